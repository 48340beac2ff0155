/** `npm run bench [-- name…]`: runs the benches, prints what they saw and fails when a bar is missed. */

import type { Bench, BenchResult } from "./bench";
import { machineLine, missed, toLines, writeResults } from "./report";

const BENCHES: Readonly<Record<string, () => Promise<{ bench: Bench }>>> = {
  intake: () => import("./intake"),
  latency: () => import("./latency"),
  storm: () => import("./storm"),
  size: () => import("./size"),
  ingest: () => import("./ingest"),
  fanout: () => import("./fanout"),
  ui: () => import("./ui"),
  boot: () => import("./boot"),
  soak: () => import("./soak"),
  grid: () => import("./grid"),
  mirror: () => import("./mirror"),
  lighthouse: () => import("./lighthouse"),
};

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function main(names: readonly string[]): Promise<number> {
  const unknown = names.find((name) => !Object.hasOwn(BENCHES, name));
  if (unknown !== undefined) {
    say(`There is no bench "${unknown}". There are: ${Object.keys(BENCHES).join(", ")}.`);
    return 2;
  }
  const results = new Map<string, BenchResult>();
  say(machineLine());
  for (const name of names.length > 0 ? names : Object.keys(BENCHES)) {
    const { bench } = (await BENCHES[name]?.()) ?? { bench: undefined };
    if (!bench) continue;
    say(`-- ${name}: ${bench.about}`);
    const result = await bench.run((line) => say(`   ${line}`));
    results.set(name, result);
    toLines(name, result).forEach(say);
  }
  const misses = [...results].flatMap(([name, result]) => missed(name, result));
  say(`Written to ${writeResults(results)}.`);
  misses.forEach((miss) => say(`MISSED ${miss}`));
  return misses.length === 0 ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
