// LittleCMS for Swift. Its format macros are expressions that the importer doesn't read; the ones
// in use are given here as functions.
#pragma once
#include <lcms2.h>
#include <stdint.h>

/// Packed doubles of a gray device, 0 to 1.
static inline uint32_t colorderive_format_gray(void) { return TYPE_GRAY_DBL; }

/// Packed doubles of an RGB device, 0 to 1.
static inline uint32_t colorderive_format_rgb(void) { return TYPE_RGB_DBL; }

/// Packed doubles of a CMYK device, 0 to 100.
static inline uint32_t colorderive_format_cmyk(void) { return TYPE_CMYK_DBL; }

/// Packed doubles of CIE Lab: 0 to 100, and the two axes as they are.
static inline uint32_t colorderive_format_lab(void) { return TYPE_Lab_DBL; }

/// No shared one-pixel cache, so that a transform has no state; no tables in place of the true steps.
static inline uint32_t colorderive_flags(int black_point_compensation) {
  return cmsFLAGS_NOCACHE | cmsFLAGS_NOOPTIMIZE
    | (black_point_compensation ? cmsFLAGS_BLACKPOINTCOMPENSATION : 0);
}
