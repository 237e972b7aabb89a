// Curves of a straight line and a power, in double.

// What a register holds.
#if defined(CCK_WITH_VBMI)
enum { CCK_DOUBLES = 8 };
#elif defined(CCK_WITH_AVX2)
enum { CCK_DOUBLES = 4 };
#else
enum { CCK_DOUBLES = 2 };
#endif

// Written with as many lanes as a register has, for the lookups below; each lane is for itself.
typedef double Doubles __attribute__((ext_vector_type(CCK_DOUBLES)));
typedef float Singles __attribute__((ext_vector_type(CCK_DOUBLES)));
typedef int64_t Words __attribute__((ext_vector_type(CCK_DOUBLES)));

typedef struct DoubleBlock {
  _Alignas(64) double x[CCK_BLOCK], y[CCK_BLOCK], z[CCK_BLOCK];
} DoubleBlock;

// The parts of a power: coefficients of its cubic, and what that is multiplied by. The first four bits behind the
// exponent tell the sixteenth of the octave.
typedef struct PowerParts {
  Doubles c0, c1, c2, c3, scale;
} PowerParts;

#define CCK_ALWAYS static inline __attribute__((always_inline))

#if defined(CCK_WITH_VBMI)

// The base itself: a permutation takes the last four bits of a lane's number, or three.
typedef int64_t PowerPlace;

CCK_ALWAYS void SetPlaces(PowerPlace *places, Words bits) { *(Words *)places = bits; }

CCK_ALWAYS PowerParts PartsOfPower(const cck_curve *curve, const PowerPlace *places) {
  Words bits = *(const Words *)places;
  __m512i sixteenth = (__m512i)(bits >> 48), octaves = (__m512i)(bits >> 55), octave = (__m512i)(bits >> 52);
  const double(*c)[16] = curve->columns;
  return (PowerParts){
      _mm512_permutex2var_pd(_mm512_loadu_pd(c[0]), sixteenth, _mm512_loadu_pd(c[0] + 8)),
      _mm512_permutex2var_pd(_mm512_loadu_pd(c[1]), sixteenth, _mm512_loadu_pd(c[1] + 8)),
      _mm512_permutex2var_pd(_mm512_loadu_pd(c[2]), sixteenth, _mm512_loadu_pd(c[2] + 8)),
      _mm512_permutex2var_pd(_mm512_loadu_pd(c[3]), sixteenth, _mm512_loadu_pd(c[3] + 8)),
      _mm512_permutex2var_pd(_mm512_loadu_pd(curve->upper), octaves, _mm512_loadu_pd(curve->upper + 8)) *
          _mm512_permutexvar_pd(octave, _mm512_loadu_pd(curve->lower))};
}

#else

// Where a row and the power of an octave are, in bytes.
typedef struct PowerPlace {
  uint32_t row, octave;
} PowerPlace;

CCK_ALWAYS void SetPlaces(PowerPlace *places, Words bits) {
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  *(Words *)places = (bits >> 49 & 127 << 3) | (bits >> 11 & 15ll << 37);
#else
  *(Words *)places = (bits >> 43 & 15 << 5) | (bits >> 17 & 127ll << 35);
#endif
}

#if defined(CCK_WITH_AVX2)

