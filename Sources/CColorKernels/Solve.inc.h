// The lightness nearest to a color's own at which it reaches a contrast, at its hue and with as much of its chroma as
// sRGB has there.
//
// The surfaces leave intervals of luminance. Of a color outside, the next edge above and below is taken. At saturation
// σ = C / L each channel of light is L³ gᵢ(σ), a cubic, and so is luminance, L³ G(σ); with luminance y given L³ is
// y / G(σ), and what σ may be follows without a root: gᵢ ≥ 0, y gᵢ ≤ G, and y σ³ ≤ C³ G for the color's own chroma C.
// The greatest such σ is found by halving.
//
// Rounding to bytes moves luminance. So lightness goes in small steps, from a little before the edge on, to the first
// whose bytes are in the interval: decided in double, as ColorCore does, where float can't. The few that none of these
// helps are done one by one, with other points of all intervals.

enum { SOLVE_HALVINGS = 15, SOLVE_STEPS = 9, SOLVE_POINTS = 48 };

// What a color keeps: per unit of chroma, what its hue adds to the three roots, and to a and b.
typedef struct Hues {
  _Alignas(64) float a[CCK_BLOCK], b[CCK_BLOCK], l[CCK_BLOCK], m[CCK_BLOCK], s[CCK_BLOCK], chroma[CCK_BLOCK];
} Hues;

static inline void HuesOfOklab(const FloatBlock *lab, Hues *hues) {
  CCK_LANES {
    float a = lab->y[i], b = lab->z[i];
    float chroma = SquareRoot(a * a + b * b), per = 1.0f / Greater(chroma, 0x1p-100f);
    a = a * per;
    b = b * per;
    hues->a[i] = a;
    hues->b[i] = b;
    hues->l[i] = 0x1.95d992p-2f * a + 0x1.b9f752p-3f * b;
    hues->m[i] = -0x1.b06118p-4f * a - 0x1.058bf4p-4f * b;
    hues->s[i] = -0x1.6e86f6p-4f * a - 0x1.4a9eccp+0f * b;
    hues->chroma[i] = chroma;
  }
}

// G(σ), from cubes of the three roots at lightness 1.
static inline float LuminancePerCube(float l, float m, float s) {
  return 0x1.1ccc4ap+0f * m - (0x1.4e066p-5f * l + 0x1.25c164p-4f * s);
}

// Whether a saturation fits at a luminance: 1 or 0.
static inline int Fits(const Hues *hues, int i, float luminance, float saturation) {
  float l = 1.0f + hues->l[i] * saturation;
  float m = 1.0f + hues->m[i] * saturation;
  float s = 1.0f + hues->s[i] * saturation;
  l = l * l * l;
  m = m * m * m;
  s = s * s * s;
  float red = 0x1.04e956p+2f * l - 0x1.a76318p+1f * m + 0x1.d906cp-3f * s;
  float green = -0x1.44b85ap+0f * l + 0x1.4e0c88p+1f * m - 0x1.5d82d4p-2f * s;
  float blue = -0x1.12fe7ap-8f * l - 0x1.68267cp-1f * m + 0x1.b5263cp+0f * s;
  float least = red < green ? red : green, greatest = red > green ? red : green;
  least = least < blue ? least : blue;
  greatest = greatest > blue ? greatest : blue;
  float sum = LuminancePerCube(l, m, s), chroma = hues->chroma[i];
  float cube = saturation * saturation * saturation, limit = chroma * chroma * chroma;
  return (least >= 0.0f) & (luminance * greatest <= sum * 0x1.00002p+0f) & (luminance * cube <= limit * sum);
}

// The lightness of a luminance at a saturation.
static inline float LightnessOf(const Hues *hues, int i, float luminance, float saturation) {
  float l = 1.0f + hues->l[i] * saturation;
  float m = 1.0f + hues->m[i] * saturation;
  float s = 1.0f + hues->s[i] * saturation;
  return CubeRoot(luminance / LuminancePerCube(l * l * l, m * m * m, s * s * s));
}

