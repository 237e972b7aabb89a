// The one body of the derivation of many colors. A file that includes it defines CCK_DERIVE and CCK_SHIFT, the names of
// the functions that it makes, after the instruction set was chosen.
//
// Scalars are the engine's own operations in the engine's order (ColorDerivation/Solver, ColorCore/Math): what is
// said there of why isn't said again here, only the names are the same. Blocks of colors go through the same scalars
// in plain loops, which the compiler makes as wide as the instruction set is.

#include <math.h>
#include <string.h>

#include "DerivationTables.h"

#pragma clang fp contract(off)

// Inlined always, so that a loop that calls it can be made wide.
#define INLINE static inline __attribute__((always_inline))

// MARK: Numbers

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

// MARK: Vision

// The matrices of Machado, Oliveira and Fernandes (2009) at severity 1, by rows: protan, deutan, tritan.
static const double Machado[3][9] = {
    {0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998},
    {0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881},
    {1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039},
};

INLINE double Clip(double x) {
  double raised = x > 0 ? x : 0;
  return raised < 1 ? raised : 1;
}

INLINE Triple SeenOf(Triple rgb, int kind) {
  const double *m = Machado[kind];
  return OklabOf((Triple){
      Clip(m[0] * rgb.x + m[1] * rgb.y + m[2] * rgb.z),
      Clip(m[3] * rgb.x + m[4] * rgb.y + m[5] * rgb.z),
      Clip(m[6] * rgb.x + m[7] * rgb.y + m[8] * rgb.z),
  });
}

// MARK: Rays

// Ray: what a hue adds to the linear channels, by powers of the share of chroma.
typedef struct Ray {
  Triple first, second, third;
} Ray;

INLINE Triple FromCones(const double *m, Triple v) {
  return (Triple){
      m[0] * v.x + m[1] * v.y + m[2] * v.z,
      m[3] * v.x + m[4] * v.y + m[5] * v.z,
      m[6] * v.x + m[7] * v.y + m[8] * v.z,
  };
}

INLINE Ray RayOf(const double *from_cones, double a, double b) {
  // labToRoots * (0, a, b)
  double kx = 0.0 + 0.3963377773761749 * a + 0.2158037573099136 * b;
  double ky = 0.0 + -0.1055613458156586 * a + -0.06385417282581330 * b;
  double kz = 0.0 + -0.08948417752981190 * a + -1.291485548019409 * b;
  Triple first = FromCones(from_cones, (Triple){kx, ky, kz});
  Triple second = FromCones(from_cones, (Triple){kx * kx, ky * ky, kz * kz});
  Triple third = FromCones(from_cones, (Triple){kx * kx * kx, ky * ky * ky, kz * kz * kz});
  return (Ray){
      {3 * first.x, 3 * first.y, 3 * first.z}, {3 * second.x, 3 * second.y, 3 * second.z}, third};
}

// Cubic: c0 + c1 s + c2 s² + c3 s³.
typedef struct Cubic {
  double c0, c1, c2, c3;
} Cubic;

INLINE double At(Cubic c, double s) { return c.c0 + s * (c.c1 + s * (c.c2 + s * c.c3)); }

// Whether it surely stays in 0 to 1 before a limit.
INLINE bool Stays(Cubic c, double limit) {
  double b1 = c.c0 + c.c1 * limit * (1.0 / 3);
  double b2 = b1 + (c.c1 + c.c2 * limit) * limit * (1.0 / 3);
  double b3 = At(c, limit);
  return (b1 >= 0) & (b1 <= 1) & (b2 >= 0) & (b2 <= 1) & (b3 >= 0) & (b3 <= 1);
}

// The one place between `inside` and `outside` where the value is `bound`.
static double Crossing(Cubic c, double bound, double inside, double outside) {
  bool rises = At(c, outside) > bound;
  double low = At(c, inside) - bound, high = At(c, outside) - bound;
  double s = inside + (outside - inside) * (low / (low - high));
  if (!(s > Min(inside, outside) && s < Max(inside, outside))) s = (inside + outside) / 2;
  double last = outside - inside;
  for (int round = 0; round < 120; round += 1) {
    double value = At(c, s) - bound;
    if (value == 0) return s;
    if ((value > 0) == rises) outside = s; else inside = s;
    double slope = c.c1 + s * (2 * c.c2 + 3 * s * c.c3);
    double step = value / slope;
    double next = s - step;
    if (next > inside && next < outside && fabs(step) * 2 <= last) {
      double curvature = fabs(2 * c.c2 + 6 * s * c.c3) + fabs(6 * c.c3 * step);
      if (step * step * curvature <= 0x1p-53 * next * fabs(slope)) return next;
    } else {
      next = (inside + outside) / 2;
      step = s - next;
    }
    if (next == s) return s;
    last = fabs(step);
    s = next;
  }
  return inside;
}

static void TurningPoints(Cubic cubic, double *first, double *second) {
  double a = 3 * cubic.c3, b = 2 * cubic.c2, c = cubic.c1;
  *first = *second = 0;
  if (a == 0) {
    if (b != 0) *second = -c / b;
    return;
  }
  double discriminant = b * b - 4 * a * c;
  if (!(discriminant >= 0)) return;
  double q = -(b + copysign(SquareRoot(discriminant), b)) / 2;
  if (q == 0) return;
  double one = q / a, other = c / q;
  *first = one < other ? one : other;
  *second = one < other ? other : one;
}

static double FirstExit(Cubic c, double limit) {
  if (Stays(c, limit)) return limit;
  double ends[3], start = 0;
  TurningPoints(c, &ends[0], &ends[1]);
  ends[2] = limit;
  for (int i = 0; i < 3; i += 1) {
    double end = ends[i];
    if (!(end > start && end <= limit)) continue;
    double value = At(c, end);
    if (value < 0) return Crossing(c, 0, start, end);
    if (value > 1) return Crossing(c, 1, start, end);
    start = end;
  }
  return limit;
}

// Ray.shareInGamut.
static double ShareInGamut(const Ray *ray, double l, double share) {
  double l2 = l * l, l3 = l2 * l;
  double exit = share;
  exit = FirstExit((Cubic){l3, l2 * ray->first.x, l * ray->second.x, ray->third.x}, exit);
  exit = FirstExit((Cubic){l3, l2 * ray->first.y, l * ray->second.y, ray->third.y}, exit);
  return FirstExit((Cubic){l3, l2 * ray->first.z, l * ray->second.z, ray->third.z}, exit);
}

// One channel of Ray.linear.
INLINE double ChannelAt(double l, double share, double first, double second, double third) {
  return l * l * l + share * (l * l * first + share * (l * second + share * third));
}

// MARK: One color

typedef struct Sample {
  uint8_t code[3];
  double luminance;
  Triple light, lab;
} Sample;

// A sample without its OKLab, which is most of its cost.
static Sample LitOf(uint8_t red, uint8_t green, uint8_t blue) {
  Sample sample = {.code = {red, green, blue}};
  sample.light = LightOf(sample.code);
  sample.luminance = LuminanceOf(sample.light);
  return sample;
}

static Sample SampleOf(uint8_t red, uint8_t green, uint8_t blue) {
  Sample sample = LitOf(red, green, blue);
  sample.lab = OklabOf(sample.light);
  return sample;
}

typedef struct Seen {
  Triple by[3];
} Seen;

static Seen SeenSample(const Sample *sample) {
  return (Seen){{SeenOf(sample->light, 0), SeenOf(sample->light, 1), SeenOf(sample->light, 2)}};
}

INLINE double SquaredDistance(Triple a, Triple b) {
  double x = a.x - b.x, y = a.y - b.y, z = a.z - b.z;
  return x * x + y * y + z * z;
}

INLINE double Least3(double a, double b, double c) { return Min(Min(a, b), c); }

static double SeenDistance(const Seen *a, const Seen *b) {
  return SquareRoot(Least3(SquaredDistance(a->by[0], b->by[0]), SquaredDistance(a->by[1], b->by[1]),
                     SquaredDistance(a->by[2], b->by[2])));
}

// HuePath without torsion.
typedef struct Path {
  Triple base;
  double chroma;
  // What chroma is multiplied with away from the base's lightness.
  double kept;
  Ray ray;
} Path;

INLINE double ChromaOf(Triple lab) { return SquareRoot(lab.y * lab.y + lab.z * lab.z); }

