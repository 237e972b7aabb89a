#include "Derivation.h"

#include "DerivationTables.h"

// What Derivation.inc.h makes for each path.
#define CCK_PATH(name)                                                                                       \
  CCK_HIDDEN void cck_derive_##name(const cck_recipe *, size_t, const uint8_t *, const uint8_t *,             \
                                    const uint8_t *, size_t, cck_states *);                                  \
  CCK_HIDDEN void cck_shift_##name(const cck_shifts *, size_t, const uint8_t *, const uint8_t *,              \
                                   const uint8_t *, size_t, cck_shifted *);

CCK_PATH(baseline)
#if defined(__x86_64__)
CCK_PATH(avx2)
CCK_PATH(avx512)
#endif

void cck_derive(cck_path path, const cck_recipe *recipe, size_t count, const uint8_t *red, const uint8_t *green,
                const uint8_t *blue, size_t stride, cck_states *states) {
#if defined(__x86_64__)
  if (path == CCK_AVX512) return cck_derive_avx512(recipe, count, red, green, blue, stride, states);
  if (path == CCK_AVX2) return cck_derive_avx2(recipe, count, red, green, blue, stride, states);
#else
  (void)path;
#endif
  cck_derive_baseline(recipe, count, red, green, blue, stride, states);
}

void cck_shift_colors(cck_path path, const cck_shifts *shifts, size_t count, const uint8_t *red,
                      const uint8_t *green, const uint8_t *blue, size_t stride, cck_shifted *shifted) {
#if defined(__x86_64__)
  if (path == CCK_AVX512) return cck_shift_avx512(shifts, count, red, green, blue, stride, shifted);
  if (path == CCK_AVX2) return cck_shift_avx2(shifts, count, red, green, blue, stride, shifted);
#else
  (void)path;
#endif
  cck_shift_baseline(shifts, count, red, green, blue, stride, shifted);
}

const double *cck_light_table(void) { return cck_light; }
const double *cck_light_threshold_table(void) { return cck_light_thresholds; }
const double *cck_root_table(void) { return cck_root_nodes; }
const uint8_t *cck_light_guess_table(void) { return cck_light_guesses; }
