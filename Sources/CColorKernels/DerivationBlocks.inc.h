// Blocks, as a part of Derivation.inc.h.

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
