// Rays, as a part of Derivation.inc.h.

// Ray: what a hue adds to the linear channels, by powers of the share of chroma.
typedef struct Ray {
  Triple first, second, third;
} Ray;

INLINE Triple FromCones(const double *m, Triple v) {
  return (Triple){
      m[0] * v.x + m[1] * v.y + m[2] * v.z,
      m[3] * v.x + m[4] * v.y + m[5] * v.z,
      m[6] * v.x + m[7] * v.y + m[8] * v.z,
  };
}

INLINE Ray RayOf(const double *from_cones, double a, double b) {
  // labToRoots * (0, a, b)
  double kx = 0.0 + 0.3963377773761749 * a + 0.2158037573099136 * b;
  double ky = 0.0 + -0.1055613458156586 * a + -0.06385417282581330 * b;
  double kz = 0.0 + -0.08948417752981190 * a + -1.291485548019409 * b;
  Triple first = FromCones(from_cones, (Triple){kx, ky, kz});
  Triple second = FromCones(from_cones, (Triple){kx * kx, ky * ky, kz * kz});
  Triple third = FromCones(from_cones, (Triple){kx * kx * kx, ky * ky * ky, kz * kz * kz});
  return (Ray){
      {3 * first.x, 3 * first.y, 3 * first.z}, {3 * second.x, 3 * second.y, 3 * second.z}, third};
}

// Cubic: c0 + c1 s + c2 s² + c3 s³.
typedef struct Cubic {
  double c0, c1, c2, c3;
} Cubic;

INLINE double At(Cubic c, double s) { return c.c0 + s * (c.c1 + s * (c.c2 + s * c.c3)); }

// Whether it surely stays in 0 to 1 before a limit.
INLINE bool Stays(Cubic c, double limit) {
  double b1 = c.c0 + c.c1 * limit * (1.0 / 3);
  double b2 = b1 + (c.c1 + c.c2 * limit) * limit * (1.0 / 3);
  double b3 = At(c, limit);
  return (b1 >= 0) & (b1 <= 1) & (b2 >= 0) & (b2 <= 1) & (b3 >= 0) & (b3 <= 1);
}

// The one place between `inside` and `outside` where the value is `bound`.
static double Crossing(Cubic c, double bound, double inside, double outside) {
  bool rises = At(c, outside) > bound;
  double low = At(c, inside) - bound, high = At(c, outside) - bound;
  double s = inside + (outside - inside) * (low / (low - high));
  if (!(s > Min(inside, outside) && s < Max(inside, outside))) s = (inside + outside) / 2;
  double last = outside - inside;
  for (int round = 0; round < 120; round += 1) {
    double value = At(c, s) - bound;
    if (value == 0) return s;
    if ((value > 0) == rises) outside = s; else inside = s;
    double slope = c.c1 + s * (2 * c.c2 + 3 * s * c.c3);
    double step = value / slope;
    double next = s - step;
    if (next > inside && next < outside && fabs(step) * 2 <= last) {
      double curvature = fabs(2 * c.c2 + 6 * s * c.c3) + fabs(6 * c.c3 * step);
      if (step * step * curvature <= 0x1p-53 * next * fabs(slope)) return next;
    } else {
      next = (inside + outside) / 2;
      step = s - next;
    }
    if (next == s) return s;
    last = fabs(step);
    s = next;
  }
  return inside;
}

static void TurningPoints(Cubic cubic, double *first, double *second) {
  double a = 3 * cubic.c3, b = 2 * cubic.c2, c = cubic.c1;
  *first = *second = 0;
  if (a == 0) {
    if (b != 0) *second = -c / b;
    return;
  }
  double discriminant = b * b - 4 * a * c;
  if (!(discriminant >= 0)) return;
  double q = -(b + copysign(SquareRoot(discriminant), b)) / 2;
  if (q == 0) return;
  double one = q / a, other = c / q;
  *first = one < other ? one : other;
  *second = one < other ? other : one;
}

static double FirstExit(Cubic c, double limit) {
  if (Stays(c, limit)) return limit;
  double ends[3], start = 0;
  TurningPoints(c, &ends[0], &ends[1]);
  ends[2] = limit;
  for (int i = 0; i < 3; i += 1) {
    double end = ends[i];
    if (!(end > start && end <= limit)) continue;
    double value = At(c, end);
    if (value < 0) return Crossing(c, 0, start, end);
    if (value > 1) return Crossing(c, 1, start, end);
    start = end;
  }
  return limit;
}

// Ray.shareInGamut.
static double ShareInGamut(const Ray *ray, double l, double share) {
  double l2 = l * l, l3 = l2 * l;
  double exit = share;
  exit = FirstExit((Cubic){l3, l2 * ray->first.x, l * ray->second.x, ray->third.x}, exit);
  exit = FirstExit((Cubic){l3, l2 * ray->first.y, l * ray->second.y, ray->third.y}, exit);
  return FirstExit((Cubic){l3, l2 * ray->first.z, l * ray->second.z, ray->third.z}, exit);
}

// One channel of Ray.linear.
INLINE double ChannelAt(double l, double share, double first, double second, double third) {
  return l * l * l + share * (l * l * first + share * (l * second + share * third));
}
