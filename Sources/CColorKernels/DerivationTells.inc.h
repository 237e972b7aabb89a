// The colors of a block at some lightnesses, and what is asked of them, as a part of Derivation.inc.h.

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
    truth[i] &= KeepsHueAndChroma((Triple){base->lightness[i], base->a[i], base->b[i]}, chroma[i],
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
    Truth exists[Lanes], improves[Lanes];
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
      improves[i] = is_better;
      gives[i] = is_better ? (Truth)!is_inside : gives[i];
    }
    for (int i = 0; i < Lanes; i += 1) {
      out->red[i] = improves[i] ? tried.red[i] : out->red[i];
      out->green[i] = improves[i] ? tried.green[i] : out->green[i];
      out->blue[i] = improves[i] ? tried.blue[i] : out->blue[i];
    }
  }
  EACH truth[i] &= best[i] < 100;
}