INLINE double KeptOf(const cck_recipe *recipe, double chroma) {
  return chroma >= recipe->neutral && chroma > recipe->chroma_above ? recipe->chroma_share : 1;
}

static Path PathOf(const cck_recipe *recipe, const Sample *sample, bool keeps) {
  double chroma = ChromaOf(sample->lab);
  return (Path){sample->lab, chroma, keeps ? 1 : KeptOf(recipe, chroma),
                RayOf(recipe->from_cones, sample->lab.y, sample->lab.z)};
}

static Triple LinearAt(const Path *path, double lightness, double share) {
  const Ray *ray = &path->ray;
  double wish = path->kept != 1 && lightness != path->base.x ? share * path->kept : share;
  double held = ShareInGamut(ray, lightness, wish);
  return (Triple){ChannelAt(lightness, held, ray->first.x, ray->second.x, ray->third.x),
                  ChannelAt(lightness, held, ray->first.y, ray->second.y, ray->third.y),
                  ChannelAt(lightness, held, ray->first.z, ray->second.z, ray->third.z)};
}

static uint8_t CodeOf(double linear) {
  double cut = Cut(linear);
  return CodeIn(Bin(cut), cut);
}

static Sample LitAt(const Path *path, double lightness, double share) {
  if (lightness <= 0) return LitOf(0, 0, 0);
  if (lightness >= 1) return LitOf(255, 255, 255);
  Triple linear = LinearAt(path, lightness, share);
  return LitOf(CodeOf(linear.x), CodeOf(linear.y), CodeOf(linear.z));
}

static Sample ColorAt(const Path *path, double lightness, double share) {
  Sample sample = LitAt(path, lightness, share);
  sample.lab = OklabOf(sample.light);
  return sample;
}

INLINE bool KeepsHue(Triple base, double chroma, Triple lab) {
  double along = base.y * lab.y + base.z * lab.z;
  double across = fabs(base.y * lab.z - base.z * lab.y);
  double tangent = lab.x >= 0.2 ? 0.03492076949174773 * (1 - 1e-12) : 0.06992681194351041 * (1 - 1e-12);
  bool asks = (chroma >= 0.04) & (ChromaOf(lab) >= 0.04);
  return !asks | ((along > 0) & (across <= tangent * along));
}

// OKLab.from(linear: a grey).x.
INLINE double GreyLightness(double luminance) { return OklabOf((Triple){luminance, luminance, luminance}).x; }

static double PathLuminance(const Path *path, double lightness, double share) {
  if (lightness <= 0) return 0;
  if (lightness >= 1) return 1;
  Triple linear = LinearAt(path, lightness, share);
  return linear.x * 0.2126 + linear.y * 0.7152 + linear.z * 0.0722;
}

// HuePath.lightness(ofLuminance:chroma:).
static double LightnessOf(const Path *path, double luminance, double share) {
  if (luminance <= 0) return 0;
  if (luminance >= 1) return 1;
  double wish = GreyLightness(luminance);
  if (path->chroma * share < 1e-6) return wish;
  double low_at = 0, low_root = 0, high_at = 1, high_root = 1, guess = wish;
  for (int round = 0; round < 24; round += 1) {
    double root = GreyLightness(PathLuminance(path, guess, share));
    if (fabs(root - wish) < 0x1p-18) return guess;
    if (root < wish) {
      low_at = guess;
      low_root = root;
    } else {
      high_at = guess;
      high_root = root;
    }
    double chord = low_at + (high_at - low_at) * (wish - low_root) / (high_root - low_root);
    guess = round < 6 ? chord : (low_at + high_at) / 2;
    if (high_at - low_at < 0x1p-16) break;
  }
  return high_at;
}

// MARK: Placing the states of one color

typedef struct Placed {
  Sample sample;
  Seen seen;
  double step;
} Placed;

typedef struct Other {
  const Sample *sample;
  const Seen *seen;
  cck_floor floor;
} Other;

// A Planner for one content.
typedef struct Planner {
  const cck_recipe *recipe;
  const Sample *normal;
  Seen seen;
  Path path;
  double hovered_step, pressed_step;
  // Of the content, or below zero for none.
  double content;
} Planner;

static double WorstOnGrounds(const cck_recipe *recipe, double luminance) {
  double worst = INFINITY;
  for (int32_t i = 0; i < recipe->ground_count; i += 1) {
    worst = Min(worst, RatioOn(luminance, recipe->grounds[i].darkest, recipe->grounds[i].lightest));
  }
  return worst;
}

static bool IsShort(const Planner *planner, double luminance) {
  const cck_recipe *recipe = planner->recipe;
  if (recipe->role >= CCK_MARK) return WorstOnGrounds(recipe, luminance) < recipe->minimum;
  if (planner->content >= 0 && Ratio(luminance, planner->content) < recipe->minimum) return true;
  return recipe->standalone > 0 && WorstOnGrounds(recipe, luminance) < recipe->standalone;
}

static bool HasRatios(double luminance, const Other *others, int count) {
  for (int i = 0; i < count; i += 1) {
    if (Ratio(luminance, others[i].sample->luminance) < others[i].floor.contrast) return false;
  }
  return true;
}

// Completes a sample and says whether it can be told from others, of which it has the ratios.
static bool Distinct(const cck_recipe *recipe, Sample *sample, const Other *others, int count, Seen *seen) {
  sample->lab = OklabOf(sample->light);
  for (int i = 0; i < count; i += 1) {
    if (Distance(sample->lab, others[i].sample->lab) < others[i].floor.delta_e) return false;
  }
  *seen = SeenSample(sample);
  for (int i = 0; i < count; i += 1) {
    if (SeenDistance(seen, others[i].seen) < recipe->color_vision) return false;
  }
  return true;
}

static bool TryAt(const Planner *planner, double sign, double step, const Other *others, int count, Placed *out) {
  out->step = step;
  out->sample = LitAt(&planner->path, planner->path.base.x + sign * step, 1);
  return HasRatios(out->sample.luminance, others, count) &&
         Distinct(planner->recipe, &out->sample, others, count, &out->seen) &&
         KeepsHue(planner->path.base, planner->path.chroma, out->sample.lab);
}

static bool Place(const Planner *planner, double sign, double ideal, const Other *others, int count, Placed *out) {
  double step = ideal;
  while (true) {
    if (TryAt(planner, sign, step, others, count, out)) return true;
    double lightness = planner->path.base.x + sign * step;
    if (lightness <= 0 || lightness >= 1) return false;
    step += planner->recipe->stride;
  }
}

static bool Plan(const Planner *planner, double sign, Placed *hovered, Placed *pressed) {
  const cck_recipe *recipe = planner->recipe;
  double pressed_sign = recipe->is_opposed ? -sign : sign;
  Other others[2] = {{planner->normal, &planner->seen, recipe->hovered}};
  if (!Place(planner, sign, planner->hovered_step, others, 1, hovered)) return false;
  double ideal = planner->pressed_step;
  if (!recipe->is_opposed) ideal = Max(ideal, hovered->step + (planner->pressed_step - planner->hovered_step));
  others[0].floor = recipe->pressed;
  others[1] = (Other){&hovered->sample, &hovered->seen, recipe->between};
  if (!Place(planner, pressed_sign, ideal, others, 2, pressed)) return false;
  return !IsShort(planner, hovered->sample.luminance) && !IsShort(planner, pressed->sample.luminance);
}

// How far the luminance of the bytes may be from that of the color that they were made from: half a code of each
// channel, which is 0.0045 times its light to the power 0.58, or 0.00016 near black.
static double Rounding(double luminance) { return 0.0046 * SquareRoot(luminance) + 0.00016; }

// The end of the gap around what normal is read against, on the way to a luminance: that, of
// bytes, beyond which a color can't be read. Below −1 or above 2 where there is none, or where the way leads through the gap.
static double ReadableEnd(const Planner *planner, double sign, double end) {
  const cck_recipe *recipe = planner->recipe;
  double start = planner->normal->luminance;
  double slack = 2 * Rounding(Max(start, end));
  double found = sign * 9;
  double least = recipe->role >= CCK_MARK ? recipe->minimum : recipe->standalone;
  for (int32_t i = -1; i < (least > 0 ? recipe->ground_count : 0); i += 1) {
    if (i < 0 && !(recipe->role < CCK_MARK && planner->content >= 0)) continue;
    double minimum = i < 0 ? recipe->minimum : least;
    double darkest = i < 0 ? planner->content : recipe->grounds[i].darkest;
    double lightest = i < 0 ? planner->content : recipe->grounds[i].lightest;
    double above = (lightest + 0.05) * minimum - 0.05, below = (darkest + 0.05) / minimum - 0.05;
    if (sign < 0 && start >= above && end > below + slack) found = Max(found, above);
    if (sign > 0 && start <= below && end < above - slack) found = Min(found, below);
  }
  return found;
}

