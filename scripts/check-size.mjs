/**
 * Fails when the built app grows over a budget: its first load, any later part, any file of a language, what is kept
 * offline; and when its parts need each other in a circle, as parts that were made for a budget may.
 */

import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { measureKept, measureLanguages, measureLater } from "./lib/build-sizes.mjs";
import { Failure, runMain } from "./lib/failure.mjs";
import { measureFirstLoad } from "./lib/first-load.mjs";
import { findCircle } from "./lib/import-circles.mjs";
import { DIST } from "./lib/paths.mjs";

const FIRST_BYTES = 300_000;
const LATER_BYTES = 60_000;
const LANGUAGE_BYTES = 30_000;
const KEPT_BYTES = 2_500_000;

await runMain(async () => {
  const folder = process.argv[2] ?? DIST;
  const page = join(folder, "index.html");
  if (!existsSync(page)) throw new Failure(`There is nothing to measure: ${page} is missing, npm run build makes it.`);
  const html = await readFile(page, "utf8");
  const { files, totalBytes } = await measureFirstLoad(folder, html);
  if (files.length === 0) {
    console.error(`${page} loads no script.`);
    return 1;
  }
  const [later, languages, kept] = await Promise.all([
    measureLater(folder, html),
    measureLanguages(folder),
    measureKept(folder),
  ]);
  const circle = await findCircle(folder);
  const keptBytes = kept.reduce((sum, { bytes }) => sum + bytes, 0);
  const faults = [
    whole("first load", { files, bytes: totalBytes, most: FIRST_BYTES }),
    whole("part kept offline", { files: kept, bytes: keptBytes, most: KEPT_BYTES }),
    single("later part", later, LATER_BYTES),
    single("file of a language", languages, LANGUAGE_BYTES),
    circle === undefined ? "" : `Parts of the app need each other in a circle: ${circle.join(" -> ")}.`,
  ].filter((fault) => fault !== "");
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) return 1;
  console.log(
    `First load: ${kilobytes(totalBytes)} of ${kilobytes(FIRST_BYTES)} in ${files.length} files. Largest later part: ` +
      `${kilobytes(later[0]?.bytes ?? 0)} of ${kilobytes(LATER_BYTES)}. Kept offline: ${kilobytes(keptBytes)} of ${kilobytes(KEPT_BYTES)}.`,
  );
  return 0;
});

/**
 * @param {string} what
 * @param {{ files: readonly import("./lib/build-sizes.mjs").Sized[], bytes: number, most: number }} sum
 */
function whole(what, { files, bytes, most }) {
  if (bytes <= most) return "";
  const total = `${kilobytes(bytes)} of ${kilobytes(most)} in ${files.length} files`;
  return `The ${what} is too large: ${total}. The largest: ${largest(files)}.`;
}

/** @param {string} what @param {readonly import("./lib/build-sizes.mjs").Sized[]} files @param {number} most */
function single(what, files, most) {
  if ((files[0]?.bytes ?? 0) <= most) return "";
  return `A ${what} is larger than ${kilobytes(most)}. The largest: ${largest(files)}.`;
}

/** @param {readonly import("./lib/build-sizes.mjs").Sized[]} files */
function largest(files) {
  return files
    .slice(0, 3)
    .map(({ path, bytes }) => `${path} ${kilobytes(bytes)}`)
    .join(", ");
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
