/** Other builds of the app as a deploy brings them: every file of another name, none of the names before; and the deploy itself. */
import { createHash } from "node:crypto";
import { cp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";

const HASHED = /-[\w-]{8}\.(?:js|css|woff2)$/;
const PAGE_IN_LIST = /("?revision"?:")\w+(",\s*"?url"?:"index\.html")/;
const TEXT = /\.(?:js|css|html)$/;

/** Makes a build of the one in `from`, whose files have the mark in their names; the page and all that names them follow. */
export async function otherBuild(from: string, to: string, mark: string): Promise<void> {
  await cp(from, to, { recursive: true });
  const assets = path.join(to, "assets");
  const names = (await readdir(assets)).filter((name) => HASHED.test(name));
  const renamed = new Map(names.map((name) => [name, name.replace(/(\.\w+)$/, `${mark}$1`)]));
  for (const [name, next] of renamed) await rename(path.join(assets, name), path.join(assets, next));
  const named = new RegExp([...renamed.keys()].map((name) => name.replaceAll(".", "\\.")).join("|"), "g");
  const texts = [...[...renamed.values()].map((name) => path.join("assets", name)), "index.html", "sw.js"];
  for (const file of texts.filter((name) => TEXT.test(name))) {
    const old = await readFile(path.join(to, file), "utf8");
    await writeFile(
      path.join(to, file),
      old.replace(named, (name) => renamed.get(name) ?? name),
    );
  }
  const page = createHash("md5")
    .update(await readFile(path.join(to, "index.html")))
    .digest("hex");
  const worker = await readFile(path.join(to, "sw.js"), "utf8");
  if (!PAGE_IN_LIST.test(worker)) throw new Error("the worker's list has no page");
  await writeFile(path.join(to, "sw.js"), worker.replace(PAGE_IN_LIST, `$1${page}$2`));
}

/** The number from which the mark of the local schema is counted (`src/sync/db.ts`), as it stands in a built file. */
const SCHEMA_SEED = /\b5381\b/;

/** Gives a build another local schema: what a browser keeps for it is another database. */
export async function withOtherSchema(build: string): Promise<void> {
  const assets = path.join(build, "assets");
  const changed: string[] = [];
  for (const name of (await readdir(assets)).filter((file) => file.endsWith(".js"))) {
    const text = await readFile(path.join(assets, name), "utf8");
    if (!SCHEMA_SEED.test(text)) continue;
    await writeFile(path.join(assets, name), text.replace(SCHEMA_SEED, "5382"));
    changed.push(name);
  }
  if (changed.length !== 1)
    throw new Error(`the mark of the schema is in ${changed.length} files: ${changed.join(" ")}`);
}

/** Puts a build in the place of the one that is served, all at once; of the former nothing stays. */
export async function deploy(build: string, served: string): Promise<void> {
  const [next, last] = [`${served}.next`, `${served}.last`];
  await cp(build, next, { recursive: true });
  await rename(served, last);
  await rename(next, served);
  await rm(last, { recursive: true });
}

/** The mark of the build that a page runs; "" is the first one's, "-" that it is just being loaded. */
export const running = (page: Page): Promise<string> =>
  page
    .evaluate(() => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? "-")
    .then((script) => (script === "-" ? script : (/(~\d+)\.js$/.exec(script)?.[1] ?? "")))
    .catch(() => "-");

/** Counts how often a page is loaded from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("load", () => loads++);
  return () => loads;
}

/** Has the page look for a newer version now, as it does every half hour and when the network is back. */
export const lookForUpdate = (page: Page): Promise<unknown> =>
  page.evaluate(() => window.dispatchEvent(new Event("online")));
