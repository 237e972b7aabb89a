// Answers the lines of its input through the C interface; answer.py gives the same answers.
#include <colorderive.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { most = 1024 };

static colorderive_srgb8 color(unsigned long rrggbb) {
  colorderive_srgb8 result;
  result.red = (uint8_t)(rrggbb >> 16);
  result.green = (uint8_t)(rrggbb >> 8);
  result.blue = (uint8_t)rrggbb;
  return result;
}

static void print_color(colorderive_srgb8 c) { printf(" %02x%02x%02x", c.red, c.green, c.blue); }

static void print_states(const colorderive_states *states) {
  print_color(states->normal);
  print_color(states->hovered);
  print_color(states->pressed);
  print_color(states->disabled);
  print_color(states->content);
  print_color(states->disabled_content);
  printf(" %d %d\n", states->has_content, states->outcome);
}

static unsigned long bits(float value) {
  uint32_t result;
  memcpy(&result, &value, sizeof result);
  return (unsigned long)result;
}

static void parse(const char *line) {
  char bytes[256];
  colorderive_text message = {bytes, sizeof bytes, 0};
  colorderive_parsed parsed;
  size_t fault = 0;
  int32_t status = colorderive_parse(line, strlen(line), &parsed, &fault, &message);
  if (status != COLORDERIVE_OK) {
    printf("fault %d %lu %s\n", (int)status, (unsigned long)fault, bytes);
    return;
  }
  printf("color");
  print_color(parsed.color);
  printf(" %.17g %d\n", parsed.alpha, parsed.was_fitted);
}

// role appearance direction base minimum base-color surface...
static void derive(char *line) {
  char bytes[4096];
  colorderive_text reasons = {bytes, sizeof bytes, 0};
  colorderive_srgb8 surfaces[8];
  colorderive_recipe recipe;
  colorderive_states states;
  unsigned long base;
  int32_t status;
  memset(&recipe, 0, sizeof recipe);
  recipe.role = (int32_t)strtol(line, &line, 10);
  recipe.appearance = (int32_t)strtol(line, &line, 10);
  recipe.direction = (int32_t)strtol(line, &line, 10);
  recipe.base = (int32_t)strtol(line, &line, 10);
  recipe.minimum_contrast = strtod(line, &line);
  base = strtoul(line, &line, 16);
  while (*line == ' ') surfaces[recipe.surface_count++] = color(strtoul(line, &line, 16));
  recipe.surfaces = surfaces;
  status = colorderive_derive(&recipe, color(base), &states, &reasons);
  if (status != COLORDERIVE_OK) {
    printf("fault %d %s\n", (int)status, bytes);
    return;
  }
  printf("states");
  print_states(&states);
  printf("%s", bytes);
}

static void bulk(size_t count, const colorderive_srgb8 *first, const colorderive_srgb8 *second) {
  static double ratios[most];
  static uint8_t red[most], green[most], blue[most], r[most], g[most], s[most];
  static float l[most], a[most], b[most];
  static colorderive_states states[most];
  colorderive_recipe recipe;
  size_t i;
  memset(&recipe, 0, sizeof recipe);
  for (i = 0; i < count; i++) {
    red[i] = first[i].red;
    green[i] = first[i].green;
    blue[i] = first[i].blue;
  }
  printf("bulk %d", (int)colorderive_contrasts(count, first, second, ratios));
  printf(" %d", (int)colorderive_oklab_from_srgb8(count, red, green, blue, l, a, b));
  printf(" %d", (int)colorderive_srgb8_from_oklab(count, l, a, b, r, g, s));
  printf(" %d\n", (int)colorderive_derive_many(&recipe, count, first, states, NULL));
  for (i = 0; i < count; i++) {
    printf("%.17g %08lx %08lx %08lx %02x%02x%02x", ratios[i], bits(l[i]), bits(a[i]), bits(b[i]), r[i], g[i],
           s[i]);
    print_states(&states[i]);
  }
}

int main(void) {
  static char line[4096];
  static colorderive_srgb8 first[most], second[most];
  size_t count = 0;
  printf("%s %d\n", colorderive_version(), (int)colorderive_abi_version());
  while (fgets(line, sizeof line, stdin) != NULL) {
    line[strcspn(line, "\n")] = 0;
    if (strncmp(line, "parse ", 6) == 0) {
      parse(line + 6);
    } else if (strncmp(line, "pair ", 5) == 0 && count < most) {
      char *rest = line + 5;
      first[count] = color(strtoul(rest, &rest, 16));
      second[count] = color(strtoul(rest, &rest, 16));
      printf("pair %.17g %.17g\n", colorderive_contrast(first[count], second[count]),
             colorderive_delta_e_ok(first[count], second[count]));
      count++;
    } else if (strncmp(line, "derive ", 7) == 0) {
      derive(line + 7);
    } else {
      printf("unknown line: %s\n", line);
      return 1;
    }
  }
  bulk(count, first, second);
  return 0;
}
