/** Installs the packages of package-lock.json when they are missing or older than it. */

import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { runCommand } from "./command.mjs";
import { Failure } from "./failure.mjs";
import { isProgram } from "./find-program.mjs";
import { BUILD, ROOT } from "./paths.mjs";

const STAMP = join(ROOT, "node_modules", ".watchdesk-lock");
const LOG = join(BUILD, "npm-install.log");
const INSTALL_MS = 900_000;

/**
 * Runs `npm ci` unless what is installed came from this very lock file.
 * @param {import("./progress.mjs").Progress} progress
 * @param {{ force: boolean }} [options] `force` where one of them is known to be missing
 */
export async function requirePackages(progress, { force } = { force: false }) {
  const lock = await readFile(join(ROOT, "package-lock.json"));
  const hash = createHash("sha256").update(lock).digest("hex");
  if (!force && (await isInstalled(lock, hash))) return;
  await progress.step("installing packages", async (tell) => {
    const [program, args] = npmCommand();
    const ran = await runCommand(program, [...args, "ci", "--no-fund", "--no-audit"], {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: "development" },
      timeoutMs: INSTALL_MS,
    });
    if (ran.code !== 0) throw new Failure(`The packages could not be installed: ${await reasonOf(ran)}`);
    await writeFile(STAMP, hash);
    tell("packages installed");
  });
}

/** What npm writes for it, and what to do about it. */
const REASONS = /** @type {const} */ ([
  [/ENOSPC|EDQUOT/, `the disk is full. Make room on the disk of ${ROOT} and start again.`],
  [
    /EROFS|EACCES|EPERM/,
    `npm may not write where it has to, to ${ROOT} or to its cache. Give the rights and start again.`,
  ],
  [
    /\bE40[13]\b|\bE407\b/,
    "npm's registry refuses the request. Look at npm's registry, token and proxy settings and start again.",
  ],
  [
    /\bE404\b|ETARGET|EINTEGRITY/,
    "npm's registry has not what package-lock.json names. Look at npm's registry setting and start again.",
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|SOCKET_TIMEOUT|\bnetwork\b|certificate/i,
    "npm's registry can't be reached. Check the network and npm's registry and proxy settings, and start again.",
  ],
]);

/** @param {import("./command.mjs").CommandResult} ran */
async function reasonOf({ output, code, missing, timedOut }) {
  if (missing) return "npm is not there. Install Node with npm and start again.";
  const known = REASONS.find(([sign]) => sign.test(output))?.[1];
  const late = timedOut
    ? `npm was not done within ${INSTALL_MS / 60_000} minutes. Check the network and start again.`
    : null;
  const kept = await mkdir(BUILD, { recursive: true })
    .then(() => writeFile(LOG, output))
    .then(
      () => ` What npm said is in ${LOG}.`,
      () => "",
    );
  return `${late ?? known ?? `npm ended with code ${code}. Start again, and look at what it says if it does so again.`}${kept}`;
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
