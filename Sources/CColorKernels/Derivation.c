#include "Derivation.h"

#include "DerivationTables.h"

CCK_HIDDEN void cck_derive_baseline(const cck_recipe *, size_t, const uint8_t *, const uint8_t *, const uint8_t *,
                                    size_t, cck_states *);
#if defined(__x86_64__)
CCK_HIDDEN void cck_derive_avx2(const cck_recipe *, size_t, const uint8_t *, const uint8_t *, const uint8_t *,
                                size_t, cck_states *);
CCK_HIDDEN void cck_derive_avx512(const cck_recipe *, size_t, const uint8_t *, const uint8_t *, const uint8_t *,
                                  size_t, cck_states *);
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

const double *cck_light_table(void) { return cck_light; }
const double *cck_light_threshold_table(void) { return cck_light_thresholds; }
const double *cck_root_table(void) { return cck_root_nodes; }
const uint8_t *cck_light_guess_table(void) { return cck_light_guesses; }
