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
