/** Builds the app if it is stale, and prints one line of JSON when it is there. */

import { buildParts } from "../../scripts/lib/build-steps.mjs";
import { createProgress } from "../../scripts/lib/progress.mjs";

await buildParts(["app"], createProgress(process.stderr));
process.stdout.write("{}\n");
