/** Fails when the first load of the app grows over its budget: index.html's scripts and module preloads, gzipped. */

import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Failure, runMain } from "./lib/failure.mjs";
import { measureFirstLoad } from "./lib/first-load.mjs";
import { DIST } from "./lib/paths.mjs";

const BUDGET_BYTES = 300_000;

await runMain(async () => {
  const folder = process.argv[2] ?? DIST;
  const page = join(folder, "index.html");
  if (!existsSync(page)) throw new Failure(`There is nothing to measure: ${page} is missing, npm run build makes it.`);
  const { files, totalBytes } = await measureFirstLoad(folder, await readFile(page, "utf8"));
  const total = `${kilobytes(totalBytes)} of ${kilobytes(BUDGET_BYTES)} in ${files.length} files`;
  if (files.length === 0) {
    console.error(`${page} loads no script.`);
    return 1;
  }
  if (totalBytes <= BUDGET_BYTES) {
    console.log(`First load: ${total}.`);
    return 0;
  }
  const largest = files.slice(0, 3).map(({ path, bytes }) => `${path} ${kilobytes(bytes)}`);
  console.error(`The first load is too large: ${total}. The largest: ${largest.join(", ")}.`);
  return 1;
});

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