// The luminance, of bytes, from which on a color on a side can be told from another one by a floor; the side's end
// where the floor is so small that rounding may take a color to the other side.
static double ApartFrom(double other, double floor, double sign) {
  double above = (other + 0.05) * floor - 0.05, below = (other + 0.05) / floor - 0.05;
  if (sign < 0) return above > other + 2 * Rounding(other) ? below : 9;
  return below < other - 2 * Rounding(other) ? above : -9;
}

// A search for the largest step that holds, with what is known to fail left out: it finds what it would find anyway.
typedef struct Search {
  double sign, floor_end;
  // The largest step that may be readable.
  double most;
  cck_floor floor;
} Search;

// Whether the color at a step can be read and told from normal, but for how it is seen; it is past where all smaller
// steps can't.
static bool Fits(const Planner *planner, const Search *search, double step, Placed *out, bool *is_past) {
  *is_past = false;
  if (step > search->most) return false;
  out->sample = LitAt(&planner->path, planner->path.base.x + search->sign * step, 1);
  out->step = step;
  double luminance = out->sample.luminance;
  Other normal = {planner->normal, &planner->seen, search->floor};
  if (!IsShort(planner, luminance) && HasRatios(luminance, &normal, 1)) {
    out->sample.lab = OklabOf(out->sample.light);
    if (Distance(out->sample.lab, planner->normal->lab) >= search->floor.delta_e &&
        KeepsHue(planner->path.base, planner->path.chroma, out->sample.lab)) {
      return true;
    }
  }
  // Smaller steps are nearer to normal, but for rounding.
  *is_past = (luminance - search->floor_end) * -search->sign > 3 * Rounding(luminance);
  return false;
}

// The same, and how it is seen.
static bool FitsSeen(const Planner *planner, Placed *placed) {
  placed->seen = SeenSample(&placed->sample);
  return SeenDistance(&placed->seen, &planner->seen) >= planner->recipe->color_vision;
}

static bool Narrowed(const Planner *planner, const Search *search, double ideal, Placed *out) {
  bool is_past = false;
  for (double step = ideal; step > 0 && !is_past; step -= planner->recipe->stride) {
    if (Fits(planner, search, step, out, &is_past) && FitsSeen(planner, out)) return true;
  }
  return false;
}

// The largest step at which the luminance, before rounding, may still become that of bytes that aren't beyond an end.
// `reached` is the luminance at the step `ideal`. Infinite where that isn't sure.
static double MostStep(const Planner *planner, double sign, double end, double ideal, double reached) {
  if (!(end >= 0 && end <= 1)) return INFINITY;
  double wish = end + sign * 1.5 * Rounding(end);
  if ((wish - reached) * sign >= 0 || wish <= 0) return INFINITY;
  // Cube roots of luminance go nearly in a straight line with lightness.
  double from = GreyLightness(planner->normal->luminance), to = GreyLightness(reached), at = GreyLightness(wish);
  double step = ideal * (at - from) / (to - from) + planner->recipe->stride;
  if (!(step > 0 && step < ideal)) return INFINITY;
  double found = PathLuminance(&planner->path, planner->path.base.x + sign * step, 1);
  return (found - wish) * sign >= 0 ? step : INFINITY;
}

static bool NarrowedPlan(const Planner *planner, double sign, Placed *hovered, Placed *pressed) {
  const cck_recipe *recipe = planner->recipe;
  double pressed_sign = recipe->is_opposed ? -sign : sign, start = planner->normal->luminance;
  double base = planner->path.base.x;
  double reached = PathLuminance(&planner->path, base + pressed_sign * planner->pressed_step, 1);
  double end = ReadableEnd(planner, pressed_sign, reached), hovered_end = end;
  double hovered_reached = reached, hovered_ideal = planner->pressed_step;
  if (recipe->is_opposed) {
    hovered_ideal = planner->hovered_step;
    hovered_reached = PathLuminance(&planner->path, base + sign * hovered_ideal, 1);
    hovered_end = ReadableEnd(planner, sign, hovered_reached);
  }
  // Where pressed goes on beyond hovered, hovered leaves room for it.
  if (!recipe->is_opposed && end >= 0 && end <= 1) {
    hovered_end = ApartFrom(end, recipe->between.contrast, -sign);
  }
  Search first = {.sign = sign, .floor_end = ApartFrom(start, recipe->hovered.contrast, sign),
                  .floor = recipe->hovered};
  Search second = {.sign = pressed_sign, .floor = recipe->pressed,
                   .floor_end = ApartFrom(start, recipe->pressed.contrast, pressed_sign)};
  if ((hovered_end - first.floor_end) * sign < -1e-9 || (end - second.floor_end) * pressed_sign < -1e-9) return false;
  first.most = MostStep(planner, sign, hovered_end, hovered_ideal, hovered_reached);
  second.most = MostStep(planner, pressed_sign, end, planner->pressed_step, reached);
  // What pressed may be doesn't depend on hovered: each step is looked at once.
  enum { Kept = 48 };
  Placed kept[Kept];
  // Of each: whether it fits, and whether how it is seen is known.
  bool fits[Kept], is_seen[Kept];
  int count = 1;
  fits[0] = is_seen[0] = true;
  if (!Narrowed(planner, &second, planner->pressed_step, &kept[0])) return false;
  double ideal = planner->hovered_step;
  while (Narrowed(planner, &first, ideal, hovered)) {
    ideal = hovered->step - recipe->stride;
    double least = recipe->is_opposed ? 0 : hovered->step;
    Other others[1] = {{&hovered->sample, &hovered->seen, recipe->between}};
    bool is_past = false;
    double step = kept[0].step;
    for (int i = 0; step > least; i += 1, step -= recipe->stride) {
      // The last place is for all the steps that there is no room for.
      int place = i < Kept - 1 ? i : Kept - 1;
      Placed *placed = &kept[place];
      if (i >= count || i >= Kept - 1) {
        if (is_past) break;
        fits[place] = Fits(planner, &second, step, placed, &is_past);
        is_seen[place] = false;
        if (i >= count) count = place + 1;
      }
      if (!fits[place] || !HasRatios(placed->sample.luminance, others, 1)) continue;
      if (Distance(placed->sample.lab, hovered->sample.lab) < recipe->between.delta_e) continue;
      if (!is_seen[place]) {
        fits[place] = FitsSeen(planner, placed);
        is_seen[place] = true;
        if (!fits[place]) continue;
      }
      if (SeenDistance(&placed->seen, &hovered->seen) < recipe->color_vision) continue;
      *pressed = *placed;
      return true;
    }
  }
  return false;
}

// MARK: The side

static double Away(const cck_recipe *recipe, double luminance, const cck_ground *grounds, int32_t count) {
  double natural = recipe->is_dark ? 1 : -1;
  if (count == 0) return natural;
  const cck_ground *nearest = &grounds[0];
  double least = RatioOn(luminance, nearest->darkest, nearest->lightest);
  for (int32_t i = 1; i < count; i += 1) {
    double ratio = RatioOn(luminance, grounds[i].darkest, grounds[i].lightest);
    if (ratio < least) {
      least = ratio;
      nearest = &grounds[i];
    }
  }
  double other = (nearest->darkest + nearest->lightest) / 2;
  if (other == luminance) return natural;
  return other > luminance ? -1 : 1;
}

static double AutomaticSide(const cck_recipe *recipe, double lightness, double luminance, double content) {
  if (lightness < recipe->near_black) return 1;
  if (lightness > recipe->near_white) return -1;
  if (recipe->role >= CCK_MARK) return Away(recipe, luminance, recipe->grounds, recipe->surface_count);
  if (!recipe->is_dark) return -1;
  bool is_middle = lightness >= recipe->middle_low && lightness < recipe->middle_high;
  return recipe->role == CCK_FILL && is_middle && content > luminance ? -1 : 1;
}

