/** Tells whether something built is still fresh, by the contents of what it was built from. */

import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";

/** A build may write these itself, from the other sources. */
const GENERATED = /\.gen\.ts$/;

/**
 * One hash over the names and contents of files and folders; what does not exist counts as absent.
 * @param {string} root
 * @param {readonly string[]} sources paths below the root
 */
export async function fingerprint(root, sources) {
  const hash = createHash("sha256");
  for (const source of sources) {
    for (const file of await filesBelow(join(root, source))) {
      if (GENERATED.test(file)) continue;
      hash.update(relative(root, file).split(sep).join("/")).update("\0");
      hash.update(await readFile(file)).update("\0");
    }
  }
  return hash.digest("hex");
}

/**
 * The files below a path in a fixed order; the path itself when it is a file.
 * @param {string} path
 * @returns {Promise<string[]>}
 */
export async function filesBelow(path) {
  if (!existsSync(path)) return [];
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

/**
 * Does the work unless it was done for the same fingerprint and its outputs are still there.
 * @param {{ stamp: string, hash: string, outputs: readonly string[] }} state
 * @param {() => Promise<void>} work
 * @returns {Promise<boolean>} whether it had to be done
 */
export async function unlessFresh({ stamp, hash, outputs }, work) {
  const last = existsSync(stamp) ? await readFile(stamp, "utf8") : "";
  if (last === hash && outputs.every((output) => existsSync(output))) return false;
  await work();
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, hash);
  return true;
}
