/** Each budget of the built app fails by name, with the largest files beside it. */

import { mkdir, writeFile } from "node:fs/promises";
import { randomBytes } from "node:crypto";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { runCheck } from "../../scripts/lib/checks.mjs";
import { ROOT } from "../../scripts/lib/paths.mjs";
import { scratch } from "../support/scratch.mjs";

/** Text that no packing makes smaller than this. @param {number} bytes */
const dense = (bytes) => randomBytes(bytes).toString("base64");

/** @param {Record<string, string>} files */
async function checkOf(files) {
  const folder = await scratch();
  const kept = Object.keys(files).filter((path) => !path.startsWith("locales/"));
  const all = {
    "index.html": '<script type="module" src="/assets/index-1.js"></script>',
    "assets/index-1.js": "start()",
    "sw.js": `keep([${kept.map((path) => `{"revision":null,"url":"${path}"}`).join(",")}])`,
    ...files,
  };
  for (const [path, content] of Object.entries(all)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return runCheck({ name: "size", script: join(ROOT, "scripts", "check-size.mjs"), args: [folder] });
}

it("a small build is well, and its figures are said", async () => {
  const { ok, output } = await checkOf({ "assets/page-1.js": "page()", "locales/en/common.json": "{}" });
  expect(output).toMatch(/^First load: 0\.0 kB of 300\.0 kB in 1 files\. .*Kept offline: 0\.0 kB of 2500\.0 kB\.\n$/);
  expect(ok).toBe(true);
});

it.each([
  ["the first load", { "assets/index-1.js": dense(301_000) }, /^The first load is too large: .*assets\/index-1\.js/],
  [
    "a later part",
    { "assets/page-1.js": dense(61_000), "assets/small-1.js": "s()" },
    /^A later part is larger than 60\.0 kB\. The largest: assets\/page-1\.js .*, assets\/small-1\.js/,
  ],
  [
    "a file of a language",
    { "locales/tr/common.json": dense(31_000) },
    /^A file of a language is larger than 30\.0 kB\. The largest: locales\/tr\/common\.json/,
  ],
  [
    "what is kept offline",
    { "icons/a.png": "x".repeat(2_500_001) },
    /^The part kept offline is too large: .*icons\/a\.png/,
  ],
])("%s over its budget fails, and says what is largest", async (_sentence, files, said) => {
  const { ok, output } = await checkOf(files);
  expect([ok, output]).toEqual([false, expect.stringMatching(said)]);
  expect(output.trim().split("\n")).toHaveLength(1);
});

it("parts that need each other fail, with the way round; one that is fetched when it is needed does not", async () => {
  const parts = {
    "assets/a-1.js": 'import{x}from"./b-1.js";import "./c-1.js";',
    "assets/b-1.js": "import{y}from`./c-1.js`;",
    "assets/c-1.js": 'const later=()=>import("./a-1.js");',
  };
  expect(await checkOf(parts)).toMatchObject({ ok: true });
  const round = await checkOf({ ...parts, "assets/c-1.js": "import './a-1.js'" });
  expect([round.ok, round.output]).toEqual([
    false,
    "Parts of the app need each other in a circle: a-1.js -> b-1.js -> c-1.js -> a-1.js.\n",
  ]);
});
