// Bytes of OKLab and OKLCH, just those that come out in double as ColorCore does it.
//
// A color is done in float first, with a bound of what that may be off in each channel of light. Where both ends of
// the interval have the same code, double can't but give it too; the rest, less than one color in a hundred, is done
// anew.

// An angle from which whole turns are taken, exactly, where it is 1e9 or more: a whole number then, of 53 bits times
// a power of two.
static double Near(double degrees) {
  double size = degrees < 0 ? -degrees : degrees;
  if (!(size >= 1e9 && size <= 1e30)) return degrees;
  int doublings = 0;
  while (size >= 0x1p53) {
    size *= 0.5;
    doublings += 1;
  }
  uint64_t rest = (uint64_t)size % 360;
  for (; doublings > 0; doublings -= 1) rest = rest * 2 % 360;
  double near = rest > 180 ? (double)rest - 360 : (double)rest;
  return degrees < 0 ? -near : near;
}

// Sine and cosine as Angle.swift has them, operation by operation.
static void ExactSineAndCosine(double degrees, double *sine, double *cosine) {
  degrees = Near(degrees);
  double shifted = degrees * (1.0 / 90) + 0x1.8p52;
  double t = (degrees - (shifted - 0x1.8p52) * 90) * (3.141592653589793116 / 180);
  double z = t * t;
  double s = 1.0 / 355687428096000, c = 1.0 / 20922789888000;
  s = 1.0 / 1307674368000 - z * s;
  c = 1.0 / 87178291200 - z * c;
  s = 1.0 / 6227020800 - z * s;
  c = 1.0 / 479001600 - z * c;
  s = 1.0 / 39916800 - z * s;
  c = 1.0 / 3628800 - z * c;
  s = 1.0 / 362880 - z * s;
  c = 1.0 / 40320 - z * c;
  s = 1.0 / 5040 - z * s;
  c = 1.0 / 720 - z * c;
  s = 1.0 / 120 - z * s;
  c = 1.0 / 24 - z * c;
  s = 1.0 / 6 - z * s;
  c = 1.0 / 2 - z * c;
  s = 1 - z * s;
  c = 1 - z * c;
  s = t * s;
  uint64_t quarter, sineBits, cosineBits;
  __builtin_memcpy(&quarter, &shifted, sizeof quarter);
  __builtin_memcpy(&sineBits, &s, sizeof sineBits);
  __builtin_memcpy(&cosineBits, &c, sizeof cosineBits);
  uint64_t change = (sineBits ^ cosineBits) & (0 - (quarter & 1));
  sineBits ^= change ^ (quarter & 2) << 62;
  cosineBits ^= change ^ ((quarter + 1) & 2) << 62;
  __builtin_memcpy(sine, &sineBits, sizeof *sine);
  __builtin_memcpy(cosine, &cosineBits, sizeof *cosine);
}

// The code of light in double: how many of cck_exact_thresholds are at or below it.
static uint8_t ExactCode(double x) {
  // The float at or next to it is off by at most one threshold.
  uint32_t code = CodeAt(Place((float)x));
  while (code > 0 && !(cck_exact_thresholds[code - 1] <= x)) code -= 1;
  while (code < 255 && cck_exact_thresholds[code] <= x) code += 1;
  return (uint8_t)code;
}

// What is larger is taken as 10³⁰, as Conversion.swift does. NaN stays.
static double Bounded(double x) { return x > 1e30 ? 1e30 : x < -1e30 ? -1e30 : x; }

// OKLab.linear of ColorCore, operation by operation, and the code.
static void ExactBytes(bool isPolar, double lightness, double a, double b, uint8_t *red, uint8_t *green,
                       uint8_t *blue) {
  lightness = Bounded(lightness);
  a = Bounded(a);
  b = Bounded(b);
  if (isPolar) {
    double sine, cosine;
    ExactSineAndCosine(b, &sine, &cosine);
    b = a * sine;
    a = a * cosine;
  }
  double l = lightness + 0.3963377773761749 * a + 0.2158037573099136 * b;
  double m = lightness + -0.1055613458156586 * a + -0.06385417282581330 * b;
  double s = lightness + -0.08948417752981190 * a + -1.291485548019409 * b;
  l = l * l * l;
  m = m * m * m;
  s = s * s * s;
  *red = ExactCode(4.0767416360759582723 * l + -3.3077115392580618726 * m + 0.23096990318210450460 * s);
  *green = ExactCode(-1.2684379732850318481 * l + 2.6097573492876885726 * m + -0.34131937600265726691 * s);
  *blue = ExactCode(-0.0041960761386755574844 * l + -0.70341861793593625539 * m + 1.7076146940746117367 * s);
}

