// The kernels for x86-64 with AVX2. Run only where Dispatch.c found it.

#include "Kernels.h"

#if defined(__x86_64__)
#include <immintrin.h>

#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#define CCK_WITH_AVX2
#define CCK_KERNELS cck_kernels_avx2
#include "Kernels.inc.h"
#pragma clang attribute pop
#endif
