/** What runs inside the store is built so that its engine can run it, and only when something has changed. */

import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { buildHooks, copyMigrations } from "../../scripts/lib/build-hooks.mjs";
import { fingerprint, unlessFresh } from "../../scripts/lib/fingerprint.mjs";
import { scratch } from "../support/scratch.mjs";

const GLUE =
  'import type { E } from "../lib/desk";\nonBootstrap((e: E) => require(`${__hooks}/lib/desk.cjs`).boot(e));\n';

/** @param {Record<string, string>} files */
async function repository(files) {
  const root = await scratch();
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
  return { root, build: join(root, "build") };
}

it("strips the types off handlers and bundles their logic with the domain and its tables", async () => {
  const folders = await repository({
    "pocketbase/hooks/desk.pb.ts": GLUE,
    "pocketbase/lib/desk.ts":
      'import { codes } from "../../domain/codes";\nexport type E = object;\nexport const boot = () => codes.BA;\n',
    "domain/codes.ts": 'import table from "./codes.json";\nexport const codes: { BA: string } = table;\n',
    "domain/codes.json": '{ "BA": "burglary" }',
  });
  await buildHooks(folders);
  const hook = await readFile(join(folders.build, "pb_hooks", "watchdesk.pb.js"), "utf8");
  expect(hook).not.toContain("import");
  expect(hook).toContain("(e) =>");
  const library = createRequire(import.meta.url)(join(folders.build, "pb_hooks", "lib", "desk.cjs"));
  expect(library.boot()).toBe("burglary");
});

it.each([
  ["a constant", "const LIMIT = 5;\n"],
  ["a function", "function limit(): number { return 5; }\n"],
  ["an import that stays", 'import { limit } from "../lib/desk";\nonServe(() => limit());\n'],
])("refuses a handler file with %s, which the handler could not see", async (_name, code) => {
  const folders = await repository({
    "pocketbase/hooks/desk.pb.ts": code + GLUE,
    "pocketbase/lib/desk.ts": "export {};\n",
  });
  await expect(buildHooks(folders)).rejects.toThrow("move it to pocketbase/lib");
});

it("builds of the logic what handlers name, and refuses a handler that names what is not there", async () => {
  const lib = { "pocketbase/lib/desk.ts": "export {};\n", "pocketbase/lib/part.ts": "export {};\n" };
  const folders = await repository({ "pocketbase/hooks/a.pb.ts": GLUE, ...lib });
  await buildHooks(folders);
  expect(await readdir(join(folders.build, "pb_hooks", "lib"))).toEqual(["desk.cjs"]);
  await rm(join(folders.root, "pocketbase/lib/desk.ts"));
  await expect(buildHooks(folders)).rejects.toThrow("a.pb.ts requires lib/desk.cjs, but there is no desk.ts for it.");
});

it("puts the handlers of all files one after the other by the files' names: the engine keeps no order of files", async () => {
  const files = {
    "pocketbase/hooks/z.pb.ts": "onBootstrap(() => 'last');\n",
    "pocketbase/hooks/a.pb.ts": "onBootstrap(() => 'first');\n",
  };
  const folders = await repository(files);
  await buildHooks(folders);
  const handlers = await readFile(join(folders.build, "pb_hooks", "watchdesk.pb.js"), "utf8");
  expect(handlers.match(/first|last/g)).toEqual(["first", "last"]);
});

it("leaves no hook or migration behind that is gone", async () => {
  const files = {
    "pocketbase/hooks/a.pb.ts": GLUE,
    "pocketbase/hooks/b.pb.ts": GLUE,
    "pocketbase/lib/desk.ts": "export {};\n",
  };
  const folders = await repository({ ...files, "pocketbase/migrations/0001_x.js": "migrate(() => {});\n" });
  await buildHooks(folders);
  await copyMigrations(folders);
  await rm(join(folders.root, "pocketbase/hooks/b.pb.ts"));
  await buildHooks(folders);
  expect((await readdir(join(folders.build, "pb_hooks"))).sort()).toEqual(["lib", "watchdesk.pb.js"]);
  const handlers = await readFile(join(folders.build, "pb_hooks", "watchdesk.pb.js"), "utf8");
  expect(handlers.match(/onBootstrap/g)).toHaveLength(1);
  expect(await readdir(join(folders.build, "pb_migrations"))).toEqual(["0001_x.js"]);
});

it("builds again when a source changed, appeared or went, or when the output is gone; else not", async () => {
  const { root } = await repository({ "src/a.ts": "1", "src/b.ts": "2" });
  const output = join(root, "out");
  let built = 0;
  const run = async () => {
    const state = { stamp: join(root, "stamp"), hash: await fingerprint(root, ["src", "absent"]), outputs: [output] };
    await unlessFresh(state, async () => {
      built += 1;
      await writeFile(output, "");
    });
    return built;
  };
  expect(await run()).toBe(1);
  expect(await run()).toBe(1);
  await writeFile(join(root, "src/a.ts"), "3");
  expect(await run()).toBe(2);
  await writeFile(join(root, "src/c.ts"), "");
  expect(await run()).toBe(3);
  await rm(join(root, "src/b.ts"));
  expect(await run()).toBe(4);
  await writeFile(join(root, "src/tree.gen.ts"), "written by the build itself");
  expect(await run()).toBe(4);
  await rm(output);
  expect(await run()).toBe(5);
});