// Recipe.sides.
static double FirstSide(const cck_recipe *recipe, double lightness, double luminance, double content) {
  switch (recipe->direction) {
  case CCK_DARKER: return -1;
  case CCK_LIGHTER: return 1;
  case CCK_FROM_GROUND: return Away(recipe, luminance, recipe->grounds, recipe->surface_count);
  case CCK_FROM_CONTENT:
    if (content >= 0) return Away(recipe, luminance, &(cck_ground){content, content, 0}, 1);
    break;
  case CCK_AUTOMATIC: break;
  }
  return AutomaticSide(recipe, lightness, luminance, content);
}

// Recipe.steps(from:).
INLINE double Wider(const cck_recipe *recipe, double lightness) {
  double more = Max(0, recipe->least_lightness - lightness - recipe->hovered_step);
  return recipe->direction == CCK_DARKER ? 0 : more;
}

// MARK: Disabled

typedef struct Ranges {
  int count;
  double low[32], high[32];
} Ranges;

// A BandSearch.
typedef struct Band {
  const Path *path;
  double share;
  const cck_ground *others;
  int32_t count;
  double low, high, middle;
  const Sample *near;
  // What it must be distinct from; none for contents.
  const Sample *states[3];
  const cck_recipe *recipe;
} Band;

static double DisabledDistance(const cck_recipe *recipe, int state) {
  return state == 0 ? recipe->disabled_from_normal : recipe->disabled_from_states;
}

static bool IsFit(const cck_recipe *recipe, const Sample *const states[3], const Sample *sample) {
  for (int i = 0; i < 3; i += 1) {
    if (states[i] && Distance(sample->lab, states[i]->lab) < DisabledDistance(recipe, i)) return false;
  }
  return true;
}

static double Score(const Band *band, const Sample *sample) {
  double low = INFINITY, high = 0;
  for (int32_t i = 0; i < band->count; i += 1) {
    double ratio = RatioOn(sample->luminance, band->others[i].darkest, band->others[i].lightest);
    low = Min(low, ratio);
    high = Max(high, ratio);
  }
  double miss = Max(Max(band->low - low, high - band->high), 0);
  double rank = miss + (miss > 0 ? 1000.0 : 0) + (IsFit(band->recipe, band->states, sample) ? 0 : 100.0);
  return rank + fabs(low - band->middle) + Distance(sample->lab, band->near->lab);
}

static bool RangesOf(const Band *band, Ranges *ranges) {
  *ranges = (Ranges){1, {0}, {1}};
  for (int32_t i = 0; i < band->count; i += 1) {
    double low = band->others[i].darkest + 0.05, high = band->others[i].lightest + 0.05;
    double lows[2] = {high * band->low - 0.05, high / band->high - 0.05};
    double highs[2] = {low * band->high - 0.05, low / band->low - 0.05};
    Ranges next = {0};
    for (int k = 0; k < ranges->count; k += 1) {
      for (int side = 0; side < 2; side += 1) {
        double lower = Max(ranges->low[k], lows[side]), upper = Min(ranges->high[k], highs[side]);
        if (!(lower <= upper)) continue;
        if (next.count == 32) return false;
        next.low[next.count] = lower;
        next.high[next.count] = upper;
        next.count += 1;
      }
    }
    *ranges = next;
  }
  return true;
}

// BandSearch.luminance(nearest:in:).
static double NearestLuminance(const Band *band, double wish, double low, double high) {
  double below = -1, above = 2;
  for (int32_t i = 0; i < band->count; i += 1) {
    const cck_ground *other = &band->others[i];
    if (low + high >= other->darkest + other->lightest) below = Max(below, other->lightest);
    else above = Min(above, other->darkest);
  }
  if (above > 1) return Min(Max(wish * (below + 0.05) - 0.05, low), high);
  if (below < 0) return Min(Max((above + 0.05) / wish - 0.05, low), high);
  double middle = SquareRoot((below + 0.05) * (above + 0.05)) - 0.05;
  return Min(Max(Min(wish * (below + 0.05) - 0.05, middle), low), high);
}

typedef struct Best {
  double score;
  Sample sample;
} Best;

static double Consider(const Band *band, double lightness, Best *best) {
  Sample sample = ColorAt(band->path, lightness, band->share);
  double score = Score(band, &sample);
  if (score < best->score) *best = (Best){score, sample};
  return score;
}

// BandSearch.best. False where there are more ranges than there is room for.
static bool BestInBand(const Band *band, Sample *out) {
  Best best = {.score = INFINITY};
  Ranges ranges;
  if (!RangesOf(band, &ranges)) return false;
  for (int i = 0; i < ranges.count; i += 1) {
    double wish = NearestLuminance(band, band->middle, ranges.low[i], ranges.high[i]);
    if (Consider(band, LightnessOf(band->path, wish, band->share), &best) < 100) continue;
    double low = LightnessOf(band->path, ranges.low[i], band->share);
    double high = LightnessOf(band->path, ranges.high[i], band->share);
    for (int part = 0; part <= 12; part += 1) {
      Consider(band, low + (high - low) * (double)part / 12, &best);
    }
  }
  if (!(best.score < 100)) {
    int count = (int)(1 / band->recipe->stride);
    for (int i = 0; i <= count; i += 1) Consider(band, (double)i * band->recipe->stride, &best);
  }
  *out = best.score < INFINITY ? best.sample : *band->near;
  return true;
}

// The band that the recipe asks for, limited by the contrast of normal, and what to aim at in it.
static Band BandBelow(const cck_recipe *recipe, double normal) {
  double low = recipe->disabled_low, wished = recipe->disabled_high;
  double high = Max(low * 1.1, Min(wished, normal / recipe->weaker));
  double middle = wished < 21 ? (low + high) / 2 : low <= 1 ? Min(2.65, high) : low;
  return (Band){.recipe = recipe, .low = low, .high = high, .middle = middle, .share = recipe->disabled_chroma};
}

// Whether a contrast lies outside the band that the recipe asks for.
static bool IsOutside(const cck_recipe *recipe, double ratio) {
  return !(ratio >= recipe->disabled_low && ratio <= recipe->disabled_high);
}

// DisabledSolver.mark.
static bool DisabledMark(const cck_recipe *recipe, const Path *path, const Sample *const states[3],
                         cck_states *out) {
  double weakest = INFINITY;
  for (int32_t i = 0; i < recipe->disabled_ground_count; i += 1) {
    const cck_ground *ground = &recipe->disabled_grounds[i];
    weakest = Min(weakest, RatioOn(states[0]->luminance, ground->darkest, ground->lightest));
  }
  Band band = BandBelow(recipe, recipe->disabled_ground_count > 0 ? weakest : 1);
  band.path = path;
  band.others = recipe->disabled_grounds;
  band.count = recipe->disabled_ground_count;
  band.near = states[0];
  for (int i = 0; i < 3; i += 1) band.states[i] = states[i];
  Sample best;
  if (!BestInBand(&band, &best)) return false;
  for (int32_t i = 0; i < band.count; i += 1) {
    double ratio = RatioOn(best.luminance, band.others[i].darkest, band.others[i].lightest);
    if (IsOutside(recipe, ratio)) out->marks |= CCK_GAVE_DISABLED;
  }
  if (!IsFit(recipe, states, &best)) out->marks |= CCK_GAVE_DISABLED;
  memcpy(out->disabled, best.code, 3);
  return true;
}

// The lightness that a disabled background is wished to have.
static double FadedLightness(const cck_recipe *recipe, double lightness) {
  double target = lightness, least = INFINITY;
  for (int32_t i = 0; i < recipe->disabled_ground_count; i += 1) {
    double distance = fabs(recipe->disabled_grounds[i].lightness - lightness);
    target = distance < least ? recipe->disabled_grounds[i].lightness : target;
    least = distance < least ? distance : least;
  }
  return lightness + (target - lightness) * recipe->toward_surface;
}

