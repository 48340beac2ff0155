/** One start per data folder: the lock, what a killed start left running, and the file that tells where it runs. */

import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { Failure } from "../failure.mjs";
import { readJson } from "./data-dir.mjs";
import { commandLineOf, endProcess, isAlive } from "./processes.mjs";

const LEFTOVER_PATIENCE_MS = 10_000;

/**
 * Where it runs: `url` as people open it, `storeUrl` as programs of this machine reach the store; with a front they differ.
 * @typedef {object} RunFile
 * @property {string} url
 * @property {string} storeUrl
 * @property {number} port
 * @property {number} dc09Port
 * @property {{ start: number, store: number, receiver: number, front?: number }} pids
 */

/**
 * Takes the lock of a data folder, or says who holds it.
 * @param {import("./data-dir.mjs").Layout} layout
 */
export async function takeLock(layout) {
  for (let tries = 0; tries < 3; tries += 1) {
    try {
      await writeFile(layout.lock, String(process.pid), { flag: "wx" });
      return;
    } catch (error) {
      if (/** @type {{ code?: string }} */ (error).code !== "EEXIST") throw error;
    }
    const holder = Number(await readFile(layout.lock, "utf8").catch(() => ""));
    if (holder > 0 && isAlive(holder) && (await isStart(holder))) {
      throw new Failure(await alreadyRuns(layout, holder));
    }
    await rm(layout.lock, { force: true });
  }
  throw new Failure(`${layout.lock} can't be taken: is another start under way on this folder?`);
}

/**
 * Gives the lock back.
 * @param {import("./data-dir.mjs").Layout} layout
 */
export async function releaseLock(layout) {
  await rm(layout.run, { force: true });
  await rm(layout.lock, { force: true });
}

/**
 * Ends what a killed start left running on this folder, recognised by their command lines.
 * @param {import("./data-dir.mjs").Layout} layout
 * @param {(text: string) => void} note
 */
export async function endLeftovers(layout, note) {
  /** @type {RunFile | null} */
  const run = await readJson(layout.run).catch(() => null);
  for (const name of /** @type {const} */ (["front", "receiver", "store"])) {
    const pid = run?.pids?.[name];
    if (!pid || !isAlive(pid) || !(await commandLineOf(pid))?.includes(layout.data)) continue;
    await endProcess(pid, LEFTOVER_PATIENCE_MS);
    note(`The ${name} of a start that was killed still ran (process ${pid}): ended it.`);
  }
}

/**
 * Tells other programs where this installation runs.
 * @param {import("./data-dir.mjs").Layout} layout
 * @param {RunFile} run
 */
export async function writeRunFile(layout, run) {
  // Whole or not at all: on a full disk the old one stays.
  await writeFile(`${layout.run}.part`, `${JSON.stringify(run)}\n`);
  await rename(`${layout.run}.part`, layout.run);
}

/** A process that took over the id of a dead start is none. @param {number} pid */
async function isStart(pid) {
  if (pid === process.pid) return false;
  const line = await commandLineOf(pid);
  return line === null || line.includes("start.mjs");
}

/** @param {import("./data-dir.mjs").Layout} layout @param {number} holder */
async function alreadyRuns(layout, holder) {
  /** @type {RunFile | null} */
  const run = await readJson(layout.run).catch(() => null);
  const where = run ? ` at ${run.url}` : "";
  return (
    `Watchdesk already runs${where} on ${layout.data} (process ${holder}): ` +
    "use that one, stop it with Ctrl-C where it was started, or choose another folder with --data."
  );
}
