/** `npm test`: installs, builds, checks, and runs every suite; the last line counts them all. */

import "./lib/node-version.mjs";

const { runMain } = await import("./lib/failure.mjs");
const { SUITES, test } = await import("./lib/test-run.mjs");

const HELP = `npm test -- [suite…]

Runs the suites ${SUITES.join(", ")}, or those that are named; the last line counts them all.
`;

await runMain(() => test(process.argv.slice(2)), HELP);