// DisabledSolver.nearSurface.
static Sample NearSurface(const cck_recipe *recipe, const Path *path, const Sample *const states[3]) {
  double wish = FadedLightness(recipe, states[0]->lab.x);
  Sample first = ColorAt(path, wish, recipe->disabled_chroma);
  if (IsFit(recipe, states, &first)) return first;
  double step = recipe->stride;
  while (step <= 1) {
    for (int side = 0; side < 2; side += 1) {
      double lightness = side == 0 ? wish - step : wish + step;
      if (!(lightness >= 0 && lightness <= 1)) continue;
      Sample sample = ColorAt(path, lightness, recipe->disabled_chroma);
      if (IsFit(recipe, states, &sample)) return sample;
    }
    step += recipe->stride;
  }
  return first;
}

// What is the same for all colors of a call.
typedef struct Constants {
  const cck_recipe *recipe;
  Sample contents[cck_most_contents];
  Path content_paths[cck_most_contents];
  // Whether all contents are grey, so that no lightness has to be searched for.
  bool are_grey;
} Constants;

// The content on a disabled background.
static bool DisabledContent(const Constants *constants, int content, double normal, const Sample *disabled,
                            cck_states *out) {
  const cck_recipe *recipe = constants->recipe;
  const Sample *text = &constants->contents[content];
  cck_ground ground = {disabled->luminance, disabled->luminance, disabled->lab.x};
  Band band = BandBelow(recipe, Ratio(normal, text->luminance));
  band.path = &constants->content_paths[content];
  band.others = &ground;
  band.count = 1;
  band.near = text;
  Sample best;
  if (!BestInBand(&band, &best)) return false;
  if (IsOutside(recipe, Ratio(best.luminance, disabled->luminance))) out->marks |= CCK_GAVE_DISABLED;
  memcpy(out->disabled_content, best.code, 3);
  return true;
}

// MARK: One set

// The contents in the order in which they are tried on a color.
INLINE bool IsSwapped(const Constants *constants, double luminance) {
  const cck_recipe *recipe = constants->recipe;
  if (recipe->order == CCK_LISTED || recipe->content_count < 2) return false;
  double white = Ratio(luminance, constants->contents[0].luminance);
  double black = Ratio(luminance, constants->contents[1].luminance);
  return black > recipe->lead * white;
}

// All that follows when the states that can be used are found.
static void Finish(const Constants *constants, const Sample *normal, const Path *path, const Sample *hovered,
                   const Sample *pressed, int content, uint8_t marks, cck_states *out) {
  const cck_recipe *recipe = constants->recipe;
  const Sample *states[3] = {normal, hovered, pressed};
  Path faded = *path;
  faded.kept = 1;
  memcpy(out->normal, normal->code, 3);
  memcpy(out->hovered, hovered->code, 3);
  memcpy(out->pressed, pressed->code, 3);
  memset(out->content, 0, 3);
  memset(out->disabled_content, 0, 3);
  out->marks = marks;
  if (recipe->role == CCK_MARK) {
    if (!DisabledMark(recipe, &faded, states, out)) return;
  } else {
    Sample disabled = NearSurface(recipe, &faded, states);
    memcpy(out->disabled, disabled.code, 3);
    if (!IsFit(recipe, states, &disabled)) out->marks |= CCK_GAVE_DISABLED;
    if (content >= 0) {
      memcpy(out->content, constants->contents[content].code, 3);
      out->marks |= CCK_HAS_CONTENT;
      if (!DisabledContent(constants, content, normal->luminance, &disabled, out)) return;
    }
  }
  out->marks |= CCK_DECIDED;
}

// Solver.attempt with nothing given up. `is_short` says that the wished steps, with the first content that can be read
// on normal and to the first side, can be told apart but not be read.
static void DeriveOne(const Constants *constants, Sample normal, Seen seen, Path path, bool is_short,
                      cck_states *out) {
  const cck_recipe *recipe = constants->recipe;
  Planner planner = {.recipe = recipe, .normal = &normal, .seen = seen, .path = path};
  double more = Wider(recipe, normal.lab.x);
  planner.hovered_step = recipe->hovered_step + more;
  planner.pressed_step = recipe->pressed_step + more;
  bool may_turn = recipe->direction == CCK_AUTOMATIC, is_swapped = IsSwapped(constants, normal.luminance);
  for (int i = 0; i < (recipe->content_count > 0 ? recipe->content_count : 1); i += 1) {
    int content = recipe->content_count == 0 ? -1 : is_swapped ? 1 - i : i;
    planner.content = content < 0 ? -1 : constants->contents[content].luminance;
    if (IsShort(&planner, normal.luminance)) continue;
    double first = FirstSide(recipe, normal.lab.x, normal.luminance, planner.content);
    for (int turn = 0; turn < (may_turn ? 2 : 1); turn += 1) {
      double sign = turn == 0 ? first : -first;
      Placed hovered, pressed;
      uint8_t marks = 0;
      bool is_found = !is_short && Plan(&planner, sign, &hovered, &pressed);
      is_short = false;
      if (!is_found && may_turn && recipe->may_narrow) {
        is_found = NarrowedPlan(&planner, sign, &hovered, &pressed);
        bool is_smaller = hovered.step < planner.hovered_step - recipe->stride / 2 ||
                          pressed.step < planner.pressed_step - recipe->stride / 2;
        if (is_found && recipe->holds_steps && is_smaller) marks |= CCK_GAVE_STEP;
      }
      if (!is_found) continue;
      Finish(constants, &normal, &planner.path, &hovered.sample, &pressed.sample, content, marks, out);
      return;
    }
  }
  out->marks = 0;
}

// MARK: Blocks

// How many colors go through at once. A block's arrays, some 25 KiB, stay in the first cache.
enum { Lanes = 32 };

// A loop that is wide, or a warning.
#define EACH _Pragma("clang loop vectorize(enable)") for (int i = 0; i < Lanes; i += 1)

typedef struct Colors {
  uint8_t red[Lanes], green[Lanes], blue[Lanes];
  double x[Lanes], y[Lanes], z[Lanes];
  double luminance[Lanes];
  double lightness[Lanes], a[Lanes], b[Lanes];
} Colors;

// OKLab as each deficiency sees it.
typedef struct SeenColors {
  double l[3][Lanes], a[3][Lanes], b[3][Lanes];
} SeenColors;

typedef struct Rays {
  double first[3][Lanes], second[3][Lanes], third[3][Lanes];
} Rays;

// A lane's truth is 0 or 1, as wide as what it was found from.
typedef int64_t Truth;

static void MeasureLight(Colors *restrict colors) {
  EACH {
    colors->x[i] = cck_light[colors->red[i]];
    colors->y[i] = cck_light[colors->green[i]];
    colors->z[i] = cck_light[colors->blue[i]];
  }
  EACH colors->luminance[i] = LuminanceOf((Triple){colors->x[i], colors->y[i], colors->z[i]});
}

static void Measure(Colors *restrict colors) {
  MeasureLight(colors);
  EACH {
    Triple lab = OklabOf((Triple){colors->x[i], colors->y[i], colors->z[i]});
    colors->lightness[i] = lab.x;
    colors->a[i] = lab.y;
    colors->b[i] = lab.z;
  }
}

static void See(const Colors *restrict colors, SeenColors *restrict seen) {
  for (int kind = 0; kind < 3; kind += 1) {
    EACH {
      Triple lab = SeenOf((Triple){colors->x[i], colors->y[i], colors->z[i]}, kind);
      seen->l[kind][i] = lab.x;
      seen->a[kind][i] = lab.y;
      seen->b[kind][i] = lab.z;
    }
  }
}

static void MakeRays(const double *from_cones, const Colors *restrict colors, Rays *restrict rays) {
  EACH {
    Ray ray = RayOf(from_cones, colors->a[i], colors->b[i]);
    rays->first[0][i] = ray.first.x;
    rays->first[1][i] = ray.first.y;
    rays->first[2][i] = ray.first.z;
    rays->second[0][i] = ray.second.x;
    rays->second[1][i] = ray.second.y;
    rays->second[2][i] = ray.second.z;
    rays->third[0][i] = ray.third.x;
    rays->third[1][i] = ray.third.y;
    rays->third[2][i] = ray.third.z;
  }
}

static Ray RayIn(const Rays *restrict rays, int i) {
  return (Ray){{rays->first[0][i], rays->first[1][i], rays->first[2][i]},
               {rays->second[0][i], rays->second[1][i], rays->second[2][i]},
               {rays->third[0][i], rays->third[1][i], rays->third[2][i]}};
}