static inline void GreatestSaturation(const Hues *hues, const float *luminance, float *saturation) {
  CCK_LANES saturation[i] = 0.0f;
  float step = 0.5f;
  for (int k = 0; k < SOLVE_HALVINGS; k += 1, step *= 0.5f) {
    CCK_LANES {
      float next = saturation[i] + step;
      saturation[i] = Fits(hues, i, luminance[i], next) ? next : saturation[i];
    }
  }
}

static inline void LightnessOfLuminance(const Hues *hues, const float *luminance, float *saturation,
                                        float *lightness) {
  GreatestSaturation(hues, luminance, saturation);
  CCK_LANES lightness[i] = LightnessOf(hues, i, luminance[i], saturation[i]);
}

// The luminance of bytes in double, as ColorCore has it.
static double ExactLuminance(uint8_t red, uint8_t green, uint8_t blue) {
  return 0.2126 * cck_light[red] + 0.7152 * cck_light[green] + 0.0722 * cck_light[blue];
}

static bool IsAllowed(const cck_luminances *allowed, double luminance) {
  for (size_t k = 0; k < allowed->count; k += 1) {
    if (luminance >= allowed->low[k] && luminance <= allowed->high[k]) return true;
  }
  return false;
}

// What is one color's in the slow way.
typedef struct Solution {
  float lightness, distance;
  uint8_t red, green, blue;
  bool isFound;
} Solution;

static uint8_t CodeOfLight(float light) { return (uint8_t)CodeAt(Place(light)); }

// One color at one luminance, kept where its bytes are allowed and nearer.
static void TryLuminance(const cck_luminances *allowed, const Hues *hues, int i, float own, float luminance,
                         Solution *best) {
  float saturation = 0.0f, step = 0.5f;
  for (int k = 0; k < SOLVE_HALVINGS; k += 1, step *= 0.5f) {
    if (Fits(hues, i, luminance, saturation + step)) saturation += step;
  }
  float lightness = LightnessOf(hues, i, luminance, saturation), distance = Magnitude(lightness - own);
  if (best->isFound && best->distance <= distance) return;
  float l = lightness + hues->l[i] * (saturation * lightness);
  float m = lightness + hues->m[i] * (saturation * lightness);
  float s = lightness + hues->s[i] * (saturation * lightness);
  l = l * l * l;
  m = m * m * m;
  s = s * s * s;
  uint8_t red = CodeOfLight(0x1.04e956p+2f * l - 0x1.a76318p+1f * m + 0x1.d906cp-3f * s);
  uint8_t green = CodeOfLight(-0x1.44b85ap+0f * l + 0x1.4e0c88p+1f * m - 0x1.5d82d4p-2f * s);
  uint8_t blue = CodeOfLight(-0x1.12fe7ap-8f * l - 0x1.68267cp-1f * m + 0x1.b5263cp+0f * s);
  if (!IsAllowed(allowed, ExactLuminance(red, green, blue))) return;
  *best = (Solution){lightness, distance, red, green, blue, true};
}

// One color, at many points of each interval, closer to one another near its ends.
static Solution SolveOne(const cck_luminances *allowed, const Hues *hues, int i, float own) {
  Solution best = {0};
  for (size_t k = 0; k < allowed->count; k += 1) {
    float low = (float)allowed->low[k], width = (float)allowed->high[k] - low;
    for (int point = 0; point <= SOLVE_POINTS; point += 1) {
      float part = (float)point * (1.0f / SOLVE_POINTS);
      TryLuminance(allowed, hues, i, own, low + width * (part * part * part), &best);
      TryLuminance(allowed, hues, i, own, low + width * (1.0f - part * part * part), &best);
    }
  }
  return best;
}

