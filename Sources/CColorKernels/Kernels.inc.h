// The one body of the kernels, a file a family. A file that includes it defines CCK_KERNELS, the name of the set
// it makes, and an instruction set by a target attribute around it.
//
// Written for one color, and plain, so that the compiler may take any number at a time: each step is a
// correctly rounded operation of IEEE 754 in the order written, or an integer operation, so the width
// can't change a bit. KernelReference.swift is the same in Swift, operation by operation.
//
// Colors are taken in blocks of 64, the last one filled up with zeros: so no color is ever done by other
// instructions than its neighbors. A block goes through steps, each a loop over it; what is between them stays in the
// first cache.

#pragma clang fp contract(off)

#include "Primitives.inc.h"

#if defined(CCK_WITH_VBMI)
#include "LookupsAVX512.inc.h"
#else
#include "Lookups.inc.h"
#endif

#include "Blocks.inc.h"
#include "Steps.inc.h"

#include "Convert.inc.h"
#include "ConvertExactly.inc.h"
#include "Contrast.inc.h"
#include "Difference.inc.h"
#include "PackedFloats.inc.h"
#include "Transform.inc.h"
#include "Curves.inc.h"
#include "TransformFloats.inc.h"
#include "Solve.inc.h"

const cck_kernels CCK_KERNELS = {
    .convert = Convert,
    .convert_exactly = ConvertExactly,
    .luminance = Luminance,
    .contrast = ContrastOfPairs,
    .difference = Difference,
    .transform_bytes = TransformBytes,
    .transform_floats = TransformFloats,
    .solve = Solve,
};
