/** Measures what a browser must load before the app can start. */

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/**
 * The scripts and module preloads that a page names, largest first, with their sizes as they go over the wire.
 * @param {string} folder where the page lies
 * @param {string} html
 */
export async function measureFirstLoad(folder, html) {
  const files = await Promise.all(
    firstLoadPaths(html).map(async (path) => {
      const content = await readFile(join(folder, path.replace(/^\.?\//, "").replace(/[?#].*$/, "")));
      return { path, bytes: gzipSync(content).length };
    }),
  );
  files.sort((a, b) => b.bytes - a.bytes);
  return { files, totalBytes: files.reduce((sum, { bytes }) => sum + bytes, 0) };
}

/**
 * The paths of a page's own scripts and module preloads.
 * @param {string} html
 */
export function firstLoadPaths(html) {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  const paths = tags.flatMap((tag) => {
    if (tag.startsWith("<script")) return attribute(tag, "src");
    return attribute(tag, "rel").includes("modulepreload") ? attribute(tag, "href") : [];
  });
  return [...new Set(paths)].filter((path) => !/^https?:/.test(path));
}

/** @param {string} tag @param {string} name @returns {string[]} */
function attribute(tag, name) {
  const found = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>]*))`).exec(tag);
  const value = found?.[1] ?? found?.[2] ?? found?.[3];
  return value === undefined ? [] : [value];
}
