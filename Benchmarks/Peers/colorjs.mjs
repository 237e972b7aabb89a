// Color.js: its procedural interface, which is its faster one.
import { colors, job, load, report, steps } from './harness.mjs';

const { library: color, version } = await load('colorjs.io', 'src/index-fn.js');
const { to, toGamut, contrastWCAG21, sRGB, OKLab, OKLCH, ColorSpace } = color;
for (const space of [sRGB, OKLab, OKLCH]) ColorSpace.register(space);

const of = ([r, g, b]) => ({ space: sRGB, coords: [r / 255, g / 255, b / 255], alpha: 1 });
const byte = (x) => Math.round(Math.min(Math.max(x ?? 0, 0), 1) * 255);
const rounded = ({ coords: [r, g, b] }) => of([byte(r), byte(g), byte(b)]);

const many = colors(20_000, 1).map(of);
const few = many.slice(0, 500);
const lab = many.map((c) => to(c, OKLab));
const lch = many.map((c) => to(c, OKLCH));

const total = (values, part) => {
  let sum = 0;
  for (const value of values) sum += part(value);
  return sum;
};

job('sRGB8 to OKLab', many.length, () => total(many, (c) => to(c, OKLab).coords[0]));
job('sRGB8 to OKLCH', many.length, () => total(many, (c) => to(c, OKLCH).coords[0]));
const bytes = ({ coords: [r, g, b] }) => byte(r) + byte(g) + byte(b);
job('OKLab to sRGB8', many.length, () => total(lab, (c) => bytes(to(c, sRGB))));
job('OKLCH to sRGB8', many.length, () => total(lch, (c) => bytes(to(c, sRGB))));
job('contrast of pairs', many.length, () => {
  let sum = 0;
  for (let i = 0; i < many.length; i++) sum += contrastWCAG21(many[i], many[many.length - 1 - i]);
  return sum;
});

const surfaces = [of([255, 255, 255]), of([0x1e, 0x1e, 0x1e])];
job('derive 4x2', few.length, () =>
  total(few, (base) => {
    const [l, c, h] = to(base, OKLCH).coords;
    let passed = 0;
    for (const [lightness, chroma] of steps) {
      const coords = [Math.min(Math.max(l + lightness, 0), 1), c * chroma, h];
      const fitted = toGamut({ space: OKLCH, coords, alpha: 1 }, { space: sRGB, method: 'css' });
      const state = rounded(to(fitted, sRGB));
      for (const surface of surfaces) passed += contrastWCAG21(state, surface) >= 4.5 ? 1 : 0;
    }
    return passed;
  }),
);

report('Color.js', version);
