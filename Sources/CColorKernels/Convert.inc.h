// Conversions between 8-bit sRGB and OKLab.

// lms = M1 rgb of decoded light; Lab = M2 ∛lms.
static void OklabFromSrgb8(size_t count, const uint8_t *restrict red, const uint8_t *restrict green,
                           const uint8_t *restrict blue, float *restrict lightness, float *restrict a,
                           float *restrict b) {
  for (size_t i = 0; i < count; i += 1) {
    float x = cck_linear[red[i]];
    float y = cck_linear[green[i]];
    float z = cck_linear[blue[i]];
    float l = CubeRoot(0x1.a61d62p-2f * x + 0x1.129a2ep-1f * y + 0x1.a57212p-5f * z);
    float m = CubeRoot(0x1.b1fa76p-3f * x + 0x1.5c84a6p-1f * y + 0x1.b7e5dep-4f * z);
    float s = CubeRoot(0x1.69afd6p-4f * x + 0x1.207ae8p-2f * y + 0x1.428c92p-1f * z);
    lightness[i] = 0x1.af02a6p-3f * l + 0x1.965512p-1f * m - 0x1.0add8cp-8f * s;
    a[i] = 0x1.fa5e1cp+0f * l - 0x1.36dc1cp+1f * m + 0x1.cd687p-2f * s;
    b[i] = 0x1.a8696ep-6f * l + 0x1.90c774p-1f * m - 0x1.9e0acp-1f * s;
  }
}

// ∛lms = M2⁻¹ Lab; rgb = M1⁻¹ lms, encoded. For a block of 64 colors at most: the arithmetic goes first,
// then the loads from the table, which no vector unit here does well. In one loop they take two to three times
// as long.
static inline void BlockFromOklab(size_t count, const float *restrict lightness, const float *restrict a,
                                  const float *restrict b, uint8_t *restrict red,
                                  uint8_t *restrict green, uint8_t *restrict blue) {
  uint32_t reds[64], greens[64], blues[64];
  for (size_t i = 0; i < count; i += 1) {
    float l = lightness[i] + 0x1.95d992p-2f * a[i] + 0x1.b9f752p-3f * b[i];
    float m = lightness[i] - 0x1.b06118p-4f * a[i] - 0x1.058bf4p-4f * b[i];
    float s = lightness[i] - 0x1.6e86f6p-4f * a[i] - 0x1.4a9eccp+0f * b[i];
    l = l * l * l;
    m = m * m * m;
    s = s * s * s;
    reds[i] = Place(0x1.04e956p+2f * l - 0x1.a76318p+1f * m + 0x1.d906cp-3f * s);
    greens[i] = Place(-0x1.44b85ap+0f * l + 0x1.4e0c88p+1f * m - 0x1.5d82d4p-2f * s);
    blues[i] = Place(-0x1.12fe7ap-8f * l - 0x1.68267cp-1f * m + 0x1.b5263cp+0f * s);
  }
  CodesAt(count, reds, red);
  CodesAt(count, greens, green);
  CodesAt(count, blues, blue);
}

static void Srgb8FromOklab(size_t count, const float *restrict lightness, const float *restrict a,
                           const float *restrict b, uint8_t *restrict red, uint8_t *restrict green,
                           uint8_t *restrict blue) {
  size_t i = 0;
  // A constant count lets the compiler unroll.
  for (; count - i >= 64; i += 64) {
    BlockFromOklab(64, lightness + i, a + i, b + i, red + i, green + i, blue + i);
  }
  BlockFromOklab(count - i, lightness + i, a + i, b + i, red + i, green + i, blue + i);
}
