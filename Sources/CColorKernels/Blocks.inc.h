// Blocks of 64 colors in and out of the memory of the caller.

typedef struct FloatBlock {
  _Alignas(64) float x[CCK_BLOCK], y[CCK_BLOCK], z[CCK_BLOCK];
} FloatBlock;

typedef struct ByteBlock {
  _Alignas(64) uint8_t x[CCK_BLOCK], y[CCK_BLOCK], z[CCK_BLOCK];
} ByteBlock;

// Where the three channels of a block are: in a FloatBlock, or in planes of the caller.
typedef struct Floats {
  const float *x, *y, *z;
} Floats;

typedef struct FloatsOut {
  float *x, *y, *z;
} FloatsOut;

typedef struct Bytes {
  const uint8_t *x, *y, *z;
} Bytes;

typedef struct BytesOut {
  uint8_t *x, *y, *z;
} BytesOut;

static inline Floats FloatsOf(const FloatBlock *block) { return (Floats){block->x, block->y, block->z}; }

static inline FloatsOut FloatsOutOf(FloatBlock *block) { return (FloatsOut){block->x, block->y, block->z}; }

// Four bytes as a number, the first the lowest.
static inline uint32_t PixelAt(const uint8_t *bytes) {
  uint32_t pixel;
  __builtin_memcpy(&pixel, bytes, sizeof pixel);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  pixel = __builtin_bswap32(pixel);
#endif
  return pixel;
}

static inline void SetPixel(uint8_t *bytes, uint32_t pixel) {
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  pixel = __builtin_bswap32(pixel);
#endif
  __builtin_memcpy(bytes, &pixel, sizeof pixel);
}

static inline bool IsWholePlane(ptrdiff_t step, size_t count) { return step == 1 && count == CCK_BLOCK; }

// The 64 colors of bytes from `start` on, of which `count` are read.
static inline Bytes ReadBytes(const cck_input *input, size_t start, size_t count, ByteBlock *block) {
  const uint8_t *x = (const uint8_t *)input->channels[0] + (ptrdiff_t)start * input->step;
  const uint8_t *y = (const uint8_t *)input->channels[1] + (ptrdiff_t)start * input->step;
  const uint8_t *z = (const uint8_t *)input->channels[2] + (ptrdiff_t)start * input->step;
  if (IsWholePlane(input->step, count)) return (Bytes){x, y, z};
  if (input->step == 3 && count == CCK_BLOCK) {
    CCK_LANES {
      block->x[i] = x[3 * i];
      block->y[i] = x[3 * i + 1];
      block->z[i] = x[3 * i + 2];
    }
  } else if (input->step == 4 && count == CCK_BLOCK) {
    CCK_LANES {
      uint32_t pixel = PixelAt(x + 4 * i);
      block->x[i] = (uint8_t)pixel;
      block->y[i] = (uint8_t)(pixel >> 8);
      block->z[i] = (uint8_t)(pixel >> 16);
    }
  } else {
    __builtin_memset(block, 0, sizeof *block);
    for (size_t i = 0; i < count; i += 1) {
      ptrdiff_t at = (ptrdiff_t)i * input->step;
      block->x[i] = x[at];
      block->y[i] = y[at];
      block->z[i] = z[at];
    }
  }
  return (Bytes){block->x, block->y, block->z};
}

// The same of floats.
static inline Floats ReadFloats(const cck_input *input, size_t start, size_t count, FloatBlock *block) {
  const float *x = (const float *)input->channels[0] + (ptrdiff_t)start * input->step;
  const float *y = (const float *)input->channels[1] + (ptrdiff_t)start * input->step;
  const float *z = (const float *)input->channels[2] + (ptrdiff_t)start * input->step;
  if (IsWholePlane(input->step, count)) return (Floats){x, y, z};
  if (input->step == 3 && count == CCK_BLOCK) {
    CCK_LANES {
      block->x[i] = x[3 * i];
      block->y[i] = x[3 * i + 1];
      block->z[i] = x[3 * i + 2];
    }
  } else if (input->step == 4 && count == CCK_BLOCK) {
    CCK_LANES {
      block->x[i] = x[4 * i];
      block->y[i] = x[4 * i + 1];
      block->z[i] = x[4 * i + 2];
    }
  } else {
    __builtin_memset(block, 0, sizeof *block);
    for (size_t i = 0; i < count; i += 1) {
      ptrdiff_t at = (ptrdiff_t)i * input->step;
      block->x[i] = x[at];
      block->y[i] = y[at];
      block->z[i] = z[at];
    }
  }
  return FloatsOf(block);
}

