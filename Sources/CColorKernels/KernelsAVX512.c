// The kernels for x86-64 with AVX-512 F, BW, DQ, VL and VBMI: Ice Lake, Zen 4 and later. Run only where Dispatch.c
// found all of them.

#include "Kernels.h"

#if defined(__x86_64__)
#pragma clang attribute push(                                                                                \
    __attribute__((target("avx2,avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi"))), apply_to = function)
#define CCK_WITH_VBMI
#define CCK_KERNELS cck_kernels_avx512
#include "Kernels.inc.h"
#pragma clang attribute pop
#endif
