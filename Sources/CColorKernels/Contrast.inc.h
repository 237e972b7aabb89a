// Relative luminance and contrast by WCAG 2.

// Y = 0.2126 r + 0.7152 g + 0.0722 b of light: WCAG's rounded weights.
static inline void LuminanceOfBytes(Bytes codes, float *luminance) {
  FloatBlock light;
  LightOfBytes(codes, FloatsOutOf(&light));
  CCK_LANES luminance[i] = 0.2126f * light.x[i] + 0.7152f * light.y[i] + 0.0722f * light.z[i];
}

static void Luminance(size_t count, const cck_input *input, float *luminance) {
  ByteBlock codes;
  _Alignas(64) float result[CCK_BLOCK];
  for (size_t start = 0; start < count; start += CCK_BLOCK) {
    size_t length = count - start < CCK_BLOCK ? count - start : CCK_BLOCK;
    Bytes bytes = ReadBytes(input, start, length, &codes);
    LuminanceOfBytes(bytes, length == CCK_BLOCK ? luminance + start : result);
    if (length < CCK_BLOCK) __builtin_memcpy(luminance + start, result, length * sizeof *result);
  }
}

// (Y₁ + 0.05) / (Y₂ + 0.05), the greater above.
static void ContrastOfPairs(size_t count, const cck_input *first, const cck_input *second, float *ratio) {
  ByteBlock codes;
  _Alignas(64) float y1[CCK_BLOCK], y2[CCK_BLOCK], result[CCK_BLOCK];
  for (size_t start = 0; start < count; start += CCK_BLOCK) {
    size_t length = count - start < CCK_BLOCK ? count - start : CCK_BLOCK;
    LuminanceOfBytes(ReadBytes(first, start, length, &codes), y1);
    LuminanceOfBytes(ReadBytes(second, start, length, &codes), y2);
    float *place = length == CCK_BLOCK ? ratio + start : result;
    CCK_LANES {
      float a = y1[i] + 0.05f, b = y2[i] + 0.05f;
      place[i] = (a > b ? a : b) / (a > b ? b : a);
    }
    if (length < CCK_BLOCK) __builtin_memcpy(ratio + start, result, length * sizeof *result);
  }
}
