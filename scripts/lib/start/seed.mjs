/** Fills a new store: the demo room, or with --empty one administrator. */

import { chmod } from "node:fs/promises";
import { join } from "node:path";
import { lastLines, runCommand } from "../command.mjs";
import { Failure } from "../failure.mjs";
import { ROOT } from "../paths.mjs";

const SEED_MS = 900_000;

/**
 * Runs the seed against the running store; it tells of its own steps and leaves the sign-ins in their file.
 * @param {{ url: string, layout: import("./data-dir.mjs").Layout, superuser: import("./store.mjs").Superuser, empty: boolean }} options
 */
export async function seedStore({ url, layout, superuser, empty }) {
  const script = join(ROOT, "scripts", "run.mjs");
  const args = ["scripts/seed/main.ts", "--store", url, "--sign-in", layout.signIn, ...(empty ? ["--empty"] : [])];
  const env = {
    ...process.env,
    WATCHDESK_SUPERUSER_EMAIL: superuser.email,
    WATCHDESK_SUPERUSER_PASSWORD: superuser.password,
  };
  const ran = await runCommand(process.execPath, [script, ...args], { cwd: ROOT, env, timeoutMs: SEED_MS, show: true });
  if (ran.code !== 0) {
    const reason = ran.timedOut ? "not done in time" : lastLines(ran.output, 2);
    throw new Failure(`The new store could not be filled (${reason}): start again to begin anew.`);
  }
  await chmod(layout.signIn, 0o600).catch(() => {
    throw new Failure(`The seed left no ${layout.signIn}: start again to begin anew.`);
  });
}
