/** What a browser must load: before the app can start, for any page after that, for a language, and to work without a network. */

import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
// @ts-expect-error -- plain JavaScript, checked with the scripts
import { measureLanguages } from "../../scripts/lib/build-sizes.mjs";
import { firstJsonLine, ROOT, startProgram } from "../support/program";
import type { Bench, BenchResult, Figure } from "./bench";

const FIRST_KB = 300;
const LATER_KB = 60;
const LANGUAGE_KB = 30;
const KEPT_KB = 2_500;
const DIST = join(ROOT, "dist");

interface Sized {
  readonly path: string;
  readonly kb: number;
}

/** The page's own scripts and preloads, each once. */
function firstLoad(html: string): string[] {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  const paths = tags.flatMap((tag) => {
    const isScript = tag.startsWith("<script");
    if (!isScript && !/\brel=["']?modulepreload/.test(tag)) return [];
    return /\s(?:src|href)=["']?([^"'\s>]+)/.exec(tag)?.[1] ?? [];
  });
  return [...new Set(paths)].filter((path) => !/^https?:/.test(path)).map((path) => path.replace(/^\//, ""));
}

const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(join(DIST, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`);

const largestFirst = (files: readonly Sized[]): Sized[] => files.toSorted((a, b) => b.kb - a.kb);

const gzipped = (paths: readonly string[]): Sized[] =>
  largestFirst(paths.map((path) => ({ path, kb: gzipSync(readFileSync(join(DIST, path))).length / 1000 })));

/** What the worker's list names. */
function kept(): Sized[] {
  const worker = readFileSync(join(DIST, "sw.js"), "utf8");
  const paths = [...worker.matchAll(/"?revision"?:(?:"\w*"|null),\s*"?url"?:"([^"]+)"/g)].map(([, path = ""]) => path);
  return largestFirst([...new Set(paths)].map((path) => ({ path, kb: statSync(join(DIST, path)).size / 1000 })));
}

const sum = (files: readonly Sized[]): number =>
  files.length > 0 ? files.reduce((total, { kb }) => total + kb, 0) : Number.NaN;

const largestOf = (what: string, files: readonly Sized[]): Figure[] =>
  files.slice(0, 3).map(({ path, kb }) => ({ label: `${what} ${path}`, value: kb, unit: "kB" }));

async function runSize(): Promise<BenchResult> {
  await firstJsonLine<object>(startProgram(process.execPath, ["tests/bench/build-app.mjs"]));
  const names = firstLoad(readFileSync(join(DIST, "index.html"), "utf8"));
  const first = gzipped(names);
  const later = gzipped(filesIn("assets", ".js").filter((path) => !names.includes(path)));
  const measured = (await measureLanguages(DIST)) as { path: string; bytes: number }[];
  const languages = measured.map(({ path, bytes }) => ({ path, kb: bytes / 1000 }));
  const offline = kept();
  const figures = [
    { label: "first JS, gzip", value: sum(first), unit: "kB", atMost: FIRST_KB },
    ...largestOf("first:", first),
    { label: "largest later chunk, gzip", value: later[0]?.kb ?? Number.NaN, unit: "kB", atMost: LATER_KB },
    ...largestOf("later:", later),
    {
      label: "largest file of a language, gzip",
      value: languages[0]?.kb ?? Number.NaN,
      unit: "kB",
      atMost: LANGUAGE_KB,
    },
    { label: "kept offline, raw", value: sum(offline), unit: "kB", atMost: KEPT_KB },
    ...largestOf("kept:", offline),
  ];
  return { figures, pairs: [], notes: [] };
}

export const bench: Bench = { about: "what a browser loads, at first, later and to work offline", run: runSize };
