/** Finds parts of a build that need each other: whichever is run first finds the other one empty. */

import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** What a part names before it runs; what it fetches later, by `import(…)`, may lead in a circle. */
const IMPORTS = /\b(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;

/**
 * @param {string} folder of the built app
 * @returns {Promise<string[] | undefined>} the names along one circle, its first again at the end; undefined = there is none
 */
export async function findCircle(folder) {
  const names = (await readdir(join(folder, "assets"))).filter((name) => name.endsWith(".js"));
  const read = names.map(async (name) => {
    const text = await readFile(join(folder, "assets", name), "utf8");
    return /** @type {const} */ ([name, [...text.matchAll(IMPORTS)].map(([, needed = ""]) => needed)]);
  });
  const needs = new Map(await Promise.all(read));
  /** @type {Set<string>} */
  const done = new Set();
  /** @param {readonly string[]} way @returns {string[] | undefined} */
  const walk = (way) => {
    const name = way.at(-1) ?? "";
    if (way.indexOf(name) < way.length - 1) return way.slice(way.indexOf(name));
    if (done.has(name)) return undefined;
    for (const needed of needs.get(name) ?? []) {
      const circle = walk([...way, needed]);
      if (circle) return circle;
    }
    done.add(name);
    return undefined;
  };
  for (const name of names.sort()) {
    const circle = walk([name]);
    if (circle) return circle;
  }
  return undefined;
}
