/** Prints what the benches saw as tables, and writes it to build/bench.json. */

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, release, totalmem } from "node:os";
import { join } from "node:path";
import { ROOT } from "../support/program";
import { median, ratiosOf, reaches, type Bar, type BenchResult, type Figure, type Pairs } from "./bench";

/** The machine in one line: absolute figures mean nothing without it. */
export function machineLine(): string {
  const processors = cpus();
  const memoryGb = (totalmem() / 2 ** 30).toFixed(0);
  const model = processors[0]?.model.trim() || "unknown processor";
  return `${processors.length} x ${model}, ${memoryGb} GB, Linux ${release()}, Node ${process.versions.node}`.replace(
    "Linux",
    process.platform,
  );
}

/** One bench as lines of text. */
export function toLines(name: string, { figures, pairs, notes }: BenchResult): string[] {
  const width = Math.max(0, ...figures.map(({ label }) => label.length));
  return [
    `== ${name}`,
    ...figures.map(
      (figure) => `  ${figure.label.padEnd(width)}  ${number(figure.value)} ${figure.unit}${verdict(figure)}`,
    ),
    ...pairs.flatMap(pairLines),
    ...notes.map((note) => `  note: ${note}`),
  ];
}

/** The bars that were missed, a sentence each. */
export function missed(name: string, { figures, pairs }: BenchResult): string[] {
  const misses: [string, number, Bar][] = [
    ...figures.map((figure): [string, number, Bar] => [figure.label, figure.value, figure]),
    ...pairs.map((pair): [string, number, Bar] => [pair.label, median(ratiosOf(pair)), pair]),
  ];
  return misses
    .filter(([, value, bar]) => !reaches(value, bar))
    .map(([label, value, bar]) => `${name}: ${label} is ${number(value)}, ${barText(bar)}`);
}

/** Keeps the results; benches that did not run this time keep their last ones. */
export function writeResults(results: ReadonlyMap<string, BenchResult>): string {
  const file = join(ROOT, "build", "bench.json");
  const at = new Date().toISOString();
  const fresh = Object.fromEntries(
    [...results].map(([name, result]) => [name, { at, machine: machineLine(), ...result }]),
  );
  mkdirSync(join(ROOT, "build"), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...lastResults(file), ...fresh }, null, 2)}\n`);
  return file;
}

function lastResults(file: string): object {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as object;
  } catch {
    return {};
  }
}

function pairLines(pair: Pairs): string[] {
  const ratios = ratiosOf(pair);
  const cells = (values: readonly number[]): string => values.map((value) => number(value).padStart(9)).join(" ");
  const width = Math.max(pair.a.name.length, pair.b.name.length, "ratio".length);
  return [
    `  ${pair.label} (${pair.unit}), pairs in the order measured`,
    `    A ${pair.a.name.padEnd(width)} ${cells(pair.a.values)}`,
    `    B ${pair.b.name.padEnd(width)} ${cells(pair.b.values)}`,
    `      ${"A / B".padEnd(width)} ${cells(ratios)}   median ${number(median(ratios))}${verdict({ ...pair, value: median(ratios) })}`,
  ];
}

function verdict(figure: Bar & Pick<Figure, "value">): string {
  if (figure.atLeast === undefined && figure.atMost === undefined) return "";
  return `   ${reaches(figure.value, figure) ? "ok" : "MISSED"} (${barText(figure)})`;
}

function barText({ atLeast, atMost, aim }: Bar): string {
  const parts = [
    ...(atLeast === undefined ? [] : [`must be >= ${atLeast}`]),
    ...(atMost === undefined ? [] : [`must be <= ${atMost}`]),
    ...(aim === undefined ? [] : [`aim ${aim}`]),
  ];
  return parts.join(", ");
}

function number(value: number): string {
  if (Number.isNaN(value)) return "-";
  if (Math.abs(value) >= 1000) return Math.round(value).toLocaleString("en-GB");
  return value.toFixed(Math.abs(value) >= 100 ? 0 : 2);
}
