// The one body of the derivation of many colors. A file that includes it defines CCK_DERIVE and CCK_SHIFT, the names of
// the functions that it makes, after the instruction set was chosen.
//
// Scalars are the engine's own operations in the engine's order (ColorDerivation/Solver, ColorCore/Math): what is
// said there of why isn't said again here, only the names are the same. Blocks of colors go through the same scalars
// in plain loops, which the compiler makes as wide as the instruction set is.

#include <math.h>
#include <string.h>

#include "DerivationTables.h"

#pragma clang fp contract(off)

// Inlined always, so that a loop that calls it can be made wide.
#define INLINE static inline __attribute__((always_inline))

#include "DerivationNumbers.inc.h"
#include "DerivationVision.inc.h"
#include "DerivationRays.inc.h"
#include "DerivationSample.inc.h"
#include "DerivationPlanner.inc.h"
#include "DerivationSide.inc.h"
#include "DerivationDisabled.inc.h"
#include "DerivationSet.inc.h"
#include "DerivationBlocks.inc.h"
#include "DerivationExits.inc.h"
#include "DerivationTells.inc.h"
#include "DerivationShifts.inc.h"
#include "DerivationBlockSets.inc.h"
