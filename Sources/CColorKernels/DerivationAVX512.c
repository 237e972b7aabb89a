// Derivation for x86-64 with AVX-512, as KernelsAVX512.c has it but for VBMI.

#include "Derivation.h"

#if defined(__x86_64__)
#pragma clang attribute push(__attribute__((target("avx2,avx512f,avx512bw,avx512dq,avx512vl"))), apply_to = function)
#define CCK_DERIVE cck_derive_avx512
#define CCK_SHIFT cck_shift_avx512
#include "Derivation.inc.h"
#pragma clang attribute pop
#endif
