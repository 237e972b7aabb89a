// Placing the states of one color, as a part of Derivation.inc.h.

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
         KeepsHueAndChroma(planner->path.base, planner->path.chroma, out->sample.lab);
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
        KeepsHueAndChroma(planner->path.base, planner->path.chroma, out->sample.lab)) {
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
