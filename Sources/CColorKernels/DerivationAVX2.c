// Derivation for x86-64 with AVX2.

#include "Derivation.h"

#if defined(__x86_64__)
#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#define CCK_DERIVE cck_derive_avx2
#define CCK_SHIFT cck_shift_avx2
#include "Derivation.inc.h"
#pragma clang attribute pop
#endif
