/** Builds what runs inside the store: handlers one by one without bundling, their logic bundled as CommonJS. */

import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { Failure } from "./failure.mjs";

/** @typedef {{ root: string, build: string }} Folders */

/** The store's engine reads ES2022; below that esbuild hoists code to the top, where handlers can't see it. */
const TARGET = "es2022";

/**
 * `pocketbase/hooks/*.pb.ts` and `pocketbase/lib/*.ts` become `build/pb_hooks`, whole or not at all.
 * @param {Folders} folders
 */
export async function buildHooks({ root, build }) {
  const { build: esbuild } = await import("esbuild");
  const unfinished = join(build, `pb_hooks.${process.pid}`);
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(join(unfinished, "lib"), { recursive: true });
  const common = /** @type {const} */ ({ target: TARGET, logLevel: "error", charset: "utf8" });
  const hooks = await filesOf(join(root, "pocketbase", "hooks"), ".pb.ts");
  await esbuild({ ...common, entryPoints: hooks, outdir: unfinished, bundle: false });
  await joinHooks(
    hooks.map((hook) => join(unfinished, basename(hook).replace(/\.ts$/, ".js"))),
    join(unfinished, "watchdesk.pb.js"),
  );
  await esbuild({
    ...common,
    entryPoints: await areasOf(hooks, join(root, "pocketbase", "lib")),
    outdir: join(unfinished, "lib"),
    bundle: true,
    format: "cjs",
    platform: "neutral",
    outExtension: { ".js": ".cjs" },
  });
  await swapIn(unfinished, join(build, "pb_hooks"));
}

/**
 * One file of all handlers, in the order of the files' names: the engine loads several in an order that differs from start to
 * start, and what begins a transaction must be the last to be asked (versions.pb.ts).
 * @param {readonly string[]} files
 * @param {string} target
 */
async function joinHooks(files, target) {
  const parts = [];
  for (const file of files) {
    await refuseTopLevelCode(file);
    parts.push(await readFile(file, "utf8"));
    await rm(file);
  }
  await writeFile(target, parts.join("\n"));
}

/**
 * The generated migrations, copied beside the hooks.
 * @param {Folders} folders
 */
export async function copyMigrations({ root, build }) {
  const unfinished = join(build, `pb_migrations.${process.pid}`);
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  for (const file of await filesOf(join(root, "pocketbase", "migrations"), ".js")) {
    await cp(file, join(unfinished, basename(file)));
  }
  await swapIn(unfinished, join(build, "pb_migrations"));
}

/**
 * The files of logic that handlers name; the rest is only part of them.
 * @param {readonly string[]} hooks
 * @param {string} library
 */
async function areasOf(hooks, library) {
  /** @type {Set<string>} */
  const areas = new Set();
  for (const hook of hooks) {
    for (const [named, area = ""] of (await readFile(hook, "utf8")).matchAll(/lib\/([\w-]+)\.cjs/g)) {
      const file = join(library, `${area}.ts`);
      if (!existsSync(file))
        throw new Failure(`${basename(hook)} requires ${named}, but there is no ${area}.ts for it.`);
      areas.add(file);
    }
  }
  return [...areas];
}

/** @param {string} folder @param {string} ending */
async function filesOf(folder, ending) {
  if (!existsSync(folder)) return [];
  const names = await readdir(folder);
  return names
    .filter((name) => name.endsWith(ending) && !name.endsWith(".d.ts"))
    .sort()
    .map((name) => join(folder, name));
}

/** A handler is run away from its file, so imports and hoisted code there would be undefined. @param {string} file */
async function refuseTopLevelCode(file) {
  const code = await readFile(file, "utf8");
  const line = /^(import|export|var __|const|let|function|class)\b.*$/m.exec(code)?.[0];
  if (!line) return;
  throw new Failure(
    `${basename(file)} holds "${line.slice(0, 60)}" outside a handler, where the store's engine can't see it: move it to pocketbase/lib.`,
  );
}

/** @param {string} unfinished @param {string} target */
async function swapIn(unfinished, target) {
  await rm(target, { recursive: true, force: true });
  await rename(unfinished, target);
}
