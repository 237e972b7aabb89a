// One color, as a part of Derivation.inc.h.

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

INLINE bool KeepsHueAndChroma(Triple base, double chroma, Triple lab) {
  double along = base.y * lab.y + base.z * lab.z;
  double across = fabs(base.y * lab.z - base.z * lab.y);
  double tangent = lab.x >= 0.2 ? 0.03492076949174773 * (1 - 1e-12) : 0.06992681194351041 * (1 - 1e-12);
  double own = ChromaOf(lab), gain = lab.x >= 0.2 ? 0.0025 : 0.005;
  bool asks = (chroma >= 0.04) & (own >= 0.04);
  return (own - chroma <= gain) & (!asks | ((along > 0) & (across <= tangent * along)));
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
