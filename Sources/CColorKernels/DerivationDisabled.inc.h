// Disabled, as a part of Derivation.inc.h.

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
