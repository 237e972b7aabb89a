#include "colorderive.h"

// The layouts that the header promises. Other languages spell them by hand, so they hold on every target.

_Static_assert(sizeof(colorderive_srgb8) == 3, "a color is three bytes");

_Static_assert(sizeof(colorderive_parsed) == 16, "no padding at the end");
_Static_assert(offsetof(colorderive_parsed, color) == 8, "behind alpha");
_Static_assert(offsetof(colorderive_parsed, was_fitted) == 11, "behind the color");

_Static_assert(sizeof(colorderive_states) == 20, "bytes only");
_Static_assert(offsetof(colorderive_states, content) == 12, "behind four states");
_Static_assert(offsetof(colorderive_states, outcome) == 19, "at the end");

_Static_assert(sizeof(colorderive_recipe) == 40 + 2 * sizeof(void *), "no padding");
_Static_assert(offsetof(colorderive_recipe, surfaces) == 8, "behind the contrast");
_Static_assert(offsetof(colorderive_recipe, role) == 8 + 2 * sizeof(void *), "behind the surfaces");
_Static_assert(offsetof(colorderive_recipe, reserved) == 24 + 2 * sizeof(void *), "behind the choices");

_Static_assert(sizeof(colorderive_text) == 3 * sizeof(void *), "a pointer and two sizes");
