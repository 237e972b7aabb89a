// Bytes through three curves, a matrix, and curves back: profiles of three primaries, and color-vision simulation.

// What CodeAt does for sRGB.
#if defined(CCK_WITH_AVX2)

typedef uint32_t EightWords __attribute__((ext_vector_type(8)));

// Without a lookup in registers, places go through memory, two a load; and bytes are put together by whole registers.
static inline void CodesOfChannel(const cck_transform *transform, int channel, const float *light,
                                  uint8_t *codes) {
  const uint32_t *buckets = transform->buckets[channel];
  EightFloats least = transform->least, greatest = transform->greatest;
  EightWords base = (EightWords)least, shift = (uint32_t)transform->shift, rest = ((EightWords)1 << shift) - 1;
  _Alignas(64) uint32_t places[CCK_BLOCK], found[CCK_BLOCK];
  for (int i = 0; i < CCK_BLOCK; i += 8) {
    EightFloats x = *(const EightFloats *)(light + i);
    x = x > least ? x : least;
    x = x < greatest ? x : greatest;
    EightWords place = (EightWords)x - base;
    *(EightWords *)(places + i) = place & rest;
    *(EightWords *)(found + i) = place >> shift;
  }
  for (int i = 0; i < CCK_BLOCK; i += 32) {
    EightWords code[4];
    for (int k = 0; k < 4; k += 1) {
      uint64_t pairs[4];
      __builtin_memcpy(pairs, found + i + 8 * k, sizeof pairs);
      EightWords word = {buckets[(uint32_t)pairs[0]], buckets[pairs[0] >> 32], buckets[(uint32_t)pairs[1]],
                         buckets[pairs[1] >> 32],     buckets[(uint32_t)pairs[2]], buckets[pairs[2] >> 32],
                         buckets[(uint32_t)pairs[3]], buckets[pairs[3] >> 32]};
      code[k] = (word + *(const EightWords *)(places + i + 8 * k)) >> shift;
    }
    __m256i low = _mm256_packus_epi32((__m256i)code[0], (__m256i)code[1]);
    __m256i high = _mm256_packus_epi32((__m256i)code[2], (__m256i)code[3]);
    const __m256i order = _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7);
    __m256i packed = _mm256_permutevar8x32_epi32(_mm256_packus_epi16(low, high), order);
    _mm256_storeu_si256((__m256i *)(codes + i), packed);
  }
}

#else

static inline void CodesOfChannel(const cck_transform *transform, int channel, const float *light,
                                  uint8_t *codes) {
  _Alignas(64) uint32_t places[CCK_BLOCK];
  float least = transform->least, greatest = transform->greatest;
  uint32_t base = (uint32_t)BitsOf(least);
  CCK_LANES {
    float x = light[i] > least ? light[i] : least;
    x = x < greatest ? x : greatest;
    places[i] = (uint32_t)BitsOf(x) - base;
  }
  CodesOfPlaces(transform->buckets[channel], transform->shift, places, codes);
}

#endif

// The matrix, or the other one where the sum is 0 or less.
static inline void SplitLight(const cck_transform *transform, Floats in, FloatsOut out) {
  const float *m = transform->matrix, *n = transform->other, *p = transform->separator;
  CCK_LANES {
    float x = in.x[i], y = in.y[i], z = in.z[i];
    bool isFirst = p[0] * x + p[1] * y + p[2] * z > 0.0f;
    float x1 = m[0] * x + m[1] * y + m[2] * z, x2 = n[0] * x + n[1] * y + n[2] * z;
    float y1 = m[3] * x + m[4] * y + m[5] * z, y2 = n[3] * x + n[4] * y + n[5] * z;
    float z1 = m[6] * x + m[7] * y + m[8] * z, z2 = n[6] * x + n[7] * y + n[8] * z;
    out.x[i] = isFirst ? x1 : x2;
    out.y[i] = isFirst ? y1 : y2;
    out.z[i] = isFirst ? z1 : z2;
  }
}

// FloatsOfCodes and LightOfLight at once: without a lookup that goes by bytes it saves the way through memory.
static inline void LightOfCodes(const cck_transform *transform, Bytes in, FloatsOut out) {
  const float *m = transform->matrix;
  const float *first = transform->curves[0], *second = transform->curves[1], *third = transform->curves[2];
  CCK_LANES {
    float x = first[in.x[i]], y = second[in.y[i]], z = third[in.z[i]];
    out.x[i] = m[0] * x + m[1] * y + m[2] * z;
    out.y[i] = m[3] * x + m[4] * y + m[5] * z;
    out.z[i] = m[6] * x + m[7] * y + m[8] * z;
  }
}

static void TransformBytes(const cck_transform *transform, size_t count, const cck_input *input,
                           const cck_output *output) {
  FloatBlock light;
  ByteBlock codes, result;
  for (size_t start = 0; start < count; start += CCK_BLOCK) {
    size_t length = count - start < CCK_BLOCK ? count - start : CCK_BLOCK;
    Bytes bytes = ReadBytes(input, start, length, &codes);
    if (CCK_FUSES_LOOKUPS && !transform->is_split) {
      LightOfCodes(transform, bytes, FloatsOutOf(&light));
    } else {
      FloatsOfCodes(transform->curves[0], transform->curve_bytes[0], bytes.x, light.x);
      FloatsOfCodes(transform->curves[1], transform->curve_bytes[1], bytes.y, light.y);
      FloatsOfCodes(transform->curves[2], transform->curve_bytes[2], bytes.z, light.z);
      if (transform->is_split) {
        SplitLight(transform, FloatsOf(&light), FloatsOutOf(&light));
      } else {
        LightOfLight(transform->matrix, FloatsOf(&light), FloatsOutOf(&light));
      }
    }
    BytesOut place = PlaceOfBytes(output, start, length, &result);
    CodesOfChannel(transform, 0, light.x, place.x);
    CodesOfChannel(transform, 1, light.y, place.y);
    CodesOfChannel(transform, 2, light.z, place.z);
    WriteBytes(input, output, start, length, &result);
  }
}