// Codes in float, and which colors they aren't certain of.
//
// With u = 2^-24 a root is off by at most 2 u |L| + 4 u (0.4 |a| + 1.3 |b|) for the rounding of coefficients, products
// and sums, and by 9 u C more where a and b come of a hue and are off by 5 u C each. Light is off by the sum of
// magnitudes in a row of M1⁻¹ times the squared root times three times that, and by 6 u of the cube. A color that isn't
// small in all that, or is no number, isn't certain.
typedef struct Intervals {
  _Alignas(64) uint32_t low[3][CCK_BLOCK], high[3][CCK_BLOCK], far[CCK_BLOCK];
} Intervals;

static inline void FindIntervals(bool isPolar, Floats in, Intervals *intervals) {
  float perChroma = isPolar ? 2.25f : 0.0f;
  CCK_LANES {
    float a = in.y[i], b = in.z[i], chroma = in.y[i];
    if (isPolar) {
      float sine, cosine;
      SineAndCosine(in.z[i], &sine, &cosine);
      a = chroma * cosine;
      b = chroma * sine;
    }
    float l = in.x[i] + 0x1.95d992p-2f * a + 0x1.b9f752p-3f * b;
    float m = in.x[i] - 0x1.b06118p-4f * a - 0x1.058bf4p-4f * b;
    float s = in.x[i] - 0x1.6e86f6p-4f * a - 0x1.4a9eccp+0f * b;
    float size = Magnitude(in.x[i]) * 0.5f + 0.4f * Magnitude(a) + 1.3f * Magnitude(b);
    float greatest = Greater(Greater(Magnitude(l), Magnitude(m)), Magnitude(s));
    // 3 · 4 and 6, and a little more for the rounding of this itself.
    float off = (greatest * greatest) *
                ((size + perChroma * Magnitude(chroma)) * (12.1f * 0x1p-24f) + greatest * (6.1f * 0x1p-24f));
    l = l * l * l;
    m = m * m * m;
    s = s * s * s;
    float red = 0x1.04e956p+2f * l - 0x1.a76318p+1f * m + 0x1.d906cp-3f * s;
    float green = -0x1.44b85ap+0f * l + 0x1.4e0c88p+1f * m - 0x1.5d82d4p-2f * s;
    float blue = -0x1.12fe7ap-8f * l - 0x1.68267cp-1f * m + 0x1.b5263cp+0f * s;
    intervals->low[0][i] = Place(red - 7.7f * off);
    intervals->high[0][i] = Place(red + 7.7f * off);
    intervals->low[1][i] = Place(green - 4.3f * off);
    intervals->high[1][i] = Place(green + 4.3f * off);
    intervals->low[2][i] = Place(blue - 2.5f * off);
    intervals->high[2][i] = Place(blue + 2.5f * off);
    bool isNear = size < 16.0f && (!isPolar || Magnitude(in.z[i]) < 0x1p+20f);
    intervals->far[i] = isNear ? 0u : 255u;
  }
}

static inline void ExactBlock(bool isPolar, Floats in, BytesOut codes) {
  Intervals intervals;
  _Alignas(64) uint8_t high[CCK_BLOCK], uncertain[CCK_BLOCK];
  FindIntervals(isPolar, in, &intervals);
  CCK_LANES uncertain[i] = (uint8_t)intervals.far[i];
  uint8_t *low[3] = {codes.x, codes.y, codes.z};
  for (int k = 0; k < 3; k += 1) {
    CodesOfPlaces(cck_buckets, 16, intervals.low[k], low[k]);
    CodesOfPlaces(cck_buckets, 16, intervals.high[k], high);
    CCK_LANES uncertain[i] |= low[k][i] ^ high[i];
  }
  for (int i = 0; i < CCK_BLOCK; i += 8) {
    uint64_t any;
    __builtin_memcpy(&any, uncertain + i, sizeof any);
    if (any == 0) continue;
    for (int k = i; k < i + 8; k += 1) {
      if (uncertain[k]) {
        ExactBytes(isPolar, in.x[k], in.y[k], in.z[k], codes.x + k, codes.y + k, codes.z + k);
      }
    }
  }
}

static void ConvertExactly(cck_format from, size_t count, const cck_input *input, const cck_output *output) {
  FloatBlock read;
  ByteBlock result;
  for (size_t start = 0; start < count; start += CCK_BLOCK) {
    size_t length = count - start < CCK_BLOCK ? count - start : CCK_BLOCK;
    Floats colors = ReadFloats(input, start, length, &read);
    BytesOut place = PlaceOfBytes(output, start, length, &result);
    if (from == CCK_OKLCH) {
      ExactBlock(true, colors, place);
    } else {
      ExactBlock(false, colors, place);
    }
    WriteBytes(input, output, start, length, &result);
  }
}
