// Lookups in tables, for a whole block: plain for processors without a better way.

// Lookups are part of the loop that they are for.
#define CCK_FUSES_LOOKUPS 1

// The float of each code. `planes` are the table's bytes, the lowest of each first, for those who look up bytes.
static inline __attribute__((always_inline)) void FloatsOfCodes(const float *table, const uint8_t *planes, const uint8_t *codes,
                                 float *floats) {
  (void)planes;
  CCK_LANES floats[i] = table[codes[i]];
}

// The code at each place: that of the bucket, and one more from its threshold on.
static inline __attribute__((always_inline)) void CodesOfPlaces(const uint32_t *buckets, int shift, const uint32_t *places, uint8_t *codes) {
  uint32_t rest = (1u << shift) - 1;
  CCK_LANES {
    codes[i] = (uint8_t)((buckets[places[i] >> shift] + (places[i] & rest)) >> shift);
  }
}