static Sample SampleIn(const Colors *restrict colors, int i) {
  return (Sample){{colors->red[i], colors->green[i], colors->blue[i]},
                  colors->luminance[i],
                  {colors->x[i], colors->y[i], colors->z[i]},
                  {colors->lightness[i], colors->a[i], colors->b[i]}};
}

static Seen SeenIn(const SeenColors *seen, int i) {
  return (Seen){{{seen->l[0][i], seen->a[0][i], seen->b[0][i]},
                 {seen->l[1][i], seen->a[1][i], seen->b[1][i]},
                 {seen->l[2][i], seen->a[2][i], seen->b[2][i]}}};
}

// Some of a block's colors, packed: the cubic of one channel, and the share of chroma before it.
typedef struct Exits {
  // Padded to whole vectors.
  int count;
  uint8_t lanes[Lanes];
  double c0[Lanes], c1[Lanes], c2[Lanes], c3[Lanes], limit[Lanes];
} Exits;

enum { Width = 8 };

#define EACH_EXIT _Pragma("clang loop vectorize(enable)") for (int i = 0; i < count; i += 1)

// FirstExit of each, into `limit`: the same operations on all of them, where those that are done are left alone.
static void FindExits(Exits *restrict exits) {
  int count = exits->count;
  double s[Lanes], inside[Lanes], outside[Lanes], bound[Lanes], last[Lanes];
  Truth rises[Lanes], is_done[Lanes];
  EACH_EXIT {
    Cubic cubic = {exits->c0[i], exits->c1[i], exits->c2[i], exits->c3[i]};
    double limit = exits->limit[i];
    // TurningPoints.
    double a = 3 * cubic.c3, b = 2 * cubic.c2, c = cubic.c1;
    double discriminant = b * b - 4 * a * c;
    double q = -(b + __builtin_copysign(SquareRoot(discriminant), b)) / 2;
    double one = q / a, other = c / q;
    bool is_cubic = (a != 0) & (discriminant >= 0) & (q != 0);
    double first = is_cubic ? (one < other ? one : other) : 0;
    bool is_square = (a == 0) & (b != 0);
    double second = is_cubic ? (one < other ? other : one) : (is_square ? -c / b : 0);
    double ends[3] = {first, second, limit};
    double start = 0, from = 0, to = limit, edge = 0;
    Truth is_found = 0;
    for (int k = 0; k < 3; k += 1) {
      double end = ends[k], value = At(cubic, end);
      Truth is_reached = (Truth)(end > start) & (Truth)(end <= limit) & (is_found ^ 1);
      Truth leaves = is_reached & ((Truth)(value < 0) | (Truth)(value > 1));
      from = leaves ? start : from;
      to = leaves ? end : to;
      edge = leaves ? (value < 0 ? 0 : 1) : edge;
      is_found |= leaves;
      start = is_reached & (leaves ^ 1) ? end : start;
    }
    // Crossing, up to its loop.
    double at_end = At(cubic, to);
    double low = At(cubic, from) - edge, high = at_end - edge;
    double chord = from + (to - from) * (low / (low - high));
    Truth is_between = (Truth)(chord > Min(from, to)) & (Truth)(chord < Max(from, to));
    s[i] = is_found ? (is_between ? chord : (from + to) / 2) : limit;
    inside[i] = from;
    outside[i] = to;
    bound[i] = edge;
    last[i] = to - from;
    rises[i] = at_end > edge;
    is_done[i] = is_found ^ 1;
  }
  for (int round = 0; round < 120; round += 1) {
    Truth are_done = 1;
    EACH_EXIT {
      double c1 = exits->c1[i], c2 = exits->c2[i], c3 = exits->c3[i], at = s[i];
      double value = exits->c0[i] + at * (c1 + at * (c2 + at * c3)) - bound[i];
      bool goes_out = (value > 0) == (rises[i] != 0);
      double far = goes_out ? at : outside[i], near = goes_out ? inside[i] : at;
      double slope = c1 + at * (2 * c2 + 3 * at * c3);
      double step = value / slope;
      double next = at - step;
      bool is_newton = (next > near) & (next < far) & (__builtin_fabs(step) * 2 <= last[i]);
      double curvature = __builtin_fabs(2 * c2 + 6 * at * c3) + __builtin_fabs(6 * c3 * step);
      bool is_close = is_newton & (step * step * curvature <= 0x1p-53 * next * __builtin_fabs(slope));
      double middle = (near + far) / 2;
      next = is_newton ? next : middle;
      step = is_newton ? step : at - middle;
      // Where the value is 0 and where nothing moves the place stays; where Newton's step is small it is the last one.
      bool stays = (value == 0) | (!is_close & (next == at));
      Truth was_done = is_done[i];
      s[i] = was_done | (Truth)stays ? at : next;
      inside[i] = was_done ? inside[i] : near;
      outside[i] = was_done ? outside[i] : far;
      last[i] = was_done ? last[i] : __builtin_fabs(step);
      is_done[i] = was_done | (Truth)stays | (Truth)is_close;
    }
    for (int i = 0; i < count; i += 1) are_done &= is_done[i];
    if (are_done) break;
  }
  // A search that ends without an answer gives the end inside.
  EACH_EXIT exits->limit[i] = is_done[i] ? s[i] : inside[i];
}

// Takes the shares of chroma into the gamut of one channel.
static void HoldInGamut(const double *restrict first, const double *restrict second, const double *restrict third,
                        const double *restrict lightness, double *restrict share) {
  Truth leaves[Lanes];
  EACH {
    double l = lightness[i], l2 = l * l;
    bool stays = Stays((Cubic){l2 * l, l2 * first[i], l * second[i], third[i]}, share[i]);
    leaves[i] = (Truth)!stays & (Truth)(l > 0) & (Truth)(l < 1);
  }
  Exits exits;
  int count = 0;
  for (int i = 0; i < Lanes; i += 1) {
    exits.lanes[count] = (uint8_t)i;
    count += (int)leaves[i];
  }
  if (count == 0) return;
  exits.count = (count + Width - 1) / Width * Width;
  for (int k = 0; k < exits.count; k += 1) {
    int i = exits.lanes[k < count ? k : 0];
    double l = lightness[i], l2 = l * l;
    exits.c0[k] = l2 * l;
    exits.c1[k] = l2 * first[i];
    exits.c2[k] = l * second[i];
    exits.c3[k] = third[i];
    exits.limit[k] = share[i];
  }
  FindExits(&exits);
  for (int k = 0; k < count; k += 1) share[exits.lanes[k]] = exits.limit[k];
}

// The codes of LitAt: of the colors at some lightnesses, with a share of chroma that this takes into the gamut.
static void CodesAt(const Rays *restrict rays, const double *restrict lightness, double *restrict share,
                    Colors *restrict out) {
  for (int channel = 0; channel < 3; channel += 1) {
    HoldInGamut(rays->first[channel], rays->second[channel], rays->third[channel], lightness, share);
  }
  uint8_t *codes[3] = {out->red, out->green, out->blue};
  for (int channel = 0; channel < 3; channel += 1) {
    double cut[Lanes];
    int32_t bin[Lanes];
    EACH {
      double l = lightness[i];
      double linear =
          ChannelAt(l, share[i], rays->first[channel][i], rays->second[channel][i], rays->third[channel][i]);
      double inside = Cut(linear);
      double value = l <= 0 ? 0 : l >= 1 ? 1 : inside;
      cut[i] = value;
      bin[i] = Bin(value);
    }
    for (int i = 0; i < Lanes; i += 1) codes[channel][i] = CodeIn(bin[i], cut[i]);
  }
}

// ColorAt: the colors at some lightnesses, with all that is measured on them.
static void ColorsAt(const Rays *restrict rays, const double *restrict lightness, double *restrict share,
                     Colors *restrict out) {
  CodesAt(rays, lightness, share, out);
  Measure(out);
}

// Clears the truth of the lanes whose colors can't be told apart by luminance or difference.
static void TellApart(const Colors *restrict a, const Colors *restrict b, cck_floor floor, Truth *restrict truth) {
  EACH {
    double ratio = Ratio(a->luminance[i], b->luminance[i]);
    double distance = Distance((Triple){a->lightness[i], a->a[i], a->b[i]},
                               (Triple){b->lightness[i], b->a[i], b->b[i]});
    truth[i] &= (ratio >= floor.contrast) & (distance >= floor.delta_e);
  }
}

