#pragma once

#include "CColorKernels.h"
#include "Tables.h"

// A path's set of kernels, as KernelsBaseline.c and its like define it.
typedef struct cck_kernels {
  void (*oklab_from_srgb8)(size_t, const uint8_t *, const uint8_t *, const uint8_t *, float *, float *,
                           float *);
  void (*srgb8_from_oklab)(size_t, const float *, const float *, const float *, uint8_t *, uint8_t *,
                           uint8_t *);
} cck_kernels;

CCK_HIDDEN extern const cck_kernels cck_kernels_baseline;

#if defined(__x86_64__)
CCK_HIDDEN extern const cck_kernels cck_kernels_avx2;
CCK_HIDDEN extern const cck_kernels cck_kernels_avx512;
#endif
