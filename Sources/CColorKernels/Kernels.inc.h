// The one body of the kernels. A file that includes it defines CCK_KERNELS, the name of the set it makes.
//
// Written for one color, and plain, so that the compiler may take any number at a time: each step is a
// correctly rounded operation of IEEE 754 in the order written, or an integer operation, so the width
// can't change a bit. KernelReference.swift is the same in Swift, operation by operation.

#pragma clang fp contract(off)

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

// lms = M1 rgb of decoded light; Lab = M2 ∛lms.
static void OklabFromSrgb8(size_t count, const uint8_t *restrict red, const uint8_t *restrict green,
                           const uint8_t *restrict blue, float *restrict lightness, float *restrict a,
                           float *restrict b) {
  for (size_t i = 0; i < count; i += 1) {
    float x = cck_linear[red[i]];
    float y = cck_linear[green[i]];
    float z = cck_linear[blue[i]];
    float l = CubeRoot(0x1.a61d62p-2f * x + 0x1.129a2ep-1f * y + 0x1.a57212p-5f * z);
    float m = CubeRoot(0x1.b1fa76p-3f * x + 0x1.5c84a6p-1f * y + 0x1.b7e5dep-4f * z);
    float s = CubeRoot(0x1.69afd6p-4f * x + 0x1.207ae8p-2f * y + 0x1.428c92p-1f * z);
    lightness[i] = 0x1.af02a6p-3f * l + 0x1.965512p-1f * m - 0x1.0add8cp-8f * s;
    a[i] = 0x1.fa5e1cp+0f * l - 0x1.36dc1cp+1f * m + 0x1.cd687p-2f * s;
    b[i] = 0x1.a8696ep-6f * l + 0x1.90c774p-1f * m - 0x1.9e0acp-1f * s;
  }
}

// ∛lms = M2⁻¹ Lab; rgb = M1⁻¹ lms, encoded. For a block of 64 colors at most: the arithmetic goes first,
// then the loads from the table, which no vector unit here does well. In one loop they take two to three times
// as long.
static inline void BlockFromOklab(size_t count, const float *restrict lightness, const float *restrict a,
                                  const float *restrict b, uint8_t *restrict red,
                                  uint8_t *restrict green, uint8_t *restrict blue) {
  uint32_t reds[64], greens[64], blues[64];
  for (size_t i = 0; i < count; i += 1) {
    float l = lightness[i] + 0x1.95d992p-2f * a[i] + 0x1.b9f752p-3f * b[i];
    float m = lightness[i] - 0x1.b06118p-4f * a[i] - 0x1.058bf4p-4f * b[i];
    float s = lightness[i] - 0x1.6e86f6p-4f * a[i] - 0x1.4a9eccp+0f * b[i];
    l = l * l * l;
    m = m * m * m;
    s = s * s * s;
    reds[i] = Place(0x1.04e956p+2f * l - 0x1.a76318p+1f * m + 0x1.d906cp-3f * s);
    greens[i] = Place(-0x1.44b85ap+0f * l + 0x1.4e0c88p+1f * m - 0x1.5d82d4p-2f * s);
    blues[i] = Place(-0x1.12fe7ap-8f * l - 0x1.68267cp-1f * m + 0x1.b5263cp+0f * s);
  }
  CodesAt(count, reds, red);
  CodesAt(count, greens, green);
  CodesAt(count, blues, blue);
}

static void Srgb8FromOklab(size_t count, const float *restrict lightness, const float *restrict a,
                           const float *restrict b, uint8_t *restrict red, uint8_t *restrict green,
                           uint8_t *restrict blue) {
  size_t i = 0;
  // A constant count lets the compiler unroll.
  for (; count - i >= 64; i += 64) {
    BlockFromOklab(64, lightness + i, a + i, b + i, red + i, green + i, blue + i);
  }
  BlockFromOklab(count - i, lightness + i, a + i, b + i, red + i, green + i, blue + i);
}

const cck_kernels CCK_KERNELS = {OklabFromSrgb8, Srgb8FromOklab};
