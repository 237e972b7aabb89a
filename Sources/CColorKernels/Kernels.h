#pragma once

#include "CColorKernels.h"
#include "Matrices.h"
#include "Plans.h"
#include "Tables.h"

// Colors that are worked on together.
enum { CCK_BLOCK = 64 };

// A path's set of kernels, as KernelsBaseline.c and its like define it: the functions of CColorKernels.h.
typedef struct cck_kernels {
  void (*convert)(cck_format, cck_format, size_t, const cck_input *, const cck_output *);
  void (*convert_exactly)(cck_format, size_t, const cck_input *, const cck_output *);
  void (*luminance)(size_t, const cck_input *, float *);
  void (*contrast)(size_t, const cck_input *, const cck_input *, float *);
  void (*difference)(cck_format, size_t, const cck_input *, const cck_input *, float *);
  void (*transform_bytes)(const cck_transform *, size_t, const cck_input *, const cck_output *);
  size_t (*transform_floats)(const cck_float_transform *, size_t, const cck_input *, const cck_output *);
  void (*solve)(const cck_luminances *, size_t, const cck_input *, const cck_output *, float *, uint8_t *);
} cck_kernels;

CCK_HIDDEN extern const cck_kernels cck_kernels_baseline;

#if defined(__x86_64__)
CCK_HIDDEN extern const cck_kernels cck_kernels_avx2;
CCK_HIDDEN extern const cck_kernels cck_kernels_avx512;
#endif
