// Sets, as a part of Derivation.inc.h.

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
  Truth gives[Lanes], is_answered[Lanes];
  EACH is_answered[i] = 0;
  if (recipe->role != CCK_MARK && recipe->content_count > 0 && constants->are_grey) {
    EACH is_answered[i] = 1;
    DisabledContents(constants, &normal, &disabled, content, pick, &texts, gives, is_answered);
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
        if (is_answered[i]) {
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
