/** Finds or gets the Caddy that stands in front with TLS, and believes none that lacks what the front is made of. */

import { join } from "node:path";
import { fromDebian } from "./caddy-debian.mjs";
import { runCommand } from "./command.mjs";
import { Failure, messageOf } from "./failure.mjs";
import { findPrograms, isProgram } from "./find-program.mjs";
import { cacheDir } from "./paths.mjs";

/** @typedef {{ path: string, way: string }} FoundCaddy */

/** The oldest that the front is tested with, that of Debian 12. */
export const CADDY_VERSION = "2.6";

/** What the front's configuration is made of; a build by hand may lack some of it. */
export const MODULES = [
  "caddy.listeners.http_redirect",
  "caddy.storage.file_system",
  "http.encoders.gzip",
  "http.encoders.zstd",
  "http.handlers.encode",
  "http.handlers.file_server",
  "http.handlers.headers",
  "http.handlers.request_body",
  "http.handlers.reverse_proxy",
  "http.handlers.rewrite",
  "http.handlers.static_response",
  "http.matchers.expression",
  "http.matchers.path_regexp",
  "tls.certificates.automate",
  "tls.certificates.load_files",
  "tls.issuance.internal",
];

/**
 * The executable to use and a few words on where it came from.
 * @param {{ env?: NodeJS.ProcessEnv, get?: typeof fromDebian }} [options]
 * @returns {Promise<FoundCaddy>}
 */
export async function getCaddy({ env = process.env, get = fromDebian } = {}) {
  const named = env.WATCHDESK_CADDY;
  if (named) return await byEnvironment(named);
  /** @type {string[]} */
  const reasons = [];
  for (const path of findPrograms(["caddy"], env)) {
    const lack = await whatLacks(path);
    if (lack === "") return { path, way: `on the PATH, ${path}` };
    reasons.push(`${path} ${lack}`);
  }
  const target = join(cacheDir(env), `caddy-debian-${process.platform}-${process.arch}`, "caddy");
  if (isProgram(target) && (await whatLacks(target)) === "") return { path: target, way: `from the cache, ${target}` };
  try {
    await get({ target, env });
    const lack = await whatLacks(target);
    if (lack === "") return { path: target, way: "from Debian's package" };
    reasons.push(`Debian's package ${lack}`);
  } catch (error) {
    reasons.push(`Debian's package: ${messageOf(error)}`);
  }
  throw new Failure(
    `Caddy ${CADDY_VERSION} or newer is needed for --tls and could not be got (${reasons.join("; ")}): install it ` +
      "(as root: apt-get install caddy), or name one in WATCHDESK_CADDY.",
  );
}

/**
 * What an executable lacks, in words that follow its name; "" when it will do.
 * @param {string} path
 */
export async function whatLacks(path) {
  const told = await runCommand(path, ["version"], { timeoutMs: 15_000 });
  const version = /\bv?(\d+)\.(\d+)(?:\.\d+)?\b/.exec(told.stdout);
  if (told.code !== 0 || !version) return "can't be run";
  const [wanted, has] = [CADDY_VERSION.split("."), version.slice(1)].map(
    ([major, minor]) => 1000 * Number(major) + Number(minor),
  );
  if (Number(has) < Number(wanted)) return `is version ${version[0]}`;
  const listed = await runCommand(path, ["list-modules"], { timeoutMs: 15_000 });
  const modules = new Set(listed.stdout.split(/\r?\n/).map((line) => line.trim().split(" ")[0]));
  const missing = MODULES.filter((module) => !modules.has(module));
  return missing.length === 0 ? "" : `was built without ${missing.join(", ")}`;
}

/** What a person names himself is used or refused, never quietly replaced. @param {string} path */
async function byEnvironment(path) {
  const lack = await whatLacks(path);
  if (lack === "") return { path, way: `named by WATCHDESK_CADDY, ${path}` };
  throw new Failure(
    `WATCHDESK_CADDY names ${path}, which ${lack}: name Caddy ${CADDY_VERSION} or newer, or unset the variable.`,
  );
}
