/** Finds or gets a Chromium for the tests, in a fixed order. */

import { createRequire } from "node:module";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { reasonIn, runCommand } from "./command.mjs";
import { Failure, messageOf } from "./failure.mjs";
import { findPrograms, isProgram } from "./find-program.mjs";
import { ROOT } from "./paths.mjs";

/** @typedef {{ path: string, way: string }} FoundBrowser */

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const DOWNLOAD_MS = 180_000;
const DEBIAN_MS = 600_000;

/**
 * @typedef {object} BrowserOptions
 * @property {NodeJS.ProcessEnv} [env]
 * @property {() => Promise<string | null>} [downloaded] where Playwright's own download lies
 * @property {() => Promise<void>} [download]
 * @property {boolean} [isRoot]
 */

/**
 * The browser to use and a few words on where it came from.
 * @param {BrowserOptions} [options]
 * @returns {Promise<FoundBrowser>}
 */
export async function getBrowser(options = {}) {
  const { env = process.env, downloaded = playwrightPath, download = playwrightDownload } = options;
  const { isRoot = process.getuid?.() === 0 } = options;
  if (env.CHROMIUM) {
    if (isProgram(env.CHROMIUM)) return { path: env.CHROMIUM, way: `named by CHROMIUM, ${env.CHROMIUM}` };
    throw new Failure(`CHROMIUM names ${env.CHROMIUM}, which can't be run: name a Chromium or unset the variable.`);
  }
  const onPath = findPrograms(NAMES, env)[0];
  if (onPath) return { path: onPath, way: `on the PATH, ${onPath}` };
  const earlier = await downloaded();
  if (earlier) return { path: earlier, way: "that Playwright downloaded earlier" };
  /** @type {string[]} */
  const reasons = [];
  try {
    await download();
    const path = await downloaded();
    if (path) return { path, way: "downloaded by Playwright" };
    reasons.push("Playwright's download: it left no browser");
  } catch (error) {
    reasons.push(`Playwright's download: ${messageOf(error)}`);
  }
  try {
    return { path: await fromDebian(env, isRoot), way: "installed from Debian's package" };
  } catch (error) {
    reasons.push(`Debian's package: ${messageOf(error)}`);
  }
  throw new Failure(
    `No Chromium was found and none could be got (${reasons.join("; ")}): install one and name it in CHROMIUM.`,
  );
}

async function playwrightPath() {
  const require = createRequire(join(ROOT, "package.json"));
  const { chromium } = await import(pathToFileURL(require.resolve("@playwright/test")).href).then(
    (m) => m.default ?? m,
  );
  const path = chromium.executablePath();
  return existsSync(path) ? path : null;
}

async function playwrightDownload() {
  const script = join(ROOT, "node_modules", "@playwright", "test", "cli.js");
  const ran = await runCommand(process.execPath, [script, "install", "chromium"], { timeoutMs: DOWNLOAD_MS });
  if (ran.code !== 0) throw new Error(ran.timedOut ? "not done in time" : reasonIn(ran.output));
}

/** @param {NodeJS.ProcessEnv} env @param {boolean} isRoot */
async function fromDebian(env, isRoot) {
  const apt = findPrograms(["apt-get"], env)[0];
  if (!apt) throw new Error("apt-get is not there");
  if (!isRoot) throw new Error("only root may install packages");
  const quiet = { env: { ...env, DEBIAN_FRONTEND: "noninteractive" }, timeoutMs: DEBIAN_MS };
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", "chromium"]]) {
    const ran = await runCommand(apt, args, quiet);
    if (ran.code !== 0) throw new Error(ran.timedOut ? "not done in time" : reasonIn(ran.output));
  }
  const path = findPrograms(NAMES, env)[0];
  if (!path) throw new Error("it left no browser");
  return path;
}
