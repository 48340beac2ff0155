/** The front's folder in the data folder: its configuration, a copy of what it serves with, and its authority's certificates. */

import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { chmod } from "node:fs/promises";
import { join } from "node:path";
import { fingerprintOf } from "./certificate.mjs";

/**
 * The paths in it.
 * @param {import("./data-dir.mjs").Layout} layout
 */
export function frontFiles({ front }) {
  const storage = join(front, "storage");
  const offers = join(front, "offers");
  return {
    folder: front,
    config: join(front, "caddy.json"),
    chain: join(front, "chain.pem"),
    key: join(front, "key.pem"),
    storage,
    /** Where Caddy's authority keeps its root certificate, beside the root's key. */
    ownRoot: join(storage, "pki", "authorities", "local", "root.crt"),
    offers,
    /** The copy that devices are given. */
    root: join(offers, "root.crt"),
  };
}

/** @typedef {ReturnType<typeof frontFiles>} FrontFiles */

/**
 * Makes the folder, its owner's alone: in it are keys that vouch for this machine.
 * @param {FrontFiles} files
 */
export async function makeFrontFolder(files) {
  for (const folder of [files.folder, files.offers]) await mkdir(folder, { recursive: true });
  await chmod(files.folder, 0o700);
}

/**
 * Keeps a copy of a pair that was found good: what is half replaced at its place ends no front that starts again.
 * @param {FrontFiles} files
 * @param {import("./certificate.mjs").Certificate} certificate
 */
export async function keepPair({ chain, key }, { chainPem, keyPem }) {
  for (const [path, text] of [
    [key, keyPem],
    [chain, chainPem],
  ]) {
    await writeFile(path ?? "", text ?? "", { mode: 0o600 });
    await chmod(path ?? "", 0o600);
  }
}

/**
 * Puts the authority's root certificate where devices take it; its fingerprint.
 * @param {FrontFiles} files
 */
export async function offerRoot({ ownRoot, root }) {
  await copyFile(ownRoot, root);
  return fingerprintOf(await readFile(root, "utf8"));
}