// Where each color is to go: the next allowed luminance above its own, and below; 2 and -1 where there is none. A color
// that is allowed has done.
static inline void NextAllowed(const cck_luminances *allowed, const float *luminance, float *above, float *below) {
  CCK_LANES {
    above[i] = 2.0f;
    below[i] = -1.0f;
  }
  for (size_t k = 0; k < allowed->count; k += 1) {
    float low = (float)allowed->low[k], high = (float)allowed->high[k];
    // A luminance that is only just outside may not be so in float.
    CCK_LANES {
      float y = luminance[i];
      above[i] = (low >= y * (1.0f - 0x1p-20f) && low < above[i]) ? low : above[i];
      below[i] = (high <= y * (1.0f + 0x1p-20f) && high > below[i]) ? high : below[i];
    }
  }
}

// Colors at a lightness and a saturation, as bytes.
static inline void BytesAt(const Hues *hues, const float *lightness, const float *saturation, BytesOut codes) {
  FloatBlock light;
  CCK_LANES {
    float x = lightness[i], c = saturation[i] * x;
    float l = x + hues->l[i] * c, m = x + hues->m[i] * c, s = x + hues->s[i] * c;
    l = l * l * l;
    m = m * m * m;
    s = s * s * s;
    light.x[i] = 0x1.04e956p+2f * l - 0x1.a76318p+1f * m + 0x1.d906cp-3f * s;
    light.y[i] = -0x1.44b85ap+0f * l + 0x1.4e0c88p+1f * m - 0x1.5d82d4p-2f * s;
    light.z[i] = -0x1.12fe7ap-8f * l - 0x1.68267cp-1f * m + 0x1.b5263cp+0f * s;
  }
  BytesOfLight(FloatsOf(&light), codes);
}

// Which colors' bytes are allowed, 1 or 0. A luminance in float is off by less than 2^-21 of itself: where that decides,
// double does.
static inline void FindAllowed(const cck_luminances *allowed, const ByteBlock *codes, uint32_t *isAllowed) {
  _Alignas(64) float luminance[CCK_BLOCK];
  LuminanceOfBytes((Bytes){codes->x, codes->y, codes->z}, luminance);
  CCK_LANES isAllowed[i] = 0;
  for (size_t k = 0; k < allowed->count; k += 1) {
    float low = (float)allowed->low[k], high = (float)allowed->high[k];
    float lowest = low * (1.0f - 0x1p-20f), highest = high * (1.0f + 0x1p-20f);
    low = low * (1.0f + 0x1p-20f);
    high = high * (1.0f - 0x1p-20f);
    CCK_LANES {
      float y = luminance[i];
      uint32_t isInside = (y >= low) & (y <= high), isNear = (y >= lowest) & (y <= highest);
      isAllowed[i] |= isInside | isNear << 1;
    }
  }
  for (int i = 0; i < CCK_BLOCK; i += 1) {
    if (isAllowed[i] == 2) isAllowed[i] = IsAllowed(allowed, ExactLuminance(codes->x[i], codes->y[i], codes->z[i]));
  }
  CCK_LANES isAllowed[i] &= 1;
}

