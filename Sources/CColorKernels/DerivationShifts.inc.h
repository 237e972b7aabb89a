// Shifts, as a part of Derivation.inc.h.

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
