/// colorderive for C, and for every language that can call C: colors read from CSS text, contrast, difference,
/// OKLab, and the states of a color (hovered, pressed, disabled) with the promise of their contrast.
///
/// Memory: the caller owns every byte. Nothing is allocated for it, nothing is kept after a call, and there is
/// nothing to free. `colorderive_version` alone gives a pointer, to text that lives as long as the library.
///
/// Threads: no function keeps state; all may be called from any thread at once, on memory that no other
/// thread writes meanwhile. The environment variable COLORDERIVE_KERNELS is read once, by the first
/// conversion; don't change the environment at that moment.
///
/// Faults: a function that can fail gives a status, and then it has written nothing but the text and the place
/// of the fault. NULL, arrays that meet, numbers outside their range and texts that aren't colors are told so;
/// no input ends the program, but for a pointer to memory that isn't the caller's, which no library can see.
///
/// Texts are UTF-8. Arrays of one call have `count` elements each and, where one is written, don't overlap.
/// With a `count` of 0 they may be NULL.
///
/// Example, a whole program:
///
///     #include <colorderive.h>
///     #include <stdio.h>
///
///     int main(void) {
///       char bytes[512];
///       colorderive_text text = {bytes, sizeof bytes, 0};
///       colorderive_parsed blue;
///       if (colorderive_parse("#0f62fe", 7, &blue, NULL, &text) != COLORDERIVE_OK) {
///         fprintf(stderr, "%s\n", bytes);
///         return 1;
///       }
///       colorderive_recipe button = {0};
///       colorderive_states states;
///       if (colorderive_derive(&button, blue.color, &states, &text) != COLORDERIVE_OK) {
///         fprintf(stderr, "%s\n", bytes);
///         return 1;
///       }
///       printf("#%02x%02x%02x\n", states.hovered.red, states.hovered.green, states.hovered.blue);
///       return 0;
///     }
///
/// It prints: #0052e4
#ifndef COLORDERIVE_H
#define COLORDERIVE_H

#include <stddef.h>
#include <stdint.h>

/// The version of the library that this header came with.
#define COLORDERIVE_VERSION "0.1.0"

/// The version of this interface: it rises when a function, a number or the layout of a struct that is already
/// here changes, so that programs built against the old one must be built again. Additions leave it.
#define COLORDERIVE_ABI_VERSION 1

