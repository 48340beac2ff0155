/** Fails when the first load of the app grows over its budget: index.html's scripts and module preloads, gzipped. */

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { runMain } from "./lib/failure.mjs";
import { measureFirstLoad } from "./lib/first-load.mjs";
import { DIST } from "./lib/paths.mjs";

const BUDGET_BYTES = 300_000;

await runMain(async () => {
  const { files, totalBytes } = await measureFirstLoad(DIST, await readFile(join(DIST, "index.html"), "utf8"));
  const total = `${kilobytes(totalBytes)} of ${kilobytes(BUDGET_BYTES)} in ${files.length} files`;
  if (files.length === 0) {
    console.error("dist/index.html loads no script.");
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
