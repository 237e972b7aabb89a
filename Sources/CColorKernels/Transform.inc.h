// Bytes through three curves, a matrix, and curves back: profiles of three primaries, and color-vision simulation.

// What CodeAt does for sRGB.
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

static void TransformBytes(const cck_transform *transform, size_t count, const cck_input *input,
                           const cck_output *output) {
  FloatBlock light;
  ByteBlock codes, result;
  for (size_t start = 0; start < count; start += CCK_BLOCK) {
    size_t length = count - start < CCK_BLOCK ? count - start : CCK_BLOCK;
    Bytes bytes = ReadBytes(input, start, length, &codes);
    FloatsOfCodes(transform->curves[0], transform->curve_bytes[0], bytes.x, light.x);
    FloatsOfCodes(transform->curves[1], transform->curve_bytes[1], bytes.y, light.y);
    FloatsOfCodes(transform->curves[2], transform->curve_bytes[2], bytes.z, light.z);
    if (transform->is_split) {
      SplitLight(transform, FloatsOf(&light), FloatsOutOf(&light));
    } else {
      LightOfLight(transform->matrix, FloatsOf(&light), FloatsOutOf(&light));
    }
    BytesOut place = PlaceOfBytes(output, start, length, &result);
    CodesOfChannel(transform, 0, light.x, place.x);
    CodesOfChannel(transform, 1, light.y, place.y);
    CodesOfChannel(transform, 2, light.z, place.z);
    WriteBytes(input, output, start, length, &result);
  }
}
