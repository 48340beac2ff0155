/** Finds programs on the PATH without running anything. */

import { accessSync, constants, statSync } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * Whether a path is a file that may be run.
 * @param {string} path
 */
export function isProgram(path) {
  try {
    if (!statSync(path).isFile()) return false;
    accessSync(path, process.platform === "win32" ? constants.F_OK : constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Every file on the PATH with one of these names, in the order of the names, then of the PATH.
 * @param {readonly string[]} names
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]}
 */
export function findPrograms(names, env) {
  const folders = (env.PATH ?? env.Path ?? "").split(delimiter).filter((folder) => folder !== "");
  const endings = process.platform === "win32" ? [".exe", ".cmd", ""] : [""];
  return names.flatMap((name) =>
    folders.flatMap((folder) => endings.map((ending) => join(folder, name + ending))).filter(isProgram),
  );
}