static void SolveBlock(const cck_luminances *allowed, Bytes colors, ByteBlock *result, float *lightness,
                       uint8_t *reached) {
  FloatBlock lab;
  ByteBlock own, found;
  Hues hues;
  _Alignas(64) float luminance[CCK_BLOCK], edge[CCK_BLOCK], other[CCK_BLOCK];
  _Alignas(64) float saturation[CCK_BLOCK], otherSaturation[CCK_BLOCK], start[CCK_BLOCK], otherStart[CCK_BLOCK];
  _Alignas(64) float step[CCK_BLOCK], at[CCK_BLOCK];
  _Alignas(64) uint32_t hasDone[CCK_BLOCK], isAllowed[CCK_BLOCK];
  CCK_LANES {
    own.x[i] = colors.x[i];
    own.y[i] = colors.y[i];
    own.z[i] = colors.z[i];
  }
  LightOfBytes(colors, FloatsOutOf(&lab));
  OklabOfByteLight(FloatsOf(&lab), FloatsOutOf(&lab));
  FindAllowed(allowed, &own, hasDone);
  *result = own;
  uint32_t all = 1, hasOther = 0;
  CCK_LANES {
    lightness[i] = lab.x[i];
    all &= hasDone[i];
  }
  if (!all) {
    LuminanceOfBytes(colors, luminance);
    HuesOfOklab(&lab, &hues);
    NextAllowed(allowed, luminance, edge, other);
    CCK_LANES hasOther |= (edge[i] < 2.0f) & (other[i] >= 0.0f);
    // One way for all is taken once.
    if (!hasOther) {
      CCK_LANES {
        step[i] = edge[i] < 2.0f ? 1.0f : -1.0f;
        edge[i] = edge[i] < 2.0f ? edge[i] : Greater(other[i], 0.0f);
      }
      LightnessOfLuminance(&hues, edge, saturation, start);
    } else {
      LightnessOfLuminance(&hues, edge, saturation, start);
      LightnessOfLuminance(&hues, other, otherSaturation, otherStart);
      CCK_LANES {
        bool isUp = edge[i] < 2.0f &&
                    (other[i] < 0.0f || Magnitude(start[i] - lab.x[i]) <= Magnitude(otherStart[i] - lab.x[i]));
        step[i] = isUp ? 1.0f : -1.0f;
        start[i] = isUp ? start[i] : otherStart[i];
        saturation[i] = isUp ? saturation[i] : otherSaturation[i];
      }
    }
    // A byte is more of lightness near black: a fourth or so of what it is there, where that is more.
    CCK_LANES step[i] *= Greater(0x1p-10f, 0x1.9p-16f / (start[i] * start[i] + 0x1p-10f));
    for (int k = -2; k < SOLVE_STEPS - 2 && allowed->count > 0 && !all; k += 1) {
      CCK_LANES {
        float x = start[i] + (float)k * step[i];
        x = x < 1.0f ? x : 1.0f;
        at[i] = Greater(x, 0.0f);
      }
      BytesAt(&hues, at, saturation, (BytesOut){found.x, found.y, found.z});
      FindAllowed(allowed, &found, isAllowed);
      all = 1;
      CCK_LANES {
        bool isNew = isAllowed[i] && !hasDone[i];
        lightness[i] = isNew ? at[i] : lightness[i];
        result->x[i] = isNew ? found.x[i] : result->x[i];
        result->y[i] = isNew ? found.y[i] : result->y[i];
        result->z[i] = isNew ? found.z[i] : result->z[i];
        hasDone[i] |= isAllowed[i];
        all &= hasDone[i];
      }
    }
    for (int i = 0; i < CCK_BLOCK && !all; i += 1) {
      if (hasDone[i]) continue;
      Solution solution = SolveOne(allowed, &hues, i, lab.x[i]);
      if (!solution.isFound) continue;
      lightness[i] = solution.lightness;
      result->x[i] = solution.red;
      result->y[i] = solution.green;
      result->z[i] = solution.blue;
      hasDone[i] = 1;
    }
  }
  CCK_LANES reached[i] = (uint8_t)hasDone[i];
}

static void Solve(const cck_luminances *allowed, size_t count, const cck_input *input, const cck_output *output,
                  float *lightness, uint8_t *reached) {
  ByteBlock codes, result;
  _Alignas(64) float found[CCK_BLOCK];
  _Alignas(64) uint8_t isReached[CCK_BLOCK];
  for (size_t start = 0; start < count; start += CCK_BLOCK) {
    size_t length = count - start < CCK_BLOCK ? count - start : CCK_BLOCK;
    Bytes colors = ReadBytes(input, start, length, &codes);
    SolveBlock(allowed, colors, &result, found, isReached);
    BytesOut place = PlaceOfBytes(output, start, length, &result);
    if (place.x != result.x) {
      CCK_LANES {
        place.x[i] = result.x[i];
        place.y[i] = result.y[i];
        place.z[i] = result.z[i];
      }
    }
    WriteBytes(input, output, start, length, &result);
    if (lightness) __builtin_memcpy(lightness + start, found, length * sizeof *found);
    __builtin_memcpy(reached + start, isReached, length);
  }
}
