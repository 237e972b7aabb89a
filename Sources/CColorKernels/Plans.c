#include "Plans.h"

const uint8_t cck_plans[cck_format_count][cck_format_count][cck_longest_plan + 1] = {
    [CCK_SRGB8] =
        {
            [CCK_SRGB8] = {ENCODED_OF_BYTES, BYTES_OF_ENCODED},
            [CCK_SRGB] = {ENCODED_OF_BYTES},
            [CCK_LINEAR_SRGB] = {LIGHT_OF_BYTES},
            [CCK_DISPLAY_P3] = {LIGHT_OF_BYTES, P3_LIGHT_OF_LIGHT, ENCODED_OF_LIGHT},
            [CCK_OKLAB] = {LIGHT_OF_BYTES, OKLAB_OF_BYTE_LIGHT},
            [CCK_OKLCH] = {LIGHT_OF_BYTES, OKLAB_OF_BYTE_LIGHT, POLAR_OF_OKLAB},
        },
    [CCK_SRGB] =
        {
            [CCK_SRGB8] = {BYTES_OF_ENCODED},
            [CCK_SRGB] = {COPY},
            [CCK_LINEAR_SRGB] = {LIGHT_OF_ENCODED},
            [CCK_DISPLAY_P3] = {LIGHT_OF_ENCODED, P3_LIGHT_OF_LIGHT, ENCODED_OF_LIGHT},
            [CCK_OKLAB] = {LIGHT_OF_ENCODED, OKLAB_OF_LIGHT},
            [CCK_OKLCH] = {LIGHT_OF_ENCODED, OKLAB_OF_LIGHT, POLAR_OF_OKLAB},
        },
    [CCK_LINEAR_SRGB] =
        {
            [CCK_SRGB8] = {BYTES_OF_LIGHT},
            [CCK_SRGB] = {ENCODED_OF_LIGHT},
            [CCK_LINEAR_SRGB] = {COPY},
            [CCK_DISPLAY_P3] = {P3_LIGHT_OF_LIGHT, ENCODED_OF_LIGHT},
            [CCK_OKLAB] = {OKLAB_OF_LIGHT},
            [CCK_OKLCH] = {OKLAB_OF_LIGHT, POLAR_OF_OKLAB},
        },
    [CCK_DISPLAY_P3] =
        {
            [CCK_SRGB8] = {LIGHT_OF_ENCODED, LIGHT_OF_P3_LIGHT, BYTES_OF_LIGHT},
            [CCK_SRGB] = {LIGHT_OF_ENCODED, LIGHT_OF_P3_LIGHT, ENCODED_OF_LIGHT},
            [CCK_LINEAR_SRGB] = {LIGHT_OF_ENCODED, LIGHT_OF_P3_LIGHT},
            [CCK_DISPLAY_P3] = {COPY},
            [CCK_OKLAB] = {LIGHT_OF_ENCODED, OKLAB_OF_P3_LIGHT},
            [CCK_OKLCH] = {LIGHT_OF_ENCODED, OKLAB_OF_P3_LIGHT, POLAR_OF_OKLAB},
        },
    [CCK_OKLAB] =
        {
            [CCK_SRGB8] = {LIGHT_OF_OKLAB, BYTES_OF_LIGHT},
            [CCK_SRGB] = {LIGHT_OF_OKLAB, ENCODED_OF_LIGHT},
            [CCK_LINEAR_SRGB] = {LIGHT_OF_OKLAB},
            [CCK_DISPLAY_P3] = {P3_LIGHT_OF_OKLAB, ENCODED_OF_LIGHT},
            [CCK_OKLAB] = {COPY},
            [CCK_OKLCH] = {POLAR_OF_OKLAB},
        },
    [CCK_OKLCH] =
        {
            [CCK_SRGB8] = {OKLAB_OF_POLAR, LIGHT_OF_OKLAB, BYTES_OF_LIGHT},
            [CCK_SRGB] = {OKLAB_OF_POLAR, LIGHT_OF_OKLAB, ENCODED_OF_LIGHT},
            [CCK_LINEAR_SRGB] = {OKLAB_OF_POLAR, LIGHT_OF_OKLAB},
            [CCK_DISPLAY_P3] = {OKLAB_OF_POLAR, P3_LIGHT_OF_OKLAB, ENCODED_OF_LIGHT},
            [CCK_OKLAB] = {OKLAB_OF_POLAR},
            [CCK_OKLCH] = {COPY},
        },
};