// Two halves of rows in each register, so that they are turned without crossing its middle.
CCK_ALWAYS PowerParts PartsOfPower(const cck_curve *curve, const PowerPlace *places) {
  const char *rows = (const char *)curve->rows, *scales = (const char *)curve->whole;
  const double *a = (const double *)(rows + places[0].row), *b = (const double *)(rows + places[1].row);
  const double *c = (const double *)(rows + places[2].row), *d = (const double *)(rows + places[3].row);
  __m256d ac = _mm256_insertf128_pd(_mm256_castpd128_pd256(_mm_loadu_pd(a)), _mm_loadu_pd(c), 1);
  __m256d bd = _mm256_insertf128_pd(_mm256_castpd128_pd256(_mm_loadu_pd(b)), _mm_loadu_pd(d), 1);
  __m256d ca = _mm256_insertf128_pd(_mm256_castpd128_pd256(_mm_loadu_pd(a + 2)), _mm_loadu_pd(c + 2), 1);
  __m256d db = _mm256_insertf128_pd(_mm256_castpd128_pd256(_mm_loadu_pd(b + 2)), _mm_loadu_pd(d + 2), 1);
  return (PowerParts){
      _mm256_unpacklo_pd(ac, bd), _mm256_unpackhi_pd(ac, bd), _mm256_unpacklo_pd(ca, db), _mm256_unpackhi_pd(ca, db),
      (Doubles){*(const double *)(scales + places[0].octave), *(const double *)(scales + places[1].octave),
                *(const double *)(scales + places[2].octave), *(const double *)(scales + places[3].octave)}};
}

#else

CCK_ALWAYS PowerParts PartsOfPower(const cck_curve *curve, const PowerPlace *places) {
  const char *rows = (const char *)curve->rows, *scales = (const char *)curve->whole;
  Doubles a[2], b[2];
  __builtin_memcpy(a, rows + places[0].row, sizeof a);
  __builtin_memcpy(b, rows + places[1].row, sizeof b);
  return (PowerParts){__builtin_shufflevector(a[0], b[0], 0, 2), __builtin_shufflevector(a[0], b[0], 1, 3),
                      __builtin_shufflevector(a[1], b[1], 0, 2), __builtin_shufflevector(a[1], b[1], 1, 3),
                      (Doubles){*(const double *)(scales + places[0].octave),
                                *(const double *)(scales + places[1].octave)}};
}

#endif
#endif

// 2^-95, the first base that the tables tell from the others.
#define CCK_LEAST_BASE 0x1p-95

#define CCK_VECTORS _Pragma("clang loop unroll_count(2)") for (int i = 0; i < CCK_BLOCK; i += CCK_DOUBLES)

CCK_ALWAYS Doubles GreaterOf(Doubles a, Doubles b) { return a > b ? a : b; }

// What a curve gives for 64 numbers, in two goes: the places in the tables go through memory, from which single ones are
// read faster than they are taken out of a register.
typedef struct CurveBlock {
  _Alignas(64) double x[CCK_BLOCK], base[CCK_BLOCK];
  _Alignas(64) PowerPlace places[CCK_BLOCK];
} CurveBlock;

CCK_ALWAYS void FindPlaces(const cck_curve *curve, CurveBlock *block) {
  Doubles shift = curve->shift;
  CCK_VECTORS {
    Doubles base = GreaterOf(*(const Doubles *)(block->x + i) + shift, CCK_LEAST_BASE);
    *(Doubles *)(block->base + i) = base;
    SetPlaces(block->places + i, (Words)base);
  }
}

// What a curve has beside its tables, in registers: what is written to memory can't change it then.
typedef struct CurveNumbers {
  Doubles slope, join, offset;
} CurveNumbers;

CCK_ALWAYS CurveNumbers NumbersOf(const cck_curve *curve) {
  return (CurveNumbers){curve->slope, curve->join, curve->offset};
}

CCK_ALWAYS Doubles OnCurve(const cck_curve *curve, CurveNumbers numbers, const CurveBlock *block, int i) {
  PowerParts part = PartsOfPower(curve, block->places + i);
  Words bits = *(const Words *)(block->base + i);
  Doubles m = (Doubles)((bits & 0xfffffffffffff) | 0x3ff0000000000000);
  Doubles power = part.scale * (part.c0 + m * (part.c1 + m * (part.c2 + m * part.c3))) + numbers.offset;
  Doubles x = *(const Doubles *)(block->x + i);
  Doubles straight = x * numbers.slope;
  return x < numbers.join ? straight : power;
}
