// The steps that a block of 64 colors goes through. What is read may be what is written.

// Light of codes.
static inline void LightOfBytes(Bytes codes, FloatsOut light) {
  FloatsOfCodes(cck_linear, cck_linear_bytes, codes.x, light.x);
  FloatsOfCodes(cck_linear, cck_linear_bytes, codes.y, light.y);
  FloatsOfCodes(cck_linear, cck_linear_bytes, codes.z, light.z);
}

// Codes of light, clamped. The arithmetic goes first, then the loads from the table, which no vector unit here does
// well: in one loop they take two to three times as long.
static inline void BytesOfLight(Floats light, BytesOut codes) {
  _Alignas(64) uint32_t x[CCK_BLOCK], y[CCK_BLOCK], z[CCK_BLOCK];
  CCK_LANES {
    x[i] = Place(light.x[i]);
    y[i] = Place(light.y[i]);
    z[i] = Place(light.z[i]);
  }
  CodesOfPlaces(cck_buckets, 16, x, codes.x);
  CodesOfPlaces(cck_buckets, 16, y, codes.y);
  CodesOfPlaces(cck_buckets, 16, z, codes.z);
}

static inline void LightOfEncoded(Floats in, FloatsOut out) {
  CCK_LANES out.x[i] = Decode(in.x[i]);
  CCK_LANES out.y[i] = Decode(in.y[i]);
  CCK_LANES out.z[i] = Decode(in.z[i]);
}

static inline void EncodedOfLight(Floats in, FloatsOut out) {
  CCK_LANES out.x[i] = Encode(in.x[i]);
  CCK_LANES out.y[i] = Encode(in.y[i]);
  CCK_LANES out.z[i] = Encode(in.z[i]);
}

// Encoded values of codes: 255ths.
static inline void EncodedOfBytes(Bytes codes, FloatsOut out) {
  CCK_LANES out.x[i] = (float)codes.x[i] / 255.0f;
  CCK_LANES out.y[i] = (float)codes.y[i] / 255.0f;
  CCK_LANES out.z[i] = (float)codes.z[i] / 255.0f;
}

// The code of an encoded value, rounded as ColorCore does: within 1e-10 of a half is a half.
static inline uint8_t ByteOfEncoded(float v) {
  float x = v > 0.0f ? v : 0.0f;
  x = x < 1.0f ? x : 1.0f;
  return (uint8_t)(int32_t)((double)x * 255.0 + 0.5000000001);
}

static inline void BytesOfEncoded(Floats in, BytesOut codes) {
  CCK_LANES codes.x[i] = ByteOfEncoded(in.x[i]);
  CCK_LANES codes.y[i] = ByteOfEncoded(in.y[i]);
  CCK_LANES codes.z[i] = ByteOfEncoded(in.z[i]);
}

// lms = M1 rgb of light; Lab = M2 ∛lms. Of bytes no channel is below zero, and the roots need no sign.
#define LAB_OF_LIGHT(ROOT, M) LAB_OF(ROOT, M, in.x[i], in.y[i], in.z[i])
#define LAB_OF(ROOT, M, X, Y, Z)                                                                             \
  CCK_LANES {                                                                                                \
    float x = X, y = Y, z = Z;                                                                               \
    float l = ROOT((M)[0] * x + (M)[1] * y + (M)[2] * z);                                                    \
    float m = ROOT((M)[3] * x + (M)[4] * y + (M)[5] * z);                                                    \
    float s = ROOT((M)[6] * x + (M)[7] * y + (M)[8] * z);                                                    \
    out.x[i] = 0x1.af02a6p-3f * l + 0x1.965512p-1f * m - 0x1.0add8cp-8f * s;                                 \
    out.y[i] = 0x1.fa5e1cp+0f * l - 0x1.36dc1cp+1f * m + 0x1.cd687p-2f * s;                                  \
    out.z[i] = 0x1.a8696ep-6f * l + 0x1.90c774p-1f * m - 0x1.9e0acp-1f * s;                                  \
  }

