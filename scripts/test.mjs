/** `npm test`: installs, builds, checks, and runs every suite; the last line counts them all. */

import "./lib/node-version.mjs";

const { runMain } = await import("./lib/failure.mjs");
const { test } = await import("./lib/test-run.mjs");

await runMain(() => test(process.argv.slice(2)));
