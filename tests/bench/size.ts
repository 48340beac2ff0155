/** What a browser loads before the app can start: index.html's scripts and module preloads, gzipped. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { firstJsonLine, ROOT, startProgram } from "../support/program";
import type { Bench, BenchResult } from "./bench";

const BUDGET_KB = 300;
const DIST = join(ROOT, "dist");

/** The page's own scripts and preloads, each once. */
function firstLoad(html: string): string[] {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  const paths = tags.flatMap((tag) => {
    const isScript = tag.startsWith("<script");
    if (!isScript && !/\brel=["']?modulepreload/.test(tag)) return [];
    return /\s(?:src|href)=["']?([^"'\s>]+)/.exec(tag)?.[1] ?? [];
  });
  return [...new Set(paths)].filter((path) => !/^https?:/.test(path));
}

const kilobytes = (path: string): number => gzipSync(readFileSync(join(DIST, path))).length / 1000;

async function runSize(): Promise<BenchResult> {
  await firstJsonLine<object>(startProgram(process.execPath, ["tests/bench/build-app.mjs"]));
  const files = firstLoad(readFileSync(join(DIST, "index.html"), "utf8"))
    .map((path) => ({ path, kb: kilobytes(path) }))
    .toSorted((a, b) => b.kb - a.kb);
  const total = files.reduce((sum, { kb }) => sum + kb, 0);
  const figures = [
    { label: "first JS, gzip", value: files.length > 0 ? total : Number.NaN, unit: "kB", atMost: BUDGET_KB },
    ...files.slice(0, 3).map(({ path, kb }) => ({ label: path, value: kb, unit: "kB" })),
  ];
  return { figures, pairs: [], notes: [] };
}

export const bench: Bench = { about: "what a browser loads before the app can start", run: runSize };
