/** Everything a commit must pass: format, lint with the direction rules, types, locales, size, unit tests, drift. */

import "./lib/node-version.mjs";
import { buildParts } from "./lib/build-steps.mjs";
import { listChecks, runChecks } from "./lib/checks.mjs";
import { runMain } from "./lib/failure.mjs";
import { requirePackages } from "./lib/packages.mjs";
import { createProgress } from "./lib/progress.mjs";

const HELP = `npm run check

Builds the app and runs what a commit must pass: ${listChecks({ tests: true })
  .map(({ name }) => name)
  .join(", ")}.
`;

await runMain(async () => {
  const progress = createProgress();
  await requirePackages(progress);
  // Its size is checked, and an old build says nothing of what stands here.
  await buildParts(["app"], progress);
  const results = await runChecks(listChecks({ tests: true }), progress);
  const failed = results.filter(({ ok }) => !ok);
  console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
  return failed.length === 0 ? 0 : 1;
}, HELP);
