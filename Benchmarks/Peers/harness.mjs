// What the scripts for node share: the colors, the clock, and the line that is printed.
import { readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = process.env.COLORDERIVE_PEERS_NODE ?? '.';

/** A module of a package, and the package's version. */
export async function load(name, file) {
  const root = [join(folder, 'node_modules', name), join(folder, name)].find(existsSync);
  if (!root) throw new Error(`${name} isn't in ${folder}`);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return { library: await import(pathToFileURL(join(root, file)).href), version };
}

/** Bytes of sRGB spread evenly, the same as the benchmarks have: SplitMix64, the low 24 bits. */
export function colors(count, seed) {
  const mask = (1n << 64n) - 1n;
  let state = BigInt(seed);
  return Array.from({ length: count }, () => {
    state = (state + 0x9e3779b97f4a7c15n) & mask;
    let z = state;
    z = ((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n) & mask;
    z = ((z ^ (z >> 27n)) * 0x94d049bb133111ebn) & mask;
    const bits = Number((z ^ (z >> 31n)) & 0xffffffn);
    return [bits >> 16, (bits >> 8) & 255, bits & 255];
  });
}

/** The least that a state adds to lightness, and what its chroma is multiplied by: "derive 4x2". */
export const steps = [
  [-0.06, 1],
  [-0.12, 1],
  [0.25, 0.35],
  [0.08, 1.1],
];

const rounds = 11;
const jobs = [];
let sink = 0;

/** Takes a job for `report`. Its work gives a number made from its results. */
export function job(name, count, work) {
  jobs.push({ name, count, work });
}

/**
 * Measures all jobs in a run of 11 rounds each, after two to warm up, then all in another run, and prints the figure of
 * the faster run, with how far the two lie apart. A round counts the processor time of the process or the time on the
 * wall, whichever is less: the first has that of helping threads in it, the second that of other programs.
 */
export function report(peer, version) {
  const runs = [0, 1].map(() => jobs.map(measured));
  if (Number.isNaN(sink)) throw new Error('a job gives no numbers');
  jobs.forEach(({ name, count }, index) => {
    const [fast, slow] = runs.map((run) => run[index]).sort((a, b) => a.median - b.median);
    const difference = slow.median / fast.median - 1;
    const runtime = `${version}, node ${process.versions.node}`;
    console.log(JSON.stringify({ peer, version: runtime, job: name, count, rounds, ...fast, difference }));
  });
}

function measured({ count, work }) {
  const times = [];
  for (let round = -2; round < rounds; round++) {
    const cpu = process.cpuUsage();
    const wall = process.hrtime.bigint();
    sink += work();
    const took = Number(process.hrtime.bigint() - wall);
    const used = process.cpuUsage(cpu);
    if (round >= 0) times.push(Math.min(took, (used.user + used.system) * 1000) / count);
  }
  times.sort((a, b) => a - b);
  return { median: times[rounds >> 1], minimum: times[0] };
}