static void TellApartSeen(const SeenColors *restrict a, const SeenColors *restrict b, double floor, Truth *restrict truth) {
  EACH {
    double squared[3];
    for (int k = 0; k < 3; k += 1) {
      squared[k] = SquaredDistance((Triple){a->l[k][i], a->a[k][i], a->b[k][i]},
                                   (Triple){b->l[k][i], b->a[k][i], b->b[k][i]});
    }
    truth[i] &= SquareRoot(Least3(squared[0], squared[1], squared[2])) >= floor;
  }
}

static void TellHue(const Colors *restrict base, const double *restrict chroma, const Colors *restrict colors, Truth *restrict truth) {
  EACH {
    truth[i] &= KeepsHue((Triple){base->lightness[i], base->a[i], base->b[i]}, chroma[i],
                         (Triple){colors->lightness[i], colors->a[i], colors->b[i]});
  }
}

static void TellFar(const Colors *restrict a, const Colors *restrict b, double least, Truth *restrict truth) {
  EACH {
    double distance = Distance((Triple){a->lightness[i], a->a[i], a->b[i]},
                               (Triple){b->lightness[i], b->a[i], b->b[i]});
    truth[i] &= distance >= least;
  }
}

// Clears the truth of the lanes that fall short of a contrast.
static void TellReadable(const cck_recipe *recipe, const Colors *restrict colors, const double *restrict content, Truth *restrict truth) {
  double least = recipe->role >= CCK_MARK ? recipe->minimum : recipe->standalone;
  if (least > 0) {
    for (int32_t k = 0; k < recipe->ground_count; k += 1) {
      double darkest = recipe->grounds[k].darkest, lightest = recipe->grounds[k].lightest;
      EACH truth[i] &= RatioOn(colors->luminance[i], darkest, lightest) >= least;
    }
  }
  if (recipe->content_count > 0) {
    double minimum = recipe->minimum;
    EACH truth[i] &= Ratio(colors->luminance[i], content[i]) >= minimum;
  }
}

// Picks the first content with which normal can be read, or -1, with its luminance.
static void PickContent(const Constants *constants, const Colors *restrict normal, int64_t *restrict pick, double *restrict content) {
  const cck_recipe *recipe = constants->recipe;
  double minimum = recipe->minimum;
  EACH {
    pick[i] = -1;
    content[i] = -1;
  }
  if (recipe->order == CCK_BY_LEAD && recipe->content_count == 2) {
    double white = constants->contents[0].luminance, black = constants->contents[1].luminance;
    double lead = recipe->lead;
    EACH {
      double on_white = Ratio(normal->luminance[i], white), on_black = Ratio(normal->luminance[i], black);
      bool swapped = on_black > lead * on_white;
      bool white_fits = on_white >= minimum, black_fits = on_black >= minimum;
      bool takes_black = black_fits & (swapped | !white_fits);
      pick[i] = takes_black ? 1 : white_fits ? 0 : -1;
      content[i] = takes_black ? black : white_fits ? white : -1;
    }
    return;
  }
  for (int32_t k = recipe->content_count - 1; k >= 0; k -= 1) {
    double luminance = constants->contents[k].luminance;
    EACH {
      bool fits = Ratio(normal->luminance[i], luminance) >= minimum;
      pick[i] = fits ? k : pick[i];
      content[i] = fits ? luminance : content[i];
    }
  }
}

// DisabledContent of a block, with greys: the better of the colors in the middle of the two ranges that the band allows.
// Clears the truth of the lanes where neither fits, which take the long way.
static void DisabledContents(const Constants *constants, const Colors *restrict normal,
                             const Colors *restrict disabled, const double *restrict content,
                             const int64_t *restrict pick, Colors *restrict out, Truth *restrict gives,
                             Truth *restrict truth) {
  const cck_recipe *recipe = constants->recipe;
  Rays rays;
  double text[3][Lanes], low[Lanes], high[Lanes], middle[Lanes], share[Lanes], lightness[Lanes], best[Lanes];
  for (int i = 0; i < Lanes; i += 1) {
    const Path *path = &constants->content_paths[pick[i] < 0 ? 0 : pick[i]];
    text[0][i] = path->base.x;
    text[1][i] = path->base.y;
    text[2][i] = path->base.z;
    const Ray *ray = &path->ray;
    rays.first[0][i] = ray->first.x;
    rays.first[1][i] = ray->first.y;
    rays.first[2][i] = ray->first.z;
    rays.second[0][i] = ray->second.x;
    rays.second[1][i] = ray->second.y;
    rays.second[2][i] = ray->second.z;
    rays.third[0][i] = ray->third.x;
    rays.third[1][i] = ray->third.y;
    rays.third[2][i] = ray->third.z;
  }
  EACH {
    // BandBelow.
    double wished = recipe->disabled_high, least = recipe->disabled_low;
    double limit = Ratio(normal->luminance[i], content[i]) / recipe->weaker;
    low[i] = least;
    high[i] = Max(least * 1.1, Min(wished, limit));
    double open = least <= 1 ? Min(2.65, high[i]) : least;
    middle[i] = wished < 21 ? (least + high[i]) / 2 : open;
    best[i] = INFINITY;
    gives[i] = 0;
  }
  Colors tried;
  for (int side = 0; side < 2; side += 1) {
    Truth exists[Lanes];
    EACH {
      // RangesOf and NearestLuminance, of one other color.
      double other = disabled->luminance[i] + 0.05;
      double from = side == 0 ? other * low[i] - 0.05 : other / high[i] - 0.05;
      double to = side == 0 ? other * high[i] - 0.05 : other / low[i] - 0.05;
      double lower = Max(0, from), upper = Min(1, to);
      bool is_above = lower + upper >= disabled->luminance[i] + disabled->luminance[i];
      double wish = is_above ? middle[i] * other - 0.05 : other / middle[i] - 0.05;
      double luminance = Min(Max(wish, lower), upper);
      double found = GreyLightness(luminance);
      lightness[i] = luminance <= 0 ? 0 : luminance >= 1 ? 1 : found;
      share[i] = recipe->disabled_chroma;
      exists[i] = lower <= upper;
    }
    ColorsAt(&rays, lightness, share, &tried);
    EACH {
      double ratio = Ratio(tried.luminance[i], disabled->luminance[i]);
      double miss = Max(Max(low[i] - ratio, ratio - high[i]), 0);
      double distance = Distance((Triple){tried.lightness[i], tried.a[i], tried.b[i]},
                                 (Triple){text[0][i], text[1][i], text[2][i]});
      double score = miss + (miss > 0 ? 1000.0 : 0) + __builtin_fabs(ratio - middle[i]) + distance;
      bool is_inside = (ratio >= recipe->disabled_low) & (ratio <= recipe->disabled_high);
      // A range whose middle doesn't do is searched through: the long way.
      bool is_long = (exists[i] != 0) & !(score < 100);
      bool is_better = (exists[i] != 0) & (score < best[i]);
      truth[i] &= !is_long;
      best[i] = is_better ? score : best[i];
      out->luminance[i] = is_better;
      gives[i] = is_better ? (Truth)!is_inside : gives[i];
    }
    for (int i = 0; i < Lanes; i += 1) {
      bool is_better = out->luminance[i] != 0;
      out->red[i] = is_better ? tried.red[i] : out->red[i];
      out->green[i] = is_better ? tried.green[i] : out->green[i];
      out->blue[i] = is_better ? tried.blue[i] : out->blue[i];
    }
  }
  EACH truth[i] &= best[i] < 100;
}

// MARK: Shifts

static void Load(Colors *restrict colors, const uint8_t *red, const uint8_t *green, const uint8_t *blue,
                 size_t stride, int count) {
  for (int i = 0; i < Lanes; i += 1) {
    // What is left of the last block is black.
    colors->red[i] = i < count ? red[(size_t)i * stride] : 0;
    colors->green[i] = i < count ? green[(size_t)i * stride] : 0;
    colors->blue[i] = i < count ? blue[(size_t)i * stride] : 0;
  }
  Measure(colors);
}

