/** Installs the packages of package-lock.json when they are missing or older than it. */

import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { lastLines, runCommand } from "./command.mjs";
import { Failure } from "./failure.mjs";
import { isProgram } from "./find-program.mjs";
import { ROOT } from "./paths.mjs";

const STAMP = join(ROOT, "node_modules", ".watchdesk-lock");
const INSTALL_MS = 900_000;

/**
 * Runs `npm ci` unless what is installed came from this very lock file.
 * @param {import("./progress.mjs").Progress} progress
 */
export async function requirePackages(progress) {
  const lock = await readFile(join(ROOT, "package-lock.json"));
  const hash = createHash("sha256").update(lock).digest("hex");
  if (await isInstalled(lock, hash)) return;
  await progress.step("installing packages", async (tell) => {
    const [program, args] = npmCommand();
    const ran = await runCommand(program, [...args, "ci", "--no-fund", "--no-audit"], {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: "development" },
      timeoutMs: INSTALL_MS,
    });
    if (ran.code !== 0) {
      const reason = ran.missing ? "npm is not there" : lastLines(ran.output, 3);
      throw new Failure(`The packages could not be installed (${reason}): check the network and start again.`);
    }
    await writeFile(STAMP, hash);
    tell("packages installed");
  });
}

/**
 * npm keeps a copy of the lock file in node_modules, so packages that a person installed himself count too.
 * @param {Buffer} lock
 * @param {string} hash
 */
async function isInstalled(lock, hash) {
  if (existsSync(STAMP)) return (await readFile(STAMP, "utf8")) === hash;
  const copy = join(ROOT, "node_modules", ".package-lock.json");
  if (!existsSync(copy)) return false;
  if (!isSameTree(JSON.parse(lock.toString("utf8")), JSON.parse(await readFile(copy, "utf8")))) return false;
  await writeFile(STAMP, hash);
  return true;
}

/** @typedef {{ packages?: Record<string, { version?: string, optional?: boolean }> }} Lock */

/** @param {Lock} wanted @param {Lock} installed */
function isSameTree(wanted, installed) {
  return Object.entries(wanted.packages ?? {}).every(([path, { version, optional }]) => {
    const given = installed.packages?.[path]?.version;
    return path === "" || given === version || (given === undefined && optional === true);
  });
}

/** npm beside this very node, so that both fit; else the one on the PATH. @returns {[string, string[]]} */
function npmCommand() {
  const bin = dirname(process.execPath);
  const candidates = [
    process.env.npm_execpath ?? "",
    join(bin, "..", "lib", "node_modules", "npm", "bin", "npm-cli.js"),
    join(bin, "node_modules", "npm", "bin", "npm-cli.js"),
  ];
  const script = candidates.find((path) => path.endsWith(".js") && existsSync(path));
  if (script) return [process.execPath, [script]];
  const npm = join(bin, "npm");
  return [isProgram(npm) ? npm : "npm", []];
}
