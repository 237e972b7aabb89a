// What all kernels are made of. KernelReference.swift has the same in Swift, operation by operation.

static inline int32_t BitsOf(float x) {
  int32_t bits;
  __builtin_memcpy(&bits, &x, sizeof bits);
  return bits;
}

static inline float FloatOf(int32_t bits) {
  float x;
  __builtin_memcpy(&x, &bits, sizeof x);
  return x;
}

// The cube root of x in [2^-20, 1] or 0, to 1.01 ulp; 0 and 1 exactly.
//
//   r ≈ x^(-1/3)             bits of r = 1418625920 - bits of x / 3, so that t = x r³ is in [0.66, 0.80]
//   q ≈ t^(-2/3)             a quadratic, to about 1e-4
//   y = x r² q               x^(1/3) to as much, for x r² t^(-2/3) = x^(1/3)
//   y + (x - y³) r² q / 3    one step of Newton
//
// The coefficients are those of least greatest error, then moved by a search that counts in the rounding of
// each step; hence the last isn't quite 1/3. 1.01 ulp was found by trying every float.
static inline float CubeRoot(float x) {
  float r = FloatOf((int32_t)(1418625920.0f - (float)BitsOf(x) * 0x1.555556p-2f));
  float r2 = r * r;
  float xr2 = x * r2;
  float t = xr2 * r;
  float q = 0x1.5f90c6p+1f + t * (-0x1.81ea48p+1f + t * 0x1.4a5a18p+0f);
  float y = xr2 * q;
  float rest = x - y * y * y;
  return y + rest * (r2 * (q * 0x1.556a16p-2f));
}

// The place of linear light among the floats of [2^-13, 1], to which it is clamped, NaN to 2^-13. (The least
// threshold is greater than 2^-13, the greatest less than 1: neither clamp changes the code.)
static inline uint32_t Place(float x) {
  x = x > 0x1p-13f ? x : 0x1p-13f;
  x = x < 1.0f ? x : 1.0f;
  return (uint32_t)BitsOf(x) - 0x39000000u;
}

// The code of linear light at a place: how many of cck_thresholds are at or below it.
//
// The upper half of a place names a bucket, which holds one threshold at most. Its word is the code at its
// start, times 2^16, plus what the lower half lacks at the threshold to carry into the code.
static inline void CodesAt(size_t count, const uint32_t *restrict places, uint8_t *restrict codes) {
  for (size_t i = 0; i < count; i += 1) {
    uint32_t place = places[i];
    codes[i] = (uint8_t)((cck_buckets[place >> 16] + (place & 0xffffu)) >> 16);
  }
}
