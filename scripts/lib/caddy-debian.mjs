/** Gets Caddy out of Debian's package, through apt as this machine has it configured, without root and installing nothing. */

import { cp, mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { reasonIn, runCommand } from "./command.mjs";
import { findPrograms } from "./find-program.mjs";

const DOWNLOAD_MS = 120_000;
const UPDATE_MS = 180_000;
const UNPACK_MS = 60_000;

/**
 * Leaves Caddy at the target, or says why not. apt itself checks the package against the signed lists.
 * @param {{ target: string, env: NodeJS.ProcessEnv }} options
 */
export async function fromDebian({ target, env }) {
  const [apt, unpack] = ["apt-get", "dpkg-deb"].map((name) => findPrograms([name], env)[0]);
  if (!apt || !unpack) throw new Error("apt is not there");
  const scratch = await mkdtemp(join(tmpdir(), "watchdesk-caddy-"));
  try {
    const archive = await downloadPackage({ apt, scratch, env });
    const unpacked = await runCommand(unpack, ["-x", archive, scratch], { env, timeoutMs: UNPACK_MS });
    if (unpacked.code !== 0) throw new Error(`it could not be unpacked (${reasonIn(unpacked.output)})`);
    await mkdir(dirname(target), { recursive: true });
    // Whole or not at all, also when two starts fetch at once.
    const unfinished = `${target}.${process.pid}.part`;
    await cp(join(scratch, "usr", "bin", "caddy"), unfinished);
    await rename(unfinished, target);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/**
 * The package by the lists of this machine, else by lists fetched into a folder of our own: those of the machine are root's.
 * @param {{ apt: string, scratch: string, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<string>}
 */
async function downloadPackage({ apt, scratch, env }) {
  const plain = { cwd: scratch, env: { ...env, LC_ALL: "C" } };
  const known = await runCommand(apt, ["download", "caddy"], { ...plain, timeoutMs: DOWNLOAD_MS });
  const found = await packageIn(scratch);
  if (known.code === 0 && found) return found;
  const own = ["-o", `Dir::State::Lists=${join(scratch, "lists")}`, "-o", `Dir::Cache=${join(scratch, "cache")}`];
  for (const folder of ["lists/partial", "cache/archives/partial"])
    await mkdir(join(scratch, folder), { recursive: true });
  for (const [args, timeoutMs] of /** @type {const} */ ([
    [["update"], UPDATE_MS],
    [["download", "caddy"], DOWNLOAD_MS],
  ])) {
    const ran = await runCommand(apt, [...own, ...args], { ...plain, timeoutMs });
    if (ran.code !== 0) throw new Error(ran.timedOut ? "apt did not finish in time" : reasonIn(ran.output));
  }
  const fetched = await packageIn(scratch);
  if (!fetched) throw new Error("apt left no package behind");
  return fetched;
}

/** @param {string} folder */
async function packageIn(folder) {
  const name = (await readdir(folder)).find((entry) => entry.endsWith(".deb"));
  return name ? join(folder, name) : null;
}
