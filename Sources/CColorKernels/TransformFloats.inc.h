// Floats through three curves, a matrix, and curves back: profiles of three primaries. All is in double, so that only
// the last rounding is seen.

CCK_ALWAYS void LightOfNumbers(const cck_curve *curve, const float *numbers, double *light) {
  CurveBlock block;
  CCK_LANES block.x[i] = (double)numbers[i];
  FindPlaces(curve, &block);
  CurveNumbers others = NumbersOf(curve);
  CCK_VECTORS *(Doubles *)(light + i) = OnCurve(curve, others, &block, i);
}

// The channel of a row of a matrix.
CCK_ALWAYS void NumbersOfLight(const cck_curve *curve, const double *row, const DoubleBlock *light, float *numbers) {
  CurveBlock block;
  double least = curve->least;
  CCK_LANES {
    double x = row[0] * light->x[i] + row[1] * light->y[i] + row[2] * light->z[i];
    block.x[i] = x > least ? x : least;
  }
  FindPlaces(curve, &block);
  CurveNumbers others = NumbersOf(curve);
  CCK_VECTORS {
    Singles number = __builtin_convertvector(OnCurve(curve, others, &block, i), Singles);
    __builtin_memcpy(numbers + i, &number, sizeof number);
  }
}

// Whether all numbers of a block are from 0 to 1. As whole numbers floats that aren't are greater than 1, and of the
// others only -0.
static inline bool AreNumbers(Floats in) {
  uint32_t most = 0;
  CCK_LANES {
    uint32_t x = (uint32_t)BitsOf(in.x[i]), y = (uint32_t)BitsOf(in.y[i]), z = (uint32_t)BitsOf(in.z[i]);
    x = x > y ? x : y;
    x = x > z ? x : z;
    most = x > most ? x : most;
  }
  if (most <= 0x3f800000u) return true;
  for (int i = 0; i < CCK_BLOCK; i += 1) {
    float x = in.x[i], y = in.y[i], z = in.z[i];
    if (!(x >= 0.0f && x <= 1.0f && y >= 0.0f && y <= 1.0f && z >= 0.0f && z <= 1.0f)) return false;
  }
  return true;
}

static size_t TransformFloats(const cck_float_transform *transform, size_t count, const cck_input *input,
                              const cck_output *output) {
  FloatBlock numbers, result;
  DoubleBlock light;
  for (size_t start = 0; start < count; start += CCK_BLOCK) {
    size_t length = count - start < CCK_BLOCK ? count - start : CCK_BLOCK;
    Floats in = ReadPackedFloats(input, start, length, &numbers);
    if (!AreNumbers(in)) return start;
    LightOfNumbers(transform->decoding[0], in.x, light.x);
    LightOfNumbers(transform->decoding[1], in.y, light.y);
    LightOfNumbers(transform->decoding[2], in.z, light.z);
    FloatsOut out = PlaceOfFloats(output, start, length, &result);
    NumbersOfLight(transform->encoding[0], transform->matrix, &light, out.x);
    NumbersOfLight(transform->encoding[1], transform->matrix + 3, &light, out.y);
    NumbersOfLight(transform->encoding[2], transform->matrix + 6, &light, out.z);
    WritePackedFloats(output, start, length, &result);
  }
  return count;
}
