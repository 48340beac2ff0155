/** The budget counts what a browser loads before the app starts, as it goes over the wire. */

import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { listChecks, runCheck } from "../../scripts/lib/checks.mjs";
import { firstLoadPaths, measureFirstLoad } from "../../scripts/lib/first-load.mjs";
import { ROOT } from "../../scripts/lib/paths.mjs";
import { scratch } from "../support/scratch.mjs";

const HTML = `<!doctype html><html><head>
<script src="/boot.js"></script>
<link rel="icon" href="/icon.svg"><link rel="stylesheet" href="/a.css">
<script type="module" crossorigin src="/assets/main-1.js"></script>
<link rel="modulepreload" crossorigin href="/assets/react-2.js">
<link rel=modulepreload href=/assets/react-2.js>
<script>inline()</script><script src="https://elsewhere.example/x.js"></script></head></html>`;

it("takes scripts and module preloads, each once, and nothing else", () => {
  expect(firstLoadPaths(HTML)).toEqual(["/boot.js", "/assets/main-1.js", "/assets/react-2.js"]);
});

it("measures them gzipped, the largest first", async () => {
  const folder = await scratch();
  await mkdir(join(folder, "assets"));
  const contents = { "/boot.js": "b", "/assets/main-1.js": "m".repeat(5000), "/assets/react-2.js": HTML.repeat(3) };
  for (const [path, content] of Object.entries(contents)) await writeFile(join(folder, path), content);
  const { files, totalBytes } = await measureFirstLoad(folder, HTML);
  expect(files[0]?.path).toBe("/assets/react-2.js");
  expect(totalBytes).toBe(Object.values(contents).reduce((sum, content) => sum + gzipSync(content).length, 0));
});

it("is among the checks of every commit, whatever is built", () => {
  expect(listChecks({ tests: false }).map(({ name }) => name)).toContain("size of the first load");
});

it.each([
  ["no build", null, "There is nothing to measure"],
  ["a page that loads nothing", "<!doctype html>", "loads no script"],
])("fails and says so when there is %s", async (_sentence, page, said) => {
  const folder = await scratch();
  if (page !== null) await writeFile(join(folder, "index.html"), page);
  const check = { name: "size", script: join(ROOT, "scripts", "check-size.mjs"), args: [folder] };
  const { ok, output } = await runCheck(check);
  expect([ok, output]).toEqual([false, expect.stringContaining(said)]);
  expect(output.trim().split("\n")).toHaveLength(1);
});
