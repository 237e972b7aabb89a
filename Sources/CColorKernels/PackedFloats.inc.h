// Blocks of packed colors of three floats, taken apart and put together in registers: each float is brought to its
// register first, where no other wants its place, and then to its place.

// Eight floats anywhere in memory.
typedef float EightFloats __attribute__((ext_vector_type(8), aligned(4)));

#define CCK_PICK(A, B, ...) __builtin_shufflevector(A, B, __VA_ARGS__)

// Every third of A, B and C, from that of this number on: of A and B one after the other, and of C.
#define CCK_THIRDS_0(A, B, C) CCK_PICK(CCK_PICK(A, B, 0, 9, 2, 3, 12, 5, 6, 15), C, 0, 1, 10, 3, 4, 13, 6, 7)
#define CCK_THIRDS_1(A, B, C) CCK_PICK(CCK_PICK(A, B, 0, 1, 10, 3, 4, 13, 6, 7), C, 8, 1, 2, 11, 4, 5, 14, 7)
#define CCK_THIRDS_2(A, B, C) CCK_PICK(CCK_PICK(A, B, 8, 1, 2, 11, 4, 5, 14, 7), C, 0, 9, 2, 3, 12, 5, 6, 15)

// ReadFloats; whole blocks of packed colors faster.
static inline Floats ReadPackedFloats(const cck_input *input, size_t start, size_t count, FloatBlock *block) {
  if (input->step != 3 || count != CCK_BLOCK) return ReadFloats(input, start, count, block);
  const EightFloats *from = (const EightFloats *)((const float *)input->channels[0] + 3 * start);
  for (int i = 0; i < CCK_BLOCK; i += 8, from += 3) {
    EightFloats a = from[0], b = from[1], c = from[2];
    EightFloats x = CCK_THIRDS_0(a, b, c), y = CCK_THIRDS_1(a, b, c), z = CCK_THIRDS_2(a, b, c);
    *(EightFloats *)(block->x + i) = CCK_PICK(x, x, 0, 3, 6, 1, 4, 7, 2, 5);
    *(EightFloats *)(block->y + i) = CCK_PICK(y, y, 1, 4, 7, 2, 5, 0, 3, 6);
    *(EightFloats *)(block->z + i) = CCK_PICK(z, z, 2, 5, 0, 3, 6, 1, 4, 7);
  }
  return FloatsOf(block);
}

// WriteFloats; whole blocks of packed colors faster.
static inline void WritePackedFloats(const cck_output *output, size_t start, size_t count, const FloatBlock *block) {
  if (output->step != 3 || count != CCK_BLOCK) {
    WriteFloats(output, start, count, block);
    return;
  }
  EightFloats *to = (EightFloats *)((float *)output->channels[0] + 3 * start);
  for (int i = 0; i < CCK_BLOCK; i += 8, to += 3) {
    EightFloats x = *(const EightFloats *)(block->x + i), y = *(const EightFloats *)(block->y + i);
    EightFloats z = *(const EightFloats *)(block->z + i);
    x = CCK_PICK(x, x, 0, 3, 6, 1, 4, 7, 2, 5);
    y = CCK_PICK(y, y, 5, 0, 3, 6, 1, 4, 7, 2);
    z = CCK_PICK(z, z, 2, 5, 0, 3, 6, 1, 4, 7);
    to[0] = CCK_THIRDS_0(x, y, z);
    to[1] = CCK_THIRDS_1(x, y, z);
    to[2] = CCK_THIRDS_2(x, y, z);
  }
}
