// Colors of a format in another: each block goes through the steps of the plan.

static void Step(cck_step step, Floats in, FloatsOut out) {
  const float toP3[9] = {SRGB_TO_P3}, fromP3[9] = {P3_TO_SRGB};
  switch (step) {
  case LIGHT_OF_ENCODED:
    LightOfEncoded(in, out);
    break;
  case OKLAB_OF_BYTE_LIGHT:
    OklabOfByteLight(in, out);
    break;
  case OKLAB_OF_LIGHT:
    OklabOfLight(in, out);
    break;
  case OKLAB_OF_P3_LIGHT:
    OklabOfP3Light(in, out);
    break;
  case POLAR_OF_OKLAB:
    PolarOfOklab(in, out);
    break;
  case OKLAB_OF_POLAR:
    OklabOfPolar(in, out);
    break;
  case LIGHT_OF_OKLAB:
    LightOfOklab(in, out);
    break;
  case P3_LIGHT_OF_OKLAB:
    P3LightOfOklab(in, out);
    break;
  case P3_LIGHT_OF_LIGHT:
    LightOfLight(toP3, in, out);
    break;
  case LIGHT_OF_P3_LIGHT:
    LightOfLight(fromP3, in, out);
    break;
  case ENCODED_OF_LIGHT:
    EncodedOfLight(in, out);
    break;
  case COPY:
    Copy(in, out);
    break;
  default:
    break;
  }
}

static void Convert(cck_format from, cck_format to, size_t count, const cck_input *input,
                    const cck_output *output) {
  FloatBlock read, work;
  ByteBlock codes, result;
  for (size_t start = 0; start < count; start += CCK_BLOCK) {
    size_t length = count - start < CCK_BLOCK ? count - start : CCK_BLOCK;
    const uint8_t *step = cck_plans[from][to];
    // The last step writes where the caller wants it, those before it into a block of ours.
    FloatsOut last = to == CCK_SRGB8 ? FloatsOutOf(&work) : PlaceOfFloats(output, start, length, &work);
    Floats colors = FloatsOf(&work);
    if (from == CCK_SRGB8) {
      Bytes bytes = ReadBytes(input, start, length, &codes);
      bool isFused = CCK_FUSES_LOOKUPS && step[0] == LIGHT_OF_BYTES && step[1] == OKLAB_OF_BYTE_LIGHT;
      if (isFused) step += 1;
      FloatsOut place = step[1] == NOTHING_MORE ? last : FloatsOutOf(&work);
      if (isFused) {
        OklabOfBytes(bytes, place);
      } else if (*step == LIGHT_OF_BYTES) {
        LightOfBytes(bytes, place);
      } else {
        EncodedOfBytes(bytes, place);
      }
      step += 1;
    } else {
      colors = ReadFloats(input, start, length, &read);
    }
    for (; *step != NOTHING_MORE && *step < BYTES_OF_LIGHT; step += 1) {
      Step((cck_step)*step, colors, step[1] == NOTHING_MORE ? last : FloatsOutOf(&work));
      colors = FloatsOf(&work);
    }
    if (to == CCK_SRGB8) {
      BytesOut place = PlaceOfBytes(output, start, length, &result);
      if (*step == BYTES_OF_LIGHT) {
        BytesOfLight(colors, place);
      } else {
        BytesOfEncoded(colors, place);
      }
      WriteBytes(input, output, start, length, &result);
    } else {
      WriteFloats(output, start, length, &work);
    }
  }
}
