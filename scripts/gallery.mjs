/** `npm run gallery`: every page in every look, direction and size, searched for faults, with a picture of each. */

import "./lib/node-version.mjs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

const { runCommand } = await import("./lib/command.mjs");
const { runMain } = await import("./lib/failure.mjs");
const { closingLines, DIRECTIONS, pageOf } = await import("./lib/gallery.mjs");
const { BUILD, ROOT } = await import("./lib/paths.mjs");
const { createProgress } = await import("./lib/progress.mjs");
const { prepareTests } = await import("./lib/test-run.mjs");

const HELP = `npm run gallery -- [once]

Opens every page of the demo room in three looks, two directions and two sizes, searches each with axe, goes through it by
keyboard, and leaves its picture in build/gallery; build/gallery/index.html shows them side by side. Names each fault, and
ends badly if there is one. It takes an hour. "once" = each page in one
combination alone; a few minutes.
`;

const GALLERY = join(BUILD, "gallery");
const MOST_MS = 4 * 3_600_000;

await runMain(async () => {
  const env = await prepareTests(createProgress());
  await rm(GALLERY, { recursive: true, force: true });
  await mkdir(GALLERY, { recursive: true });
  const playwright = join(ROOT, "node_modules", "@playwright", "test", "cli.js");
  const args = [playwright, "test", "--project=beside", "tests/e2e/gallery.spec.ts"];
  const all = { ...process.env, ...env, GALLERY: process.argv[2] === "once" ? "once" : "whole" };
  const { code } = await runCommand(process.execPath, args, { cwd: ROOT, env: all, timeoutMs: MOST_MS, show: true });
  const read = DIRECTIONS.map(async (direction) => {
    const text = await readFile(join(GALLERY, `${direction}.jsonl`), "utf8").catch(() => "");
    return text
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  });
  const seen = (await Promise.all(read)).flat();
  await writeFile(join(GALLERY, "index.html"), pageOf(seen));
  for (const line of closingLines(seen)) console.log(line);
  return code === 0 && seen.length > 0 && seen.every(({ faults }) => faults.length === 0) ? 0 : 1;
}, HELP);
