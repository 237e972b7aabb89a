#pragma once

#include "CColorKernels.h"
#include "DerivationTables.h"

CCK_HIDDEN extern const float cck_linear[256];
CCK_HIDDEN extern const uint8_t cck_linear_bytes[4 * 256];
CCK_HIDDEN extern const float cck_thresholds[255];
CCK_HIDDEN extern const double cck_exact_thresholds[255];
CCK_HIDDEN extern const uint32_t cck_buckets[cck_bucket_count];
