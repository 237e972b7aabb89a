// culori: objects and converters, as its documentation shows.
import { colors, job, load, report, steps } from './harness.mjs';

const { library: culori, version } = await load('culori', 'src/index.js');
const { converter, clampChroma, toGamut, wcagContrast } = culori;
const oklab = converter('oklab');
const oklch = converter('oklch');
const rgb = converter('rgb');

const color = ([r, g, b]) => ({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 });
const byte = (x) => Math.round(Math.min(Math.max(x ?? 0, 0), 1) * 255);
const rounded = (c) => ({ mode: 'rgb', r: byte(c.r) / 255, g: byte(c.g) / 255, b: byte(c.b) / 255 });

const many = colors(20_000, 1).map(color);
const few = many.slice(0, 1_000);
const lab = many.map(oklab);
const lch = many.map(oklch);

const total = (values, part) => {
  let sum = 0;
  for (const value of values) sum += part(value);
  return sum;
};

job('sRGB8 to OKLab', many.length, () => total(many, (c) => oklab(c).l));
job('sRGB8 to OKLCH', many.length, () => total(many, (c) => oklch(c).l));
const bytes = (c) => byte(c.r) + byte(c.g) + byte(c.b);
job('OKLab to sRGB8', many.length, () => total(lab, (c) => bytes(rgb(c))));
job('OKLCH to sRGB8', many.length, () => total(lch, (c) => bytes(rgb(c))));
job('contrast of pairs', many.length, () => {
  let sum = 0;
  for (let i = 0; i < many.length; i++) sum += wcagContrast(many[i], many[many.length - 1 - i]);
  return sum;
});

const surfaces = [color([255, 255, 255]), color([0x1e, 0x1e, 0x1e])];
const derive = (fit) => () =>
  total(few, (base) => {
    const { l, c, h } = oklch(base);
    let passed = 0;
    for (const [lightness, chroma] of steps) {
      const wish = { mode: 'oklch', l: Math.min(Math.max(l + lightness, 0), 1), c: c * chroma, h };
      const state = rounded(rgb(fit(wish)));
      for (const surface of surfaces) passed += wcagContrast(state, surface) >= 4.5 ? 1 : 0;
    }
    return passed;
  });
job('derive 4x2', few.length, derive(toGamut('rgb', 'oklch')));
job('derive 4x2, clampChroma', few.length, derive((c) => clampChroma(c, 'oklch')));

job('contrast solve', few.length, () => {
  let sum = 0;
  for (let i = 0; i < few.length; i++) {
    const { l, c, h } = oklch(few[i]);
    const surface = few[few.length - 1 - i];
    const light = wcagContrast({ mode: 'rgb', r: 1, g: 1, b: 1 }, surface);
    const dark = wcagContrast({ mode: 'rgb', r: 0, g: 0, b: 0 }, surface);
    let near = l;
    let far = light > dark ? 1 : 0;
    for (let step = 0; step < 12; step++) {
      const middle = (near + far) / 2;
      const state = rounded(rgb(clampChroma({ mode: 'oklch', l: middle, c, h }, 'oklch')));
      if (wcagContrast(state, surface) >= 4.5) far = middle;
      else near = middle;
    }
    sum += far;
  }
  return sum;
});

report('culori', version);
