// The side, as a part of Derivation.inc.h.

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
