// Derivation for any processor of the architecture.

#include "Derivation.h"

#define CCK_DERIVE cck_derive_baseline
#include "Derivation.inc.h"
