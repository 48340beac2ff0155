/** `npm run conformance`: the specification line by line, with what proves each and whether it does. */

import "./lib/node-version.mjs";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";

const { judge, printed, proofsInPlaywright, proofsInVitest, readLines } = await import("./lib/conformance.mjs");
const { runMain } = await import("./lib/failure.mjs");
const { createProgress } = await import("./lib/progress.mjs");
const { listSuites, runSuite } = await import("./lib/suites.mjs");
const { prepareTests } = await import("./lib/test-run.mjs");

const HELP = `npm run conformance

Runs the tests of tests/conformance and prints every line of sections 2 to 9 of the specification:
✓ proved, ✗ failed, – not to be tested (with the reason), ? open. Ends badly when a line failed or is open.
`;

await runMain(async () => {
  const env = await prepareTests(createProgress());
  const proofs = [];
  for (const suite of listSuites().filter(({ name }) => name.startsWith("conformance"))) {
    await runSuite(suite, env);
    const report = existsSync(suite.report) ? JSON.parse(await readFile(suite.report, "utf8")) : {};
    proofs.push(...(report.testResults ? proofsInVitest(report) : proofsInPlaywright(report)));
  }
  const { lines, notTested } = await readLines();
  const verdicts = judge(lines, notTested, proofs);
  for (const line of printed(verdicts)) console.log(line);
  return verdicts.every(({ state }) => state === "pass" || state === "not tested") ? 0 : 1;
}, HELP);
