#pragma once

#include "CColorKernels.h"
#include "Tables.h"

// What can be done to a block of colors on the way from a format to another. NOTHING_MORE ends a plan.
typedef enum cck_step {
  NOTHING_MORE,
  LIGHT_OF_BYTES,
  ENCODED_OF_BYTES,
  LIGHT_OF_ENCODED,
  OKLAB_OF_BYTE_LIGHT,
  OKLAB_OF_LIGHT,
  OKLAB_OF_P3_LIGHT,
  POLAR_OF_OKLAB,
  OKLAB_OF_POLAR,
  LIGHT_OF_OKLAB,
  P3_LIGHT_OF_OKLAB,
  P3_LIGHT_OF_LIGHT,
  LIGHT_OF_P3_LIGHT,
  ENCODED_OF_LIGHT,
  COPY,
  BYTES_OF_LIGHT,
  BYTES_OF_ENCODED,
} cck_step;

enum { cck_format_count = 6, cck_longest_plan = 4 };

// The steps from the first format to the second. Steps of bytes come first and last only.
CCK_HIDDEN extern const uint8_t cck_plans[cck_format_count][cck_format_count][cck_longest_plan + 1];
