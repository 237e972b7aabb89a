// ΔE OK: the distance in OKLab.

// A block in OKLab.
static inline Floats ReadOklab(cck_format format, const cck_input *input, size_t start, size_t count,
                               FloatBlock *block) {
  if (format == CCK_OKLAB) return ReadFloats(input, start, count, block);
  if (format == CCK_SRGB8) {
    ByteBlock codes;
    LightOfBytes(ReadBytes(input, start, count, &codes), FloatsOutOf(block));
    OklabOfByteLight(FloatsOf(block), FloatsOutOf(block));
    return FloatsOf(block);
  }
  cck_input rest = *input;
  for (int k = 0; k < 3; k += 1) {
    rest.channels[k] = (const float *)input->channels[k] + (ptrdiff_t)start * input->step;
  }
  cck_output output = {{block->x, block->y, block->z}, 0, 1};
  __builtin_memset(block, 0, sizeof *block);
  Convert(format, CCK_OKLAB, count, &rest, &output);
  return FloatsOf(block);
}

static void Difference(cck_format format, size_t count, const cck_input *first, const cck_input *second,
                       float *difference) {
  FloatBlock one, two;
  _Alignas(64) float result[CCK_BLOCK];
  for (size_t start = 0; start < count; start += CCK_BLOCK) {
    size_t length = count - start < CCK_BLOCK ? count - start : CCK_BLOCK;
    Floats a = ReadOklab(format, first, start, length, &one);
    Floats b = ReadOklab(format, second, start, length, &two);
    float *place = length == CCK_BLOCK ? difference + start : result;
    CCK_LANES {
      float x = a.x[i] - b.x[i], y = a.y[i] - b.y[i], z = a.z[i] - b.z[i];
      place[i] = SquareRoot(x * x + y * y + z * z);
    }
    if (length < CCK_BLOCK) __builtin_memcpy(difference + start, result, length * sizeof *result);
  }
}
