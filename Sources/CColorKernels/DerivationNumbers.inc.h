// Numbers, as a part of Derivation.inc.h.

typedef struct Triple {
  double x, y, z;
} Triple;

INLINE uint64_t BitsOf(double x) {
  uint64_t bits;
  __builtin_memcpy(&bits, &x, sizeof bits);
  return bits;
}

INLINE double DoubleOf(uint64_t bits) {
  double x;
  __builtin_memcpy(&x, &bits, sizeof x);
  return x;
}

// Without errno, which would keep loops from being made wide.
INLINE double SquareRoot(double x) { return __builtin_elementwise_sqrt(x); }

INLINE double Min(double a, double b) { return b < a ? b : a; }
INLINE double Max(double a, double b) { return b > a ? b : a; }

// Roots.cubeRoots, of a number from 1e-270 to 1e60, or 0.
INLINE double CubeRoot(double x) {
  uint64_t bits = BitsOf(x) + ((uint64_t)1 << 44);
  double node = DoubleOf(bits & ~(((uint64_t)1 << 45) - 1));
  uint64_t place = bits >> 45;
  // Both factors have 18 bits.
  uint64_t third = ((uint64_t)(uint32_t)place * 174763u) >> 26;
  uint64_t entry = place - (uint64_t)(uint32_t)third * 384u;
  double root = DoubleOf(BitsOf(cck_root_nodes[entry]) + ((third - 341) << 52));
  double e = (x - node) / node;
  double e2 = e * e;
  double first = 0.3333333333333333 - e * 0.1111111111111111;
  double second = 0.06172839506172839 - e * 0.0411522633744856;
  double third_ = 0.03017832647462277 - e * 0.023472031702484377;
  double series = (first + e2 * second) + (e2 * e2) * third_;
  double result = root + root * e * series;
  // Of 0 it isn't a number: made 0 by its bits, since a choice would keep loops narrow.
  return DoubleOf(BitsOf(result) & (uint64_t)-(int64_t)(x != 0));
}

// OKLab.from(linear:).
INLINE Triple OklabOf(Triple rgb) {
  double l = CubeRoot(0.41222146947076300034 * rgb.x + 0.53633253726173481341 * rgb.y + 0.051445993267502201848 * rgb.z);
  double m = CubeRoot(0.21190349581782522925 * rgb.x + 0.68069955064523432748 * rgb.y + 0.10739695353694054804 * rgb.z);
  double s = CubeRoot(0.088302459190056424972 * rgb.x + 0.28171883913612148356 * rgb.y + 0.62997870167382212797 * rgb.z);
  return (Triple){
      0.2104542683093140 * l + 0.7936177747023054 * m + -0.004072043011619300 * s,
      1.977998532431168 * l + -2.428592242048580 * m + 0.4505937096174110 * s,
      0.02590404246554780 * l + 0.7827717124575296 * m + -0.8086757549230774 * s,
  };
}

INLINE double LuminanceOf(Triple rgb) { return 0.2126 * rgb.x + 0.7152 * rgb.y + 0.0722 * rgb.z; }

INLINE Triple LightOf(const uint8_t code[3]) {
  return (Triple){cck_light[code[0]], cck_light[code[1]], cck_light[code[2]]};
}

// The bin of linear light, which is cut off at both ends.
INLINE double Cut(double linear) { return Min(Max(linear, 0), 1); }
INLINE int32_t Bin(double cut) { return (int32_t)(cut * 4096.0); }
INLINE uint8_t CodeIn(int32_t bin, double cut) {
  uint8_t guess = cck_light_guesses[bin];
  return (uint8_t)(guess + (cck_light_thresholds[guess] <= cut));
}

// Sample.ratio of a color with a ground.
INLINE double RatioOn(double luminance, double darkest, double lightest) {
  double above = (luminance + 0.05) / (lightest + 0.05), below = (darkest + 0.05) / (luminance + 0.05);
  return luminance >= lightest ? above : darkest >= luminance ? below : 1;
}

INLINE double Ratio(double a, double b) {
  double high = a >= b ? a : b, low = a >= b ? b : a;
  return (high + 0.05) / (low + 0.05);
}

INLINE double Distance(Triple a, Triple b) {
  double x = a.x - b.x, y = a.y - b.y, z = a.z - b.z;
  return SquareRoot(x * x + y * y + z * z);
}
