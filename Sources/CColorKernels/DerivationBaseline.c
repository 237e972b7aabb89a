// Derivation for any processor of the architecture.

#include "Derivation.h"

#define CCK_DERIVE cck_derive_baseline
#define CCK_SHIFT cck_shift_baseline
#include "Derivation.inc.h"
