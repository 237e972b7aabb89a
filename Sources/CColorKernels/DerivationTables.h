#pragma once

#include <stdint.h>

#define CCK_HIDDEN __attribute__((visibility("hidden")))

CCK_HIDDEN extern const double cck_light[256];
CCK_HIDDEN extern const double cck_light_thresholds[256];
CCK_HIDDEN extern const double cck_root_nodes[384];
CCK_HIDDEN extern const uint8_t cck_light_guesses[4097];
