#pragma once

#include "CColorKernels.h"

#define CCK_HIDDEN __attribute__((visibility("hidden")))

CCK_HIDDEN extern const float cck_linear[256];
CCK_HIDDEN extern const float cck_thresholds[255];
CCK_HIDDEN extern const uint32_t cck_buckets[cck_bucket_count];