static void ShiftBlock(const cck_shifts *shifts, const uint8_t *red, const uint8_t *green, const uint8_t *blue,
                       size_t stride, int count, cck_shifted *out) {
  Colors normal, moved;
  Rays rays;
  Load(&normal, red, green, blue, stride, count);
  MakeRays(shifts->from_cones, &normal, &rays);
  for (int32_t k = 0; k < shifts->count; k += 1) {
    double lightness[Lanes], share[Lanes], step = shifts->shifts[k].lightness, chroma = shifts->shifts[k].chroma;
    Truth holds[Lanes];
    EACH {
      lightness[i] = normal.lightness[i] + step;
      share[i] = chroma;
      holds[i] = 0;
    }
    CodesAt(&rays, lightness, share, &moved);
    MeasureLight(&moved);
    for (int32_t g = 0; g < shifts->ground_count; g += 1) {
      double darkest = shifts->grounds[g].darkest, lightest = shifts->grounds[g].lightest;
      double minimum = shifts->minimums[g];
      Truth bit = (Truth)1 << g;
      EACH holds[i] |= RatioOn(moved.luminance[i], darkest, lightest) >= minimum ? bit : 0;
    }
    cck_shifted *places = out + k;
    for (int i = 0; i < count; i += 1) {
      places[i * shifts->count] = (cck_shifted){{moved.red[i], moved.green[i], moved.blue[i]}, (uint8_t)holds[i]};
    }
  }
}

CCK_HIDDEN void CCK_SHIFT(const cck_shifts *shifts, size_t count, const uint8_t *red, const uint8_t *green,
                          const uint8_t *blue, size_t stride, cck_shifted *shifted) {
  for (size_t i = 0; i < count; i += Lanes) {
    int part = count - i < Lanes ? (int)(count - i) : Lanes;
    ShiftBlock(shifts, red + i * stride, green + i * stride, blue + i * stride, stride, part,
               shifted + i * (size_t)shifts->count);
  }
}

// MARK: Sets

// Derives a block in one sweep: what the plain wish gives where all of it holds. The other colors go one by one.
static void DeriveBlock(const Constants *constants, const uint8_t *red, const uint8_t *green,
                        const uint8_t *blue, size_t stride, int count, cck_states *out) {
  const cck_recipe *recipe = constants->recipe;
  Colors normal, hovered, pressed, disabled;
  SeenColors seen_normal, seen_hovered, seen_pressed;
  Rays rays;
  double chroma[Lanes], content[Lanes], sign[Lanes], lightness[Lanes], share[Lanes];
  int64_t pick[Lanes];
  Truth truth[Lanes];
  Load(&normal, red, green, blue, stride, count);
  See(&normal, &seen_normal);
  MakeRays(recipe->from_cones, &normal, &rays);
  PickContent(constants, &normal, pick, content);
  double kept[Lanes];
  EACH {
    chroma[i] = ChromaOf((Triple){normal.lightness[i], normal.a[i], normal.b[i]});
    kept[i] = KeptOf(recipe, chroma[i]);
    truth[i] = 1;
  }
  TellReadable(recipe, &normal, content, truth);
  for (int i = 0; i < Lanes; i += 1) sign[i] = FirstSide(recipe, normal.lightness[i], normal.luminance[i], content[i]);
  double hovered_step[Lanes], pressed_step[Lanes];
  EACH {
    double more = Wider(recipe, normal.lightness[i]);
    hovered_step[i] = recipe->hovered_step + more;
    pressed_step[i] = recipe->pressed_step + more;
    lightness[i] = normal.lightness[i] + sign[i] * hovered_step[i];
    share[i] = kept[i];
  }
  ColorsAt(&rays, lightness, share, &hovered);
  double profile = recipe->is_opposed ? -1 : 1;
  EACH {
    double beyond = hovered_step[i] + (pressed_step[i] - hovered_step[i]);
    double ideal = recipe->is_opposed ? pressed_step[i] : Max(pressed_step[i], beyond);
    lightness[i] = normal.lightness[i] + profile * sign[i] * ideal;
    share[i] = kept[i];
  }
  ColorsAt(&rays, lightness, share, &pressed);
  See(&hovered, &seen_hovered);
  See(&pressed, &seen_pressed);
  TellApart(&hovered, &normal, recipe->hovered, truth);
  TellApart(&pressed, &normal, recipe->pressed, truth);
  TellApart(&pressed, &hovered, recipe->between, truth);
  TellApartSeen(&seen_hovered, &seen_normal, recipe->color_vision, truth);
  TellApartSeen(&seen_pressed, &seen_normal, recipe->color_vision, truth);
  TellApartSeen(&seen_pressed, &seen_hovered, recipe->color_vision, truth);
  TellHue(&normal, chroma, &hovered, truth);
  TellHue(&normal, chroma, &pressed, truth);
  if (recipe->content_count > 0) EACH truth[i] &= pick[i] >= 0;
  Truth is_readable[Lanes];
  EACH is_readable[i] = 1;
  TellReadable(recipe, &hovered, content, is_readable);
  TellReadable(recipe, &pressed, content, is_readable);
  Truth is_far[Lanes];
  EACH is_far[i] = 0;
  if (recipe->role != CCK_MARK) {
    for (int i = 0; i < Lanes; i += 1) lightness[i] = FadedLightness(recipe, normal.lightness[i]);
    EACH {
      share[i] = recipe->disabled_chroma;
      is_far[i] = 1;
    }
    ColorsAt(&rays, lightness, share, &disabled);
    TellFar(&disabled, &normal, recipe->disabled_from_normal, is_far);
    TellFar(&disabled, &hovered, recipe->disabled_from_states, is_far);
    TellFar(&disabled, &pressed, recipe->disabled_from_states, is_far);
  }
  Colors texts;
  Truth gives[Lanes], is_near[Lanes];
  EACH is_near[i] = 0;
  if (recipe->role != CCK_MARK && recipe->content_count > 0 && constants->are_grey) {
    EACH is_near[i] = 1;
    DisabledContents(constants, &normal, &disabled, content, pick, &texts, gives, is_near);
  }
  for (int i = 0; i < count; i += 1) {
    Sample base = SampleIn(&normal, i);
    if (!truth[i] || !is_readable[i]) {
      Path path = {base.lab, chroma[i], kept[i], RayIn(&rays, i)};
      DeriveOne(constants, base, SeenIn(&seen_normal, i), path, truth[i], &out[i]);
      continue;
    }
    Sample first = SampleIn(&hovered, i), second = SampleIn(&pressed, i);
    if (is_far[i]) {
      cck_states *states = &out[i];
      memcpy(states->normal, base.code, 3);
      memcpy(states->hovered, first.code, 3);
      memcpy(states->pressed, second.code, 3);
      Sample last = SampleIn(&disabled, i);
      memcpy(states->disabled, last.code, 3);
      states->marks = 0;
      memset(states->content, 0, 3);
      memset(states->disabled_content, 0, 3);
      if (pick[i] >= 0) {
        memcpy(states->content, constants->contents[pick[i]].code, 3);
        states->marks = CCK_HAS_CONTENT;
        if (is_near[i]) {
          states->disabled_content[0] = texts.red[i];
          states->disabled_content[1] = texts.green[i];
          states->disabled_content[2] = texts.blue[i];
          states->marks |= gives[i] ? CCK_GAVE_DISABLED : 0;
        } else if (!DisabledContent(constants, (int)pick[i], base.luminance, &last, states)) {
          continue;
        }
      }
      states->marks |= CCK_DECIDED;
    } else {
      Path path = {base.lab, chroma[i], kept[i], RayIn(&rays, i)};
      Finish(constants, &base, &path, &first, &second, (int)pick[i], 0, &out[i]);
    }
  }
}

CCK_HIDDEN void CCK_DERIVE(const cck_recipe *recipe, size_t count, const uint8_t *red, const uint8_t *green,
                const uint8_t *blue, size_t stride, cck_states *states) {
  Constants constants = {.recipe = recipe, .are_grey = true};
  for (int32_t i = 0; i < recipe->content_count; i += 1) {
    const uint8_t *code = recipe->contents[i];
    constants.contents[i] = SampleOf(code[0], code[1], code[2]);
    constants.content_paths[i] = PathOf(recipe, &constants.contents[i], true);
    constants.are_grey &= constants.content_paths[i].chroma * recipe->disabled_chroma < 1e-6;
  }
  for (size_t i = 0; i < count; i += Lanes) {
    int part = count - i < Lanes ? (int)(count - i) : Lanes;
    DeriveBlock(&constants, red + i * stride, green + i * stride, blue + i * stride, stride, part, states + i);
  }
}
