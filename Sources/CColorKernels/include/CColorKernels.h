#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "Derivation.h"
#include "Path.h"

// Bulk conversions between 8-bit sRGB and OKLab (CSS Color 4, 64-bit matrices of November 2023).
//
// Every path gives the same bits: each is compiled from the one body in Kernels.inc.h, which uses only
// correctly rounded operations (+ - × and conversions), no fused multiply-add and no libm. Colors are
// planar: one array a channel. Arrays of one call don't overlap. Nothing is allocated.

// OKLab of 8-bit sRGB. The path must be available.
void cck_oklab_from_srgb8(cck_path path, size_t count, const uint8_t *red, const uint8_t *green,
                          const uint8_t *blue, float *lightness, float *a, float *b);

// 8-bit sRGB of OKLab: clamped to the gamut channel by channel, rounded half up. A channel that comes out
// as NaN is 0. The path must be available.
void cck_srgb8_from_oklab(cck_path path, size_t count, const float *lightness, const float *a,
                          const float *b, uint8_t *red, uint8_t *green, uint8_t *blue);

// sRGB decoding of the 256 codes, each to the nearest float.
const float *cck_linear_table(void);

// Entry k - 1, for k in 1...255, is the least float of linear light whose 8-bit sRGB code is k.
const float *cck_threshold_table(void);

// The thresholds by the upper half of a float's bits, as Kernels.inc.h reads them: a word each for 13 octaves
// of 128 buckets from 2^-13, and one for 1.
const uint32_t *cck_bucket_table(void);
enum { cck_bucket_count = 1665 };
