// Lookups in tables as AVX-512 with VBMI does them best; the same as in Lookups.inc.h.

#include <immintrin.h>

#define CCK_FUSES_LOOKUPS 0

// Each byte of the float by itself: a permutation takes any of 128 bytes, two of them and a choice any of 256. The
// codes are put in such an order first that the bytes, when they are put together, come out as they should.
static inline __attribute__((always_inline)) void FloatsOfCodes(const float *table, const uint8_t *planes, const uint8_t *codes,
                                 float *floats) {
  (void)table;
  const __m512i order = _mm512_setr_epi32(0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15);
  __m512i code = _mm512_permutexvar_epi32(order, _mm512_loadu_si512(codes));
  __mmask64 isUpper = _mm512_movepi8_mask(code);
  __m512i bytes[4];
  for (int k = 0; k < 4; k += 1) {
    const uint8_t *plane = planes + 256 * k;
    __m512i lower = _mm512_permutex2var_epi8(_mm512_loadu_si512(plane), code, _mm512_loadu_si512(plane + 64));
    __m512i upper =
        _mm512_permutex2var_epi8(_mm512_loadu_si512(plane + 128), code, _mm512_loadu_si512(plane + 192));
    bytes[k] = _mm512_mask_blend_epi8(isUpper, lower, upper);
  }
  __m512i low = _mm512_unpacklo_epi8(bytes[0], bytes[1]), high = _mm512_unpacklo_epi8(bytes[2], bytes[3]);
  _mm512_storeu_si512(floats, _mm512_unpacklo_epi16(low, high));
  _mm512_storeu_si512(floats + 16, _mm512_unpackhi_epi16(low, high));
  low = _mm512_unpackhi_epi8(bytes[0], bytes[1]);
  high = _mm512_unpackhi_epi8(bytes[2], bytes[3]);
  _mm512_storeu_si512(floats + 32, _mm512_unpacklo_epi16(low, high));
  _mm512_storeu_si512(floats + 48, _mm512_unpackhi_epi16(low, high));
}

static inline __attribute__((always_inline)) void CodesOfPlaces(const uint32_t *buckets, int shift, const uint32_t *places, uint8_t *codes) {
  __m128i by = _mm_cvtsi32_si128(shift);
  __m512i rest = _mm512_set1_epi32((1 << shift) - 1);
  for (int i = 0; i < CCK_BLOCK; i += 16) {
    __m512i place = _mm512_loadu_si512(places + i);
    __m512i word = _mm512_i32gather_epi32(_mm512_srl_epi32(place, by), buckets, 4);
    __m512i code = _mm512_srl_epi32(_mm512_add_epi32(word, _mm512_and_si512(place, rest)), by);
    _mm_storeu_si128((__m128i *)(codes + i), _mm512_cvtepi32_epi8(code));
  }
}