static inline float SignedCubeRoot(float x) { return Signed(CubeRoot(Magnitude(x)), x); }

static inline void OklabOfByteLight(Floats in, FloatsOut out) {
  const float m1[9] = {SRGB_TO_LMS};
  LAB_OF_LIGHT(CubeRoot, m1)
}

// LightOfBytes and OklabOfByteLight at once: without a lookup that goes by bytes it saves the way through memory.
static inline void OklabOfBytes(Bytes in, FloatsOut out) {
  const float m1[9] = {SRGB_TO_LMS};
  LAB_OF(CubeRoot, m1, cck_linear[in.x[i]], cck_linear[in.y[i]], cck_linear[in.z[i]])
}

static inline void OklabOfLight(Floats in, FloatsOut out) {
  const float m1[9] = {SRGB_TO_LMS};
  LAB_OF_LIGHT(SignedCubeRoot, m1)
}

static inline void OklabOfP3Light(Floats in, FloatsOut out) {
  const float m1[9] = {P3_TO_LMS};
  LAB_OF_LIGHT(SignedCubeRoot, m1)
}

// ∛lms = M2⁻¹ Lab; rgb = M1⁻¹ lms.
#define LIGHT_OF_LAB(M)                                                                                      \
  CCK_LANES {                                                                                                \
    float l = in.x[i] + 0x1.95d992p-2f * in.y[i] + 0x1.b9f752p-3f * in.z[i];                                 \
    float m = in.x[i] - 0x1.b06118p-4f * in.y[i] - 0x1.058bf4p-4f * in.z[i];                                 \
    float s = in.x[i] - 0x1.6e86f6p-4f * in.y[i] - 0x1.4a9eccp+0f * in.z[i];                                 \
    l = l * l * l;                                                                                           \
    m = m * m * m;                                                                                           \
    s = s * s * s;                                                                                           \
    out.x[i] = (M)[0] * l + (M)[1] * m + (M)[2] * s;                                                         \
    out.y[i] = (M)[3] * l + (M)[4] * m + (M)[5] * s;                                                         \
    out.z[i] = (M)[6] * l + (M)[7] * m + (M)[8] * s;                                                         \
  }

static inline void LightOfOklab(Floats in, FloatsOut out) {
  const float m1[9] = {LMS_TO_SRGB};
  LIGHT_OF_LAB(m1)
}

static inline void P3LightOfOklab(Floats in, FloatsOut out) {
  const float m1[9] = {LMS_TO_P3};
  LIGHT_OF_LAB(m1)
}

// Light of one set of primaries in another.
static inline void LightOfLight(const float *matrix, Floats in, FloatsOut out) {
  CCK_LANES {
    float x = in.x[i], y = in.y[i], z = in.z[i];
    out.x[i] = matrix[0] * x + matrix[1] * y + matrix[2] * z;
    out.y[i] = matrix[3] * x + matrix[4] * y + matrix[5] * z;
    out.z[i] = matrix[6] * x + matrix[7] * y + matrix[8] * z;
  }
}

// Chroma and hue in degrees; a hue that says nothing (CSS Color 4, section 4.4) is 0.
static inline void PolarOfOklab(Floats in, FloatsOut out) {
  CCK_LANES {
    float a = in.y[i], b = in.z[i];
    float chroma = SquareRoot(a * a + b * b);
    out.x[i] = in.x[i];
    out.y[i] = chroma;
    out.z[i] = chroma > 0x1.0c6f7ap-18f ? Direction(b, a) : 0.0f;
  }
}

static inline void OklabOfPolar(Floats in, FloatsOut out) {
  CCK_LANES {
    float chroma = in.y[i], sine, cosine;
    SineAndCosine(in.z[i], &sine, &cosine);
    out.x[i] = in.x[i];
    out.y[i] = chroma * cosine;
    out.z[i] = chroma * sine;
  }
}

static inline void Copy(Floats in, FloatsOut out) {
  CCK_LANES {
    out.x[i] = in.x[i];
    out.y[i] = in.y[i];
    out.z[i] = in.z[i];
  }
}
