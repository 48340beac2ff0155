/** Measures what a build weighs beside its first load: parts fetched later, files of languages, and what the worker keeps. */

import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { firstLoadPaths } from "./first-load.mjs";

/** @typedef {{ path: string, bytes: number }} Sized */

/**
 * The scripts that are fetched after the first load, largest first, gzipped.
 * @param {string} folder
 * @param {string} html
 * @returns {Promise<Sized[]>}
 */
export async function measureLater(folder, html) {
  const first = new Set(firstLoadPaths(html).map((path) => path.replace(/^\.?\//, "")));
  const names = (await readdir(join(folder, "assets"))).filter((name) => name.endsWith(".js"));
  return gzipped(
    folder,
    names.map((name) => `assets/${name}`).filter((path) => !first.has(path)),
  );
}

/**
 * The texts of all languages as browsers fetch them, a namespace at a time, largest first, gzipped.
 * @param {string} folder
 * @returns {Promise<Sized[]>}
 */
export async function measureLanguages(folder) {
  const names = await readdir(join(folder, "locales")).catch(() => []);
  const sizes = names
    .filter((name) => /^[a-z]{2}\.json$/.test(name))
    .map(async (name) => {
      /** @type {Record<string, string>} */
      const texts = JSON.parse(await readFile(join(folder, "locales", name), "utf8"));
      const namespaces = [...new Set(Object.keys(texts).map((key) => key.replace(/:.*$/s, "")))];
      return namespaces.map((namespace) => {
        const own = Object.entries(texts).filter(([key]) => key.startsWith(`${namespace}:`));
        const path = `locales/${name.replace(/\.json$/, "")}/${namespace}.json`;
        return { path, bytes: gzipSync(JSON.stringify(Object.fromEntries(own))).length };
      });
    });
  return largestFirst((await Promise.all(sizes)).flat());
}

/**
 * What the service worker fetches for the time without a network, largest first, as it lies on the disk.
 * @param {string} folder
 * @returns {Promise<Sized[]>}
 */
export async function measureKept(folder) {
  const worker = await readFile(join(folder, "sw.js"), "utf8");
  const paths = [...worker.matchAll(/"?revision"?:(?:"\w*"|null),\s*"?url"?:"([^"]+)"/g)].map(([, path = ""]) => path);
  const sizes = [...new Set(paths)].map(async (path) => ({ path, bytes: (await stat(join(folder, path))).size }));
  return largestFirst(await Promise.all(sizes));
}

/** @param {string} folder @param {readonly string[]} paths */
async function gzipped(folder, paths) {
  const sizes = paths.map(async (path) => ({ path, bytes: gzipSync(await readFile(join(folder, path))).length }));
  return largestFirst(await Promise.all(sizes));
}

/** @param {Sized[]} files */
const largestFirst = (files) => files.sort((a, b) => b.bytes - a.bytes);
