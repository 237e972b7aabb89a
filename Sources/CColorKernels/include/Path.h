#pragma once

#include <stdbool.h>

// The instruction sets a kernel is compiled for.
typedef enum cck_path {
  // What every processor of the architecture has: SSE2 on x86-64, NEON on arm64.
  CCK_BASELINE = 0,
  // 256-bit vectors, x86-64 only.
  CCK_AVX2 = 1,
  // 512-bit vectors with F, BW, DQ, VL and VBMI, x86-64 only: Ice Lake, Zen 4 and later.
  CCK_AVX512 = 2,
} cck_path;

// Whether the path is compiled in and the processor can run it.
bool cck_available(cck_path path);

// The path that calls without a path take: the widest available one, unless the environment variable
// COLORDERIVE_KERNELS bids a lesser one: `baseline` or `avx2`, which is baseline too where there is no AVX2.
// `avx512`, and any other value, leave it so. It is read once, at the first call.
cck_path cck_current(void);

// The path that the value of that variable chooses, NULL for none.
cck_path cck_choice(const char *name);

// Makes `path` the current one, for tests and measurements. False, and nothing changes, if not available.
bool cck_force(cck_path path);
