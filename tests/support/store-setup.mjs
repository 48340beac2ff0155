/** Before the tests on the real store: the executable, the built hooks, and a migrated folder that each test copies. */

import { existsSync } from "node:fs";
import { cp, mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { buildParts } from "../../scripts/lib/build-steps.mjs";
import { runCommand } from "../../scripts/lib/command.mjs";
import { fingerprint } from "../../scripts/lib/fingerprint.mjs";
import { BUILD, ROOT } from "../../scripts/lib/paths.mjs";
import { getPocketBase } from "../../scripts/lib/pocketbase.mjs";
import { createProgress } from "../../scripts/lib/progress.mjs";
import { serveEnvironment } from "../../scripts/lib/start/store.mjs";

const SUPERUSER = { email: "superuser@watchdesk.test", password: "superuser-of-the-tests" };

/** What the tests read: see tests/support/store.ts. */
export async function setup() {
  const progress = createProgress(process.stderr);
  const { path } = await getPocketBase();
  await buildParts(["hooks"], progress);
  const template = await makeTemplate(path);
  // A store of a test or a bench runs as an installation's does.
  Object.assign(process.env, serveEnvironment());
  process.env.WATCHDESK_POCKETBASE = path;
  process.env.WATCHDESK_TEST_TEMPLATE = template;
  process.env.WATCHDESK_TEST_SUPERUSER = JSON.stringify(SUPERUSER);
}

/**
 * Migrating costs 0.2 s and more with every collection, copying a folder next to nothing. Hooks and migrations are
 * copied too, so that a later build changes nothing under a running store.
 * @param {string} pocketbase
 */
async function makeTemplate(pocketbase) {
  const made = ["build/pb_migrations", "build/pb_hooks", "tests/support/store-setup.mjs"];
  const hash = await fingerprint(ROOT, made);
  const template = join(BUILD, "store-templates", hash.slice(0, 16));
  if (existsSync(template)) return template;
  await removeOldTemplates();
  const unfinished = `${template}.${process.pid}`;
  const data = join(unfinished, "pb_data");
  const hooks = join(unfinished, "pb_hooks");
  const migrations = join(unfinished, "pb_migrations");
  await mkdir(data, { recursive: true });
  await cp(join(BUILD, "pb_hooks"), hooks, { recursive: true });
  await cp(join(BUILD, "pb_migrations"), migrations, { recursive: true });
  const folders = [`--dir=${data}`, `--hooksDir=${hooks}`, `--migrationsDir=${migrations}`];
  const upsert = ["superuser", "upsert", SUPERUSER.email, SUPERUSER.password];
  for (const command of [["migrate", "up"], upsert]) {
    const ran = await runCommand(pocketbase, [...command, ...folders, "--hooksWatch=false", "--automigrate=false"]);
    if (ran.code !== 0) throw new Error(`pocketbase ${command.slice(0, 2).join(" ")} failed:\n${ran.output}`);
  }
  await rm(join(data, "types.d.ts"), { force: true });
  // Another run may have put the same one there meanwhile.
  await rename(unfinished, template).catch(() => rm(unfinished, { recursive: true, force: true }));
  return template;
}

/** A template in use by another run is younger than this. */
const KEEP_MS = 3 * 3600_000;

async function removeOldTemplates() {
  const folder = join(BUILD, "store-templates");
  if (!existsSync(folder)) return;
  for (const name of await readdir(folder)) {
    const { mtimeMs } = await stat(join(folder, name));
    if (mtimeMs < Date.now() - KEEP_MS) await rm(join(folder, name), { recursive: true, force: true });
  }
}
