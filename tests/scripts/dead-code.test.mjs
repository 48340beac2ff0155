/** What nobody uses fails the checks: a file, an export and a package, planted where the real configuration looks. */

import { cp, mkdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { listChecks, runCheck } from "../../scripts/lib/checks.mjs";
import { ROOT } from "../../scripts/lib/paths.mjs";
import { scratch } from "../support/scratch.mjs";

const [check] = listChecks({ tests: false }).filter(({ name }) => name === "dead code");

/** A small product with the configuration of this one: a hook that uses one of its area's functions, and a receiver. */
async function smallProduct() {
  const folder = await scratch();
  await cp(join(ROOT, "knip.config.ts"), join(folder, "knip.config.ts"));
  await symlink(join(ROOT, "node_modules"), join(folder, "node_modules"));
  const files = {
    "package.json": JSON.stringify({
      name: "small",
      type: "module",
      dependencies: { dexie: "*" },
      devDependencies: { knip: "*" },
    }),
    "receiver/main.ts": 'import "../domain/used";\n',
    "domain/used.ts": 'import "dexie";\nexport const alone = 1;\nconsole.log(alone);\n',
    "pocketbase/hooks/area.pb.ts": "routerAdd((e) => require(`${__hooks}/lib/area.cjs`).used(e));\n",
    "pocketbase/lib/area.ts": "export const used = () => 1;\n",
  };
  for (const [path, text] of Object.entries(files)) await write(folder, path, text);
  return folder;
}

/** @param {string} folder @param {string} path @param {string} text */
async function write(folder, path, text) {
  await mkdir(join(folder, path, ".."), { recursive: true });
  await writeFile(join(folder, path), text);
}

/** Runs the check there; hints would only say that the folder is smaller than the product. @param {string} folder */
function checked(folder) {
  if (!check) throw new Error("dead code is no check of a commit");
  return runCheck({ ...check, args: ["--directory", folder, "--no-config-hints"] });
}

it("passes what is used, also by a hook that names it in a text", async () => {
  expect(await checked(await smallProduct())).toMatchObject({ ok: true });
});

it.each([
  ["a file that nobody imports", { "domain/orphan.ts": "export const orphan = 1;\n" }, "domain/orphan.ts"],
  [
    "a function of an area that no hook names",
    { "pocketbase/lib/area.ts": "export const used = () => 1;\nexport const forgotten = () => 2;\n" },
    "forgotten",
  ],
  ["a package that nobody imports", { "domain/used.ts": "export {};\n" }, "dexie"],
])("fails for %s and names it", async (_sentence, files, named) => {
  const folder = await smallProduct();
  for (const [path, text] of Object.entries(files)) await write(folder, path, text);
  const { ok, output } = await checked(folder);
  expect([ok, output]).toEqual([false, expect.stringContaining(named)]);
});
