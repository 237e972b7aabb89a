// One set, as a part of Derivation.inc.h.

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