#ifdef __cplusplus
extern "C" {
#endif

/// What a function gives that can fail.
enum {
  /// It is done.
  COLORDERIVE_OK = 0,
  /// A pointer is NULL where it may not be, or isn't aligned for what it points to.
  COLORDERIVE_BAD_POINTER = 1,
  /// A count is more than memory can hold, as a negative number is.
  COLORDERIVE_BAD_COUNT = 2,
  /// Two arrays overlap, and one of them is written.
  COLORDERIVE_OVERLAP = 3,
  /// A text is no color.
  COLORDERIVE_BAD_COLOR = 4,
  /// A field of the recipe has a value that isn't among those it may have.
  COLORDERIVE_BAD_RECIPE = 5
};

/// What a color is for: `colorderive_recipe.role`.
enum {
  /// A background that stands out from the page: a button, a badge.
  COLORDERIVE_BACKGROUND_FILL = 0,
  /// A background that is the page, or nearly: a card, a row, a subtle tint.
  COLORDERIVE_BACKGROUND_SURFACE = 1,
  /// Text and icons.
  COLORDERIVE_FOREGROUND = 2,
  /// A border needed to see a control or its state (WCAG 2.2, SC 1.4.11).
  COLORDERIVE_BORDER_FUNCTIONAL = 3,
  /// A border that is decoration: no contrast is asked of it.
  COLORDERIVE_BORDER_DECORATIVE = 4
};

/// How the interface looks: `colorderive_recipe.appearance`.
enum {
  /// Dark marks on light surfaces.
  COLORDERIVE_LIGHT = 0,
  /// Light marks on dark surfaces.
  COLORDERIVE_DARK = 1,
  /// Light, with the increased contrast that the person asked for.
  COLORDERIVE_LIGHT_INCREASED_CONTRAST = 2,
  /// Dark, with the increased contrast that the person asked for.
  COLORDERIVE_DARK_INCREASED_CONTRAST = 3
};

/// Which way hovered and pressed go: `colorderive_recipe.direction`.
enum {
  /// As is usual for the role and appearance; the other way where that fails.
  COLORDERIVE_AUTOMATIC = 0,
  /// Toward black.
  COLORDERIVE_DARKER = 1,
  /// Toward white.
  COLORDERIVE_LIGHTER = 2,
  /// Away from the color of the content.
  COLORDERIVE_AWAY_FROM_CONTENT = 3,
  /// Away from the surface.
  COLORDERIVE_AWAY_FROM_SURFACE = 4,
  /// No way: hovered and pressed are normal.
  COLORDERIVE_STILL = 5
};

/// Whether the base may be changed: `colorderive_recipe.base`.
enum {
  /// Backgrounds stay; foregrounds and borders may move, as little as is needed.
  COLORDERIVE_BASE_AUTOMATIC = 0,
  /// It stays; what can't be met is reported.
  COLORDERIVE_BASE_KEEP = 1,
  /// It may move, as little as is needed, at the same hue.
  COLORDERIVE_BASE_ADJUST = 2,
  /// It stays, and one that misses its contrast is infeasible.
  COLORDERIVE_BASE_FAIL = 3
};

/// What became of a set of states: `colorderive_states.outcome`.
enum {
  /// Every constraint holds, and nothing was given up.
  COLORDERIVE_EXACT = 0,
  /// Every constraint that still stands holds; the reasons say what was given up.
  COLORDERIVE_RELAXED = 1,
  /// A constraint can't be met: the states are the best that was found, and the reasons say what was missed.
  COLORDERIVE_INFEASIBLE = 2
};

/// An opaque sRGB color in bytes, as in rows of RGB pixels. 3 bytes.
typedef struct colorderive_srgb8 {
  uint8_t red, green, blue;
} colorderive_srgb8;

/// A place for text, as `snprintf` has it: what doesn't fit is cut off, between characters, and the text ends
/// with a zero byte. Where a function takes one, NULL says that the text isn't wanted.
typedef struct colorderive_text {
  /// The caller's memory; may be NULL if the capacity is 0.
  char *bytes;
  /// How many bytes there are, that of the zero included.
  size_t capacity;
  /// Written: the length of the whole text without the zero. The text was cut if it isn't below the capacity.
  size_t length;
} colorderive_text;

/// What a text of a color says. 16 bytes.
typedef struct colorderive_parsed {
  /// The opacity, 0 to 1.
  double alpha;
  /// The color in sRGB, without its opacity.
  colorderive_srgb8 color;
  /// 1 if the color lies outside sRGB and was brought in at the same lightness and hue, 0 if it lies inside.
  uint8_t was_fitted;
  /// 0.
  uint8_t reserved[4];
} colorderive_parsed;

/// How states are made. A recipe of zero bytes is the usual one for a fill in a light interface.
typedef struct colorderive_recipe {
  /// The least contrast, 1 to 21: of the content on a background, or of a foreground or border on its surfaces.
  /// 0 is 4.5, for functional borders 3; with increased contrast 7 and 4.5.
  double minimum_contrast;
  /// Every color that it may lie on; the promise holds on all of them. May be NULL if the count is 0.
  const colorderive_srgb8 *surfaces;
  /// How many surfaces there are. 0 is the page: white, #121212 in dark, black in dark with increased contrast.
  size_t surface_count;
  /// What the color is for.
  int32_t role;
  /// How the interface looks.
  int32_t appearance;
  /// Which way hovered and pressed go.
  int32_t direction;
  /// Whether the base may be changed.
  int32_t base;
  /// For what is to come: must be 0.
  uint32_t reserved[4];
} colorderive_recipe;

/// The states of a color. 20 bytes.
typedef struct colorderive_states {
  /// At rest: the base, unless it had to move and might.
  colorderive_srgb8 normal;
  /// Under the pointer.
  colorderive_srgb8 hovered;
  /// While pressed.
  colorderive_srgb8 pressed;
  /// Not to be used now.
  colorderive_srgb8 disabled;
  /// What lies on a background in every state but disabled; no color where `has_content` is 0.
  colorderive_srgb8 content;
  /// What lies on the disabled background; no color where `has_content` is 0.
  colorderive_srgb8 disabled_content;
  /// 1 for backgrounds, 0 for the other roles.
  uint8_t has_content;
  /// What became of it: COLORDERIVE_EXACT, COLORDERIVE_RELAXED or COLORDERIVE_INFEASIBLE.
  uint8_t outcome;
} colorderive_states;

/// The version of the library, such as "0.1.0". It lives as long as the library.
const char *colorderive_version(void);

/// The COLORDERIVE_ABI_VERSION that the library was built with. If it isn't that of the header, call no more.
int32_t colorderive_abi_version(void);

/// Reads a color of CSS Color 4: a name, hex, rgb(), lab(), lch(), oklab(), oklch() or color().
///
/// `length` is in bytes, without an ending zero. At COLORDERIVE_BAD_COLOR `*fault` is how many bytes come
/// before the fault, and `message` says what is wrong; `*parsed` is as it was. Both may be NULL.
int32_t colorderive_parse(const char *text, size_t length, colorderive_parsed *parsed, size_t *fault,
                          colorderive_text *message);

/// The contrast ratio of WCAG 2, 1 to 21, unrounded; the same both ways.
double colorderive_contrast(colorderive_srgb8 a, colorderive_srgb8 b);

/// The contrast ratios of `count` pairs.
int32_t colorderive_contrasts(size_t count, const colorderive_srgb8 *a, const colorderive_srgb8 *b,
                              double *ratios);

/// The difference ΔE OK, the distance in OKLab: about 0.02 where it is just seen side by side.
double colorderive_delta_e_ok(colorderive_srgb8 a, colorderive_srgb8 b);

/// OKLab of `count` colors, an array a channel: lightness 0 to 1, a and b within 0.4 of 0. The same bits on
/// every processor.
int32_t colorderive_oklab_from_srgb8(size_t count, const uint8_t *red, const uint8_t *green,
                                     const uint8_t *blue, float *lightness, float *a, float *b);

/// Bytes of `count` OKLab colors, rounded half up. A color outside sRGB is clamped channel by channel in linear
/// light; a channel that isn't a number is 0. What colorderive_oklab_from_srgb8 gave comes back as it was.
int32_t colorderive_srgb8_from_oklab(size_t count, const float *lightness, const float *a, const float *b,
                                     uint8_t *red, uint8_t *green, uint8_t *blue);

/// Derives the states of one base. That a recipe can't be met is no fault: `states->outcome` says it.
///
/// `reasons` gets sentences, a line each, of why the colors are what they are; at a fault, what is wrong. The
/// same base and recipe give the same states on every machine.
int32_t colorderive_derive(const colorderive_recipe *recipe, colorderive_srgb8 base,
                           colorderive_states *states, colorderive_text *reasons);

/// Derives the states of `count` bases by one recipe, each as colorderive_derive does. `message` says what is
/// wrong at a fault, and is empty else.
int32_t colorderive_derive_many(const colorderive_recipe *recipe, size_t count,
                                const colorderive_srgb8 *bases, colorderive_states *states,
                                colorderive_text *message);

#ifdef __cplusplus
}
#endif

#endif
