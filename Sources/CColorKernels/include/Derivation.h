#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "Path.h"

// The states of many colors: the engine of ColorDerivation for the recipes that it is mostly asked for.
//
// It computes in doubles, each operation as in Swift and in the same order, so that its bytes and verdicts are those
// of the engine by construction. What it can't decide it marks. The arithmetic is that of Derivation.inc.h on every
// path, without fused multiply-add and libm: the same bits everywhere.

enum { cck_most_grounds = 8, cck_most_contents = 8 };

// What a color may lie on: a point of luminance, or a range where that isn't known.
typedef struct cck_ground {
  double darkest, lightest;
  // OKLab lightness.
  double lightness;
} cck_ground;

typedef struct cck_floor {
  double contrast, delta_e;
} cck_floor;

typedef enum cck_role {
  CCK_FILL = 0,
  CCK_SURFACE = 1,
  // Text and functional borders: what has to stand out from its grounds.
  CCK_MARK = 2,
  // Decorative borders.
  CCK_LINE = 3,
} cck_role;

typedef enum cck_direction {
  CCK_AUTOMATIC = 0,
  CCK_DARKER = 1,
  CCK_LIGHTER = 2,
  CCK_FROM_CONTENT = 3,
  CCK_FROM_GROUND = 4,
} cck_direction;

// The order of the contents.
typedef enum cck_order {
  // As they are listed.
  CCK_LISTED = 0,
  // White and black are listed; black goes first where it has more than `lead` times the contrast of white.
  CCK_BY_LEAD = 1,
} cck_order;

// A recipe in numbers. Its units are those of the recipe.
typedef struct cck_recipe {
  // Cone responses to linear sRGB, by rows.
  double from_cones[9];
  cck_role role;
  bool is_dark;
  // All that the color may lie on; the first `surface_count` of them are known.
  int32_t ground_count, surface_count;
  cck_ground grounds[cck_most_grounds];
  int32_t disabled_ground_count;
  cck_ground disabled_grounds[cck_most_grounds];
  int32_t content_count;
  cck_order order;
  double lead;
  uint8_t contents[cck_most_contents][3];
  // The least contrast of content on a background or of a mark on its grounds; that of a background on its grounds.
  double minimum, standalone;
  double hovered_step, pressed_step, least_lightness, stride;
  cck_floor hovered, pressed, between;
  double color_vision;
  cck_direction direction;
  double near_black, near_white, middle_low, middle_high;
  bool is_opposed;
  // Whether a step may be narrowed, and whether that counts as something given up.
  bool may_narrow, holds_steps;
  // Every color with more chroma than `chroma_above` keeps this share; 1 for all.
  double chroma_share, chroma_above, neutral;
  double disabled_low, disabled_high, disabled_chroma, toward_surface, weaker;
  // How far disabled must be from normal and from the other states.
  double disabled_from_normal, disabled_from_states;
} cck_recipe;

enum {
  // The kernel answered; without this bit all else is undefined and the engine has to.
  CCK_DECIDED = 1,
  CCK_HAS_CONTENT = 2,
  // Given up: the size of a step, the place of disabled.
  CCK_GAVE_STEP = 4,
  CCK_GAVE_DISABLED = 8,
};

// The states of one color.
typedef struct cck_states {
  uint8_t normal[3], hovered[3], pressed[3], disabled[3], content[3], disabled_content[3];
  uint8_t marks;
} cck_states;

// The states of colors, whose channels lie `stride` bytes apart, as in three arrays (1) or in one of RGB (3). Nothing is allocated; the stack takes some 40 KiB. The path
// must be available, the recipe within the limits above.
void cck_derive(cck_path path, const cck_recipe *recipe, size_t count, const uint8_t *red, const uint8_t *green,
                const uint8_t *blue, size_t stride, cck_states *states);

enum { cck_most_shifts = 8 };

// A step of OKLab lightness, and the share of the chroma that is kept.
typedef struct cck_shift {
  double lightness, chroma;
} cck_shift;

typedef struct cck_shifts {
  // Cone responses to linear sRGB, by rows.
  double from_cones[9];
  int32_t count, ground_count;
  cck_shift shifts[cck_most_shifts];
  // What each color is read against, with the least contrast.
  cck_ground grounds[cck_most_grounds];
  double minimums[cck_most_grounds];
} cck_shifts;

// A shifted color in bytes. Bit k of `holds` says that it has its contrast with ground k.
typedef struct cck_shifted {
  uint8_t code[3], holds;
} cck_shifted;

// Each color shifted in each way: inside the gamut, at the lightness wished for and the color's hue, with as much of
// the chroma as there is room for. The shifts of one color lie side by side.
void cck_shift_colors(cck_path path, const cck_shifts *shifts, size_t count, const uint8_t *red,
                      const uint8_t *green, const uint8_t *blue, size_t stride, cck_shifted *shifted);

// The tables that it reads, for a test that compares them with the engine's: the light of 256 codes, from which light
// on a channel takes code k + 1, cube roots of 384 numbers, and the codes at 4,097 places of the scale.
const double *cck_light_table(void);
const double *cck_light_threshold_table(void);
const double *cck_root_table(void);
const uint8_t *cck_light_guess_table(void);