// Where the floats of a block are to be written before WriteFloats: in place, or in the block.
static inline FloatsOut PlaceOfFloats(const cck_output *output, size_t start, size_t count, FloatBlock *block) {
  if (!IsWholePlane(output->step, count)) return FloatsOutOf(block);
  return (FloatsOut){(float *)output->channels[0] + start, (float *)output->channels[1] + start,
                     (float *)output->channels[2] + start};
}

static inline void WriteFloats(const cck_output *output, size_t start, size_t count, const FloatBlock *block) {
  float *x = (float *)output->channels[0] + (ptrdiff_t)start * output->step;
  float *y = (float *)output->channels[1] + (ptrdiff_t)start * output->step;
  float *z = (float *)output->channels[2] + (ptrdiff_t)start * output->step;
  if (IsWholePlane(output->step, count)) return;
  if (output->step == 3 && count == CCK_BLOCK) {
    CCK_LANES {
      x[3 * i] = block->x[i];
      x[3 * i + 1] = block->y[i];
      x[3 * i + 2] = block->z[i];
    }
  } else {
    for (size_t i = 0; i < count; i += 1) {
      ptrdiff_t at = (ptrdiff_t)i * output->step;
      x[at] = block->x[i];
      y[at] = block->y[i];
      z[at] = block->z[i];
    }
  }
}

// Where the bytes of a block are to be written before WriteBytes.
static inline BytesOut PlaceOfBytes(const cck_output *output, size_t start, size_t count, ByteBlock *block) {
  if (!IsWholePlane(output->step, count)) return (BytesOut){block->x, block->y, block->z};
  return (BytesOut){(uint8_t *)output->channels[0] + start, (uint8_t *)output->channels[1] + start,
                    (uint8_t *)output->channels[2] + start};
}

// The alpha of `count` colors: that of the input, or else 255.
static inline void WriteAlpha(const cck_input *input, const cck_output *output, size_t start, size_t count) {
  uint8_t *to = output->alpha + (ptrdiff_t)start * output->step;
  const uint8_t *from = input->alpha + (input->alpha ? (ptrdiff_t)start * input->step : 0);
  for (size_t i = 0; i < count; i += 1) {
    to[(ptrdiff_t)i * output->step] = input->alpha ? from[(ptrdiff_t)i * input->step] : 255;
  }
}

static inline void WriteBytes(const cck_input *input, const cck_output *output, size_t start, size_t count,
                              const ByteBlock *block) {
  uint8_t *x = (uint8_t *)output->channels[0] + (ptrdiff_t)start * output->step;
  uint8_t *y = (uint8_t *)output->channels[1] + (ptrdiff_t)start * output->step;
  uint8_t *z = (uint8_t *)output->channels[2] + (ptrdiff_t)start * output->step;
  // Pixels have a fourth byte: another's, one for all, or the one that they have.
  bool isOwn = output->alpha == 0, isOther = input->alpha != 0 && input->step == 4;
  bool isPixel = output->step == 4 && (isOwn || (output->alpha == x - start * 4 + 3 && (isOther || !input->alpha)));
  if (IsWholePlane(output->step, count)) {
  } else if (output->step == 3 && count == CCK_BLOCK) {
    CCK_LANES {
      x[3 * i] = block->x[i];
      x[3 * i + 1] = block->y[i];
      x[3 * i + 2] = block->z[i];
    }
  } else if (isPixel && count == CCK_BLOCK) {
    const uint8_t *fourth = isOwn ? x : isOther ? input->alpha + start * 4 - 3 : 0;
    _Alignas(64) uint32_t alpha[CCK_BLOCK];
    if (fourth) {
      CCK_LANES alpha[i] = PixelAt(fourth + 4 * i) & 0xff000000u;
    } else {
      CCK_LANES alpha[i] = 0xff000000u;
    }
    CCK_LANES {
      uint32_t pixel = block->x[i] | (uint32_t)block->y[i] << 8 | (uint32_t)block->z[i] << 16;
      SetPixel(x + 4 * i, pixel | alpha[i]);
    }
    return;
  } else {
    for (size_t i = 0; i < count; i += 1) {
      ptrdiff_t at = (ptrdiff_t)i * output->step;
      x[at] = block->x[i];
      y[at] = block->y[i];
      z[at] = block->z[i];
    }
  }
  if (output->alpha) WriteAlpha(input, output, start, count);
}
