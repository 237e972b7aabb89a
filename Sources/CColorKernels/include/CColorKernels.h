#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "Derivation.h"
#include "Path.h"

// What is done to many colors at once.
//
// Every path gives the same bits: each is compiled from the one body in Kernels.inc.h and the files it includes,
// which use only correctly rounded operations (+ - × ÷ √ and conversions), no fused multiply-add and no libm.
// What is written must not overlap what is read. Nothing is allocated; the stack holds less than 16 KiB.
// `path` must be available.

// Where colors are read: the first element of each channel, and how far it is to that of the next color, in
// elements: 1 for planes, 3 or 4 for pixels, whose channels follow one another. `alpha` is NULL where there is none to
// keep, and in pixels of four bytes is the fourth.
typedef struct cck_input {
  const void *channels[3];
  const uint8_t *alpha;
  ptrdiff_t step;
} cck_input;

// Where colors are written, likewise. Pixels of four bytes without `alpha` keep the fourth
// byte they have.
typedef struct cck_output {
  void *channels[3];
  uint8_t *alpha;
  ptrdiff_t step;
} cck_output;

// What the three channels mean: bytes for CCK_SRGB8, else floats.
typedef enum cck_format {
  CCK_SRGB8,
  CCK_SRGB,
  CCK_LINEAR_SRGB,
  CCK_DISPLAY_P3,
  CCK_OKLAB,
  CCK_OKLCH,
} cck_format;

// Colors of one format in another. Bytes are clamped to the gamut channel by channel and rounded half up; a channel
// that comes out as NaN is 0. Where `alpha` is written it is that of the input, or else 255.
void cck_convert(cck_path path, cck_format from, cck_format to, size_t count, const cck_input *input,
                 const cck_output *output);

// Bytes of OKLab or OKLCH, just those that come out when all is done in double as ColorCore does.
void cck_convert_exactly(cck_path path, cck_format from, size_t count, const cck_input *input,
                         const cck_output *output);

// Relative luminance by WCAG 2 of 8-bit sRGB.
void cck_luminance(cck_path path, size_t count, const cck_input *input, float *luminance);

// Contrast by WCAG 2 of pairs of 8-bit sRGB.
void cck_contrast(cck_path path, size_t count, const cck_input *first, const cck_input *second, float *ratio);

// The distance of pairs in OKLab, of pairs in that format or in another.
void cck_difference(cck_path path, cck_format format, size_t count, const cck_input *first,
                    const cck_input *second, float *difference);

// A curve of three tables, a matrix, and three ways from light to a byte.
typedef struct cck_transform {
  // The light of each of 256 codes; and the same floats byte by byte, the lowest of each first.
  const float *curves[3];
  const uint8_t *curve_bytes[3];
  // By rows.
  float matrix[9];
  // Another matrix, for colors whose light, each channel times its part of the separator, adds to 0 or less.
  bool is_split;
  float separator[3];
  float other[9];
  // The thresholds of each channel as CodeAt reads those of sRGB: places begin at the bits of `least`, and `shift`
  // of their bits are within a bucket. Light is clamped to the floats from `least` to `greatest`.
  const uint32_t *buckets[3];
  int shift;
  float least, greatest;
} cck_transform;

// Bytes through a transform.
void cck_transform_bytes(cck_path path, const cck_transform *transform, size_t count, const cck_input *input,
                         const cck_output *output);

// A curve that is a straight line below `join` and a power from there on:
//
//   slope x   or   gain (x + shift)^power + offset
//
// A base of m 2^e, m in [1, 2), has the power upper[e / 8] lower[e % 8] p(m): the gain is in `upper`, and p is a
// cubic for each 16th of an octave. e is the exponent as it is stored, mod 128, so that bases may be from 2^-95 up to
// 2^33.
typedef struct cck_curve {
  // What is less is taken as this.
  double least;
  double join, slope;
  double shift, offset;
  double upper[16], lower[8];
  // upper[e / 8] lower[e % 8], for those who have no lookup in registers.
  double whole[128];
  // The coefficients from that of m^0 on, each for all sixteenths; and the same for one sixteenth after the other.
  double columns[4][16], rows[16][4];
} cck_curve;

// Three curves, a matrix by rows, and three curves back.
typedef struct cck_float_transform {
  const cck_curve *decoding[3];
  double matrix[9];
  const cck_curve *encoding[3];
} cck_float_transform;

// Floats from 0 to 1 through a transform, in double. Gives how many colors were converted: all, or those before a block
// in which a number is less than 0, more than 1 or none.
size_t cck_transform_floats(cck_path path, const cck_float_transform *transform, size_t count, const cck_input *input,
                            const cck_output *output);

// Luminances that are allowed: from `low` to `high`, both in, in rising order and apart.
typedef struct cck_luminances {
  const double *low, *high;
  size_t count;
} cck_luminances;

// The 8-bit sRGB color nearest in lightness to each, at its hue, whose luminance is allowed; `lightness`, which may be
// NULL, is that in OKLab before it was rounded to bytes, and `reached` 1. A color that can't is written as it is, with
// 0.
void cck_solve(cck_path path, const cck_luminances *allowed, size_t count, const cck_input *input,
               const cck_output *output, float *lightness, uint8_t *reached);

// sRGB decoding of the 256 codes, each to the nearest float.
const float *cck_linear_table(void);

// The same, byte by byte: the lowest of each first.
const uint8_t *cck_linear_bytes_table(void);

// Entry k - 1, for k in 1...255, is the least float of linear light whose 8-bit sRGB code is k.
const float *cck_threshold_table(void);

// The same in double, for light as ColorCore encodes and rounds it.
const double *cck_exact_threshold_table(void);

// The thresholds by the upper half of a float's bits, as CodeAt reads them: a word each for 13 octaves of 128 buckets
// from 2^-13, and one for 1.
const uint32_t *cck_bucket_table(void);
enum { cck_bucket_count = 1665 };

// The bytes that all tables take.
size_t cck_table_bytes(void);
