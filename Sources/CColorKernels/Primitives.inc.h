// What all kernels are made of. KernelReference.swift has the same in Swift, operation by operation.

// Loops go over whole blocks of 64 colors, so that the compiler knows their count, and over arrays that are
// either the same or apart, which it is told.
#define CCK_LANES _Pragma("clang loop vectorize(assume_safety)") for (int i = 0; i < CCK_BLOCK; i += 1)

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

static inline float Magnitude(float x) { return FloatOf(BitsOf(x) & 0x7fffffff); }

// x, which is 0 or more, with the sign of another number.
static inline float Signed(float x, float like) {
  return FloatOf(BitsOf(x) | (BitsOf(like) & (int32_t)0x80000000u));
}

// Correctly rounded, as IEEE 754 has it, and without errno, for which the C function would be called.
static inline float SquareRoot(float x) { return __builtin_elementwise_sqrt(x); }

static inline float Greater(float x, float y) { return x > y ? x : y; }

// The cube root of x in [2^-20, 1] or 0, to 1.01 ulp; 0 and 1 exactly. For other x that are normal numbers
// above 0, to 1.02 ulp.
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

// x^2.4 for x that is a normal number from 0 to 2^40, to 7e-7 of it; 0 exactly.
//
//   r ≈ x^(-1/5)             bits of r = 1277416320 - bits of x / 5, so that u = x r⁵ is in [0.69, 0.95]
//   r q, q ≈ u^(-1/5)        a quadratic, to 7e-5
//   y = x r                  x^0.8, and a step of Newton; its cube
static inline float Power2Point4(float x) {
  float r = FloatOf((int32_t)(1277416320.0f - (float)BitsOf(x) * 0x1.99999ap-3f));
  float u = ((x * r) * (r * r)) * (r * r);
  r = r * (0x1.606c8ap+0f + u * (-0x1.20ef58p-1f + u * 0x1.8184bap-3f));
  float y = x * r;
  u = (y * (r * r)) * (r * r);
  y = y + y * ((1.0f - u) * 0x1.99999ap-3f);
  return y * y * y;
}

// Light of an encoded value of sRGB or Display P3 (IEC 61966-2-1), odd.
static inline float Decode(float v) {
  float x = Magnitude(v);
  float curved = Power2Point4(x * 0x1.e54edcp-1f + 0x1.ab1232p-5f);
  return Signed(x > 0.04045f ? curved : x * 0x1.3d0722p-4f, v);
}

// The encoded value of light, odd: x^(5/12) is c ⁴√c of the cube root c.
static inline float Encode(float v) {
  float x = Magnitude(v);
  float c = CubeRoot(x);
  float curved = 1.055f * (c * SquareRoot(SquareRoot(c))) - 0.055f;
  return Signed(x > 0.0031308f ? curved : x * 12.92f, v);
}

// The direction of (x, y) in degrees, in [0, 360), to 2.4e-5; 0 for the origin.
static inline float Direction(float y, float x) {
  float ax = Magnitude(x), ay = Magnitude(y);
  float longer = ax > ay ? ax : ay, shorter = ax > ay ? ay : ax;
  float q = shorter / Greater(longer, 0x1p-126f);
  float z = q * q;
  // atan q in degrees, over q: by least greatest error, which is 2.2e-6 of a degree.
  float s = 0x1.40cbdep+0f - z * 0x1.dc026ep-3f;
  s = -0x1.9a2516p+1f + z * s;
  s = 0x1.619c1ep+2f + z * s;
  s = -0x1.fe0944p+2f + z * s;
  s = 0x1.6db718p+3f + z * s;
  s = -0x1.318bb8p+4f + z * s;
  s = 0x1.ca5daep+5f + z * s;
  float angle = q * s;
  angle = ay > ax ? 90.0f - angle : angle;
  angle = x < 0.0f ? 180.0f - angle : angle;
  angle = y < 0.0f ? 360.0f - angle : angle;
  // A tiny angle below a whole turn rounds to it.
  return angle < 360.0f ? angle : 0.0f;
}

// Sine and cosine of an angle in degrees within ±2^22, to 1.5e-7; quarter turns exactly. Others give numbers
// from -1 to 1 that mean nothing.
static inline void SineAndCosine(float degrees, float *sine, float *cosine) {
  // 1.5 · 2^23 leaves no bits behind the point: its last bits are the nearest number of quarter turns.
  float shifted = degrees * 0x1.6c16c2p-7f + 0x1.8p+23f;
  float d = degrees - (shifted - 0x1.8p+23f) * 90.0f;
  d = d < 46.0f ? d : 46.0f;
  d = d > -46.0f ? d : -46.0f;
  float t = d * 0x1.1df46ap-6f;
  float z = t * t;
  float s = 0x1.11028ep-7f - z * 0x1.982e56p-13f;
  s = -0x1.55552ep-3f + z * s;
  s = t + t * (z * s);
  float c = -0x1.6c0776p-10f + z * 0x1.990368p-16f;
  c = 0x1.55553ap-5f + z * c;
  c = -0.5f + z * c;
  c = 1.0f + z * c;
  // In odd quarters they change places; the sign of the sine is that of quarters 2 and 3, of the cosine 1 and 2.
  int32_t quarter = BitsOf(shifted);
  int32_t change = (BitsOf(s) ^ BitsOf(c)) & -(quarter & 1);
  *sine = FloatOf(BitsOf(s) ^ change ^ (int32_t)((uint32_t)(quarter & 2) << 30));
  *cosine = FloatOf(BitsOf(c) ^ change ^ (int32_t)((uint32_t)((quarter + 1) & 2) << 30));
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
static inline uint32_t CodeAt(uint32_t place) {
  return (cck_buckets[place >> 16] + (place & 0xffffu)) >> 16;
}
