/** What this start runs, copied into the data folder: a later build changes nothing under a running room. */

import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { RECEIVER_BUNDLE } from "../build-steps.mjs";
import { BUILD, DIST } from "../paths.mjs";

/** @typedef {ReturnType<typeof programOf>} Program */

/**
 * The paths of the copies.
 * @param {import("./data-dir.mjs").Layout} layout
 */
export function programOf(layout) {
  return {
    hooks: join(layout.program, "pb_hooks"),
    /** A folder that is not there. */
    none: join(layout.program, "none"),
    migrations: join(layout.program, "pb_migrations"),
    app: join(layout.program, "app"),
    receiver: join(layout.program, "receiver.mjs"),
  };
}

/**
 * Copies what was built.
 * @param {import("./data-dir.mjs").Layout} layout
 */
export async function copyProgram(layout) {
  const program = programOf(layout);
  await rm(layout.program, { recursive: true, force: true });
  await cp(join(BUILD, "pb_hooks"), program.hooks, { recursive: true });
  await cp(join(BUILD, "pb_migrations"), program.migrations, { recursive: true });
  await cp(DIST, program.app, { recursive: true });
  await cp(RECEIVER_BUNDLE, program.receiver);
}
