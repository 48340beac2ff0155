/** Builds what is stale: `node scripts/build.mjs [hooks|receiver|app|all]`. */

import "./lib/node-version.mjs";
import { buildParts, PARTS } from "./lib/build-steps.mjs";
import { Failure, runMain } from "./lib/failure.mjs";
import { createProgress } from "./lib/progress.mjs";

const HELP = `npm run build -- [part…]

Builds what is stale of ${PARTS.join(", ")}; without a name, or with "all", all of them.
`;

await runMain(async () => {
  const wanted = process.argv.slice(2);
  const names = wanted.length === 0 || wanted.includes("all") ? PARTS : wanted;
  const parts = PARTS.filter((part) => names.includes(part));
  const unknown = names.find((name) => !PARTS.some((part) => part === name));
  if (unknown) throw new Failure(`There is no part "${unknown}": build hooks, receiver, app or all.`);
  await buildParts(parts, createProgress());
}, HELP);
