// Taking a block's shares of chroma into the gamut, as a part of Derivation.inc.h.

// Some of a block's colors, packed: the cubic of one channel, and the share of chroma before it.
typedef struct Exits {
  // Padded to whole vectors.
  int count;
  uint8_t lanes[Lanes];
  double c0[Lanes], c1[Lanes], c2[Lanes], c3[Lanes], limit[Lanes];
} Exits;

enum { Width = 8 };

#define EACH_EXIT _Pragma("clang loop vectorize(enable)") for (int i = 0; i < count; i += 1)

// FirstExit of each, into `limit`: the same operations on all of them, where those that are done are left alone.
static void FindExits(Exits *restrict exits) {
  int count = exits->count;
  double s[Lanes], inside[Lanes], outside[Lanes], bound[Lanes], last[Lanes];
  Truth rises[Lanes], is_done[Lanes];
  EACH_EXIT {
    Cubic cubic = {exits->c0[i], exits->c1[i], exits->c2[i], exits->c3[i]};
    double limit = exits->limit[i];
    // TurningPoints.
    double a = 3 * cubic.c3, b = 2 * cubic.c2, c = cubic.c1;
    double discriminant = b * b - 4 * a * c;
    double q = -(b + __builtin_copysign(SquareRoot(discriminant), b)) / 2;
    double one = q / a, other = c / q;
    bool is_cubic = (a != 0) & (discriminant >= 0) & (q != 0);
    double first = is_cubic ? (one < other ? one : other) : 0;
    bool is_square = (a == 0) & (b != 0);
    double second = is_cubic ? (one < other ? other : one) : (is_square ? -c / b : 0);
    double ends[3] = {first, second, limit};
    double start = 0, from = 0, to = limit, edge = 0;
    Truth is_found = 0;
    for (int k = 0; k < 3; k += 1) {
      double end = ends[k], value = At(cubic, end);
      Truth is_reached = (Truth)(end > start) & (Truth)(end <= limit) & (is_found ^ 1);
      Truth leaves = is_reached & ((Truth)(value < 0) | (Truth)(value > 1));
      from = leaves ? start : from;
      to = leaves ? end : to;
      edge = leaves ? (value < 0 ? 0 : 1) : edge;
      is_found |= leaves;
      start = is_reached & (leaves ^ 1) ? end : start;
    }
    // Crossing, up to its loop.
    double at_end = At(cubic, to);
    double low = At(cubic, from) - edge, high = at_end - edge;
    double chord = from + (to - from) * (low / (low - high));
    Truth is_between = (Truth)(chord > Min(from, to)) & (Truth)(chord < Max(from, to));
    s[i] = is_found ? (is_between ? chord : (from + to) / 2) : limit;
    inside[i] = from;
    outside[i] = to;
    bound[i] = edge;
    last[i] = to - from;
    rises[i] = at_end > edge;
    is_done[i] = is_found ^ 1;
  }
  for (int round = 0; round < 120; round += 1) {
    Truth are_done = 1;
    EACH_EXIT {
      double c1 = exits->c1[i], c2 = exits->c2[i], c3 = exits->c3[i], at = s[i];
      double value = exits->c0[i] + at * (c1 + at * (c2 + at * c3)) - bound[i];
      bool goes_out = (value > 0) == (rises[i] != 0);
      double far = goes_out ? at : outside[i], near = goes_out ? inside[i] : at;
      double slope = c1 + at * (2 * c2 + 3 * at * c3);
      double step = value / slope;
      double next = at - step;
      bool is_newton = (next > near) & (next < far) & (__builtin_fabs(step) * 2 <= last[i]);
      double curvature = __builtin_fabs(2 * c2 + 6 * at * c3) + __builtin_fabs(6 * c3 * step);
      bool is_close = is_newton & (step * step * curvature <= 0x1p-53 * next * __builtin_fabs(slope));
      double middle = (near + far) / 2;
      next = is_newton ? next : middle;
      step = is_newton ? step : at - middle;
      // Where the value is 0 and where nothing moves the place stays; where Newton's step is small it is the last one.
      bool stays = (value == 0) | (!is_close & (next == at));
      Truth was_done = is_done[i];
      s[i] = was_done | (Truth)stays ? at : next;
      inside[i] = was_done ? inside[i] : near;
      outside[i] = was_done ? outside[i] : far;
      last[i] = was_done ? last[i] : __builtin_fabs(step);
      is_done[i] = was_done | (Truth)stays | (Truth)is_close;
    }
    for (int i = 0; i < count; i += 1) are_done &= is_done[i];
    if (are_done) break;
  }
  // A search that ends without an answer gives the end inside.
  EACH_EXIT exits->limit[i] = is_done[i] ? s[i] : inside[i];
}

// Takes the shares of chroma into the gamut of one channel.
static void HoldInGamut(const double *restrict first, const double *restrict second, const double *restrict third,
                        const double *restrict lightness, double *restrict share) {
  Truth leaves[Lanes];
  EACH {
    double l = lightness[i], l2 = l * l;
    bool stays = Stays((Cubic){l2 * l, l2 * first[i], l * second[i], third[i]}, share[i]);
    leaves[i] = (Truth)!stays & (Truth)(l > 0) & (Truth)(l < 1);
  }
  Exits exits;
  int count = 0;
  for (int i = 0; i < Lanes; i += 1) {
    exits.lanes[count] = (uint8_t)i;
    count += (int)leaves[i];
  }
  if (count == 0) return;
  exits.count = (count + Width - 1) / Width * Width;
  for (int k = 0; k < exits.count; k += 1) {
    int i = exits.lanes[k < count ? k : 0];
    double l = lightness[i], l2 = l * l;
    exits.c0[k] = l2 * l;
    exits.c1[k] = l2 * first[i];
    exits.c2[k] = l * second[i];
    exits.c3[k] = third[i];
    exits.limit[k] = share[i];
  }
  FindExits(&exits);
  for (int k = 0; k < count; k += 1) share[exits.lanes[k]] = exits.limit[k];
}
