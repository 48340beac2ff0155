/** The folders the scripts work in. */

import { homedir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The top of the repository. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), "..", "..");

/** Everything that is made from sources and may be deleted at any time. */
export const BUILD = join(ROOT, "build");

/** The built app, as the store serves it. */
export const DIST = join(ROOT, "dist");

/**
 * A person's cache folder, shared by all his copies of the repository.
 * @param {NodeJS.ProcessEnv} env
 */
export function cacheDir(env) {
  if (env.XDG_CACHE_HOME) return join(env.XDG_CACHE_HOME, "watchdesk");
  if (process.platform === "win32" && env.LOCALAPPDATA) return join(env.LOCALAPPDATA, "watchdesk", "cache");
  if (process.platform === "darwin") return join(homedir(), "Library", "Caches", "watchdesk");
  return join(homedir(), ".cache", "watchdesk");
}
