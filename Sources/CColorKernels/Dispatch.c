#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "Kernels.h"

// The current path plus one; 0 until the first call. Threads that race here all find the same answer.
static _Atomic int chosen = 0;

static const cck_kernels *kernels(cck_path path) {
#if defined(__x86_64__)
  if (path == CCK_AVX512) return &cck_kernels_avx512;
  if (path == CCK_AVX2) return &cck_kernels_avx2;
#else
  (void)path;
#endif
  return &cck_kernels_baseline;
}

// __builtin_cpu_supports asks the processor once, and whether the system saves its wide registers.
bool cck_available(cck_path path) {
  switch (path) {
  case CCK_BASELINE:
    return true;
#if defined(__x86_64__)
  case CCK_AVX2:
    return __builtin_cpu_supports("avx2");
  case CCK_AVX512:
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("avx512f") &&
           __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512dq") &&
           __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512vbmi");
#else
  case CCK_AVX2:
  case CCK_AVX512:
    return false;
#endif
  }
  return false;
}

cck_path cck_choice(const char *name) {
  int widest = CCK_AVX512;
  if (name && strcmp(name, "baseline") == 0) widest = CCK_BASELINE;
  if (name && strcmp(name, "avx2") == 0) widest = CCK_AVX2;
  while (!cck_available((cck_path)widest)) widest -= 1;
  return (cck_path)widest;
}

cck_path cck_current(void) {
  int path = atomic_load_explicit(&chosen, memory_order_relaxed);
  if (path == 0) {
    int found = (int)cck_choice(getenv("COLORDERIVE_KERNELS")) + 1;
    // Keeps what cck_force may have set meanwhile.
    if (atomic_compare_exchange_strong_explicit(&chosen, &path, found, memory_order_relaxed,
                                                memory_order_relaxed)) {
      path = found;
    }
  }
  return (cck_path)(path - 1);
}

bool cck_force(cck_path path) {
  if (!cck_available(path)) return false;
  atomic_store_explicit(&chosen, (int)path + 1, memory_order_relaxed);
  return true;
}

void cck_oklab_from_srgb8(cck_path path, size_t count, const uint8_t *red, const uint8_t *green,
                          const uint8_t *blue, float *lightness, float *a, float *b) {
  kernels(path)->oklab_from_srgb8(count, red, green, blue, lightness, a, b);
}

void cck_srgb8_from_oklab(cck_path path, size_t count, const float *lightness, const float *a,
                          const float *b, uint8_t *red, uint8_t *green, uint8_t *blue) {
  kernels(path)->srgb8_from_oklab(count, lightness, a, b, red, green, blue);
}

const float *cck_linear_table(void) { return cck_linear; }

const uint32_t *cck_bucket_table(void) { return cck_buckets; }

const float *cck_threshold_table(void) { return cck_thresholds; }
