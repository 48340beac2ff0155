/** Random numbers that are the same on every machine: the demo room is drawn from them, so that it can be tested. */

/** A stream of numbers; `fork` starts another one that does not depend on how many were drawn before. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** One key, each as often as its weight says. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K;
  /** Mean 0, deviation 1. */
  normal(): number;
  /** A value of the log-normal distribution with this median and 95th percentile. */
  logNormal(median: number, p95: number): number;
  exponential(mean: number): number;
  /** How often something happens that happens `mean` times on average. */
  poisson(mean: number): number;
  fork(name: string): Random;
}

/** 95 % of a normal distribution lie below this many deviations. */
const Z95 = 1.6449;

/** A stream from a seed text. */
export function createRandom(seed: string): Random {
  const next = mulberry(hash(seed));
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  const exponential = (mean: number): number => -Math.log(1 - next()) * mean;
  const random: Random = {
    next,
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: (probability) => next() < probability,
    pick: (list) => {
      const item = list[Math.floor(next() * list.length)];
      if (item === undefined) throw new Error("nothing to pick from");
      return item;
    },
    weighted: (weights) => weightedKey(weights, next()),
    normal,
    logNormal: (median, p95) => median * Math.exp((Math.log(p95 / median) / Z95) * normal()),
    exponential,
    poisson: (mean) => {
      let count = -1;
      for (let time = 0; time <= mean; time += exponential(1)) count += 1;
      return mean <= 0 ? 0 : count;
    },
    fork: (name) => createRandom(`${seed}/${name}`),
  };
  return random;
}

function weightedKey<K extends string>(weights: Readonly<Record<K, number>>, at: number): K {
  const entries = Object.entries<number>(weights) as [K, number][];
  let rest = at * entries.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [key, weight] of entries) {
    rest -= weight;
    if (rest < 0) return key;
  }
  const last = entries.at(-1);
  if (!last) throw new Error("no weights");
  return last[0];
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}

function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
