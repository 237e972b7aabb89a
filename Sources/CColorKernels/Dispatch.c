#include <stdatomic.h>

#include "Kernels.h"

// In Environment.c: what COLORDERIVE_KERNELS says, or NULL.
CCK_HIDDEN const char *cck_environment(void);

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
  if (name && __builtin_strcmp(name, "baseline") == 0) widest = CCK_BASELINE;
  if (name && __builtin_strcmp(name, "avx2") == 0) widest = CCK_AVX2;
  while (!cck_available((cck_path)widest)) widest -= 1;
  return (cck_path)widest;
}

cck_path cck_current(void) {
  int path = atomic_load_explicit(&chosen, memory_order_relaxed);
  if (path == 0) {
    int found = (int)cck_choice(cck_environment()) + 1;
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

void cck_convert(cck_path path, cck_format from, cck_format to, size_t count, const cck_input *input,
                 const cck_output *output) {
  kernels(path)->convert(from, to, count, input, output);
}

void cck_convert_exactly(cck_path path, cck_format from, size_t count, const cck_input *input,
                         const cck_output *output) {
  kernels(path)->convert_exactly(from, count, input, output);
}

void cck_luminance(cck_path path, size_t count, const cck_input *input, float *luminance) {
  kernels(path)->luminance(count, input, luminance);
}

void cck_contrast(cck_path path, size_t count, const cck_input *first, const cck_input *second, float *ratio) {
  kernels(path)->contrast(count, first, second, ratio);
}

void cck_difference(cck_path path, cck_format format, size_t count, const cck_input *first,
                    const cck_input *second, float *difference) {
  kernels(path)->difference(format, count, first, second, difference);
}

void cck_transform_bytes(cck_path path, const cck_transform *transform, size_t count, const cck_input *input,
                         const cck_output *output) {
  kernels(path)->transform_bytes(transform, count, input, output);
}

size_t cck_transform_floats(cck_path path, const cck_float_transform *transform, size_t count, const cck_input *input,
                            const cck_output *output) {
  return kernels(path)->transform_floats(transform, count, input, output);
}

void cck_solve(cck_path path, const cck_luminances *allowed, size_t count, const cck_input *input,
               const cck_output *output, float *lightness, uint8_t *reached) {
  kernels(path)->solve(allowed, count, input, output, lightness, reached);
}

const float *cck_linear_table(void) { return cck_linear; }

const uint8_t *cck_linear_bytes_table(void) { return cck_linear_bytes; }

const uint32_t *cck_bucket_table(void) { return cck_buckets; }

const float *cck_threshold_table(void) { return cck_thresholds; }

const double *cck_exact_threshold_table(void) { return cck_exact_thresholds; }

size_t cck_table_bytes(void) {
  return sizeof cck_linear + sizeof cck_linear_bytes + sizeof cck_thresholds + sizeof cck_exact_thresholds +
         sizeof cck_buckets + sizeof cck_plans + sizeof cck_light + sizeof cck_light_thresholds +
         sizeof cck_root_nodes + sizeof cck_light_guesses;
}
