/** The lint stops an import against the direction of the rooms: each breach is planted and must be found. */

import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runCommand } from "../../scripts/lib/command.mjs";
import { ROOT } from "../../scripts/lib/paths.mjs";

const OXLINT = join(ROOT, "node_modules", "oxlint", "bin", "oxlint");

/** @type {[sentence: string, file: string, code: string, rule: string][]} */
const BREACHES = [
  ["domain imports a node: module", "domain/a.ts", 'import "node:fs";', "no-restricted-imports"],
  ["domain imports a package", "domain/alarms/a.ts", 'import "dexie";', "no-restricted-imports"],
  ["domain imports the receiver", "domain/alarms/b.ts", 'import "../../receiver/spool/x";', "no-restricted-imports"],
  ["domain reads the clock", "domain/c.ts", "export const at = () => Date.now();", "no-restricted-properties"],
  ["domain rolls dice", "domain/d.ts", "export const id = () => Math.random();", "no-restricted-properties"],
  ["domain sets a timer", "domain/e.ts", "setTimeout(() => undefined, 1);", "no-restricted-globals"],
  ["the receiver imports the app", "receiver/a.ts", 'import "../src/lib/x";', "no-restricted-imports"],
  [
    "a protocol imports the transport",
    "receiver/protocols/p/a.ts",
    'import "../../transport/tcp";',
    "no-restricted-imports",
  ],
  ["the session imports the transport", "receiver/session/a.ts", 'import "../transport/tcp";', "no-restricted-imports"],
  [
    "the transport imports a protocol",
    "receiver/transport/a.ts",
    'import "../protocols/index";',
    "no-restricted-imports",
  ],
  [
    "the store's code imports the receiver",
    "pocketbase/lib/a.ts",
    'import "../../receiver/x";',
    "no-restricted-imports",
  ],
  ["the store's code imports a package", "pocketbase/lib/b.ts", 'import "node:crypto";', "no-restricted-imports"],
  ["the app imports the store's code", "src/app/a.ts", 'import "../../pocketbase/lib/x";', "no-restricted-imports"],
  ["lib imports ui", "src/lib/a.ts", 'import "../ui/grid";', "no-restricted-imports"],
  ["ui imports sync", "src/ui/a.ts", 'import "../sync/client";', "no-restricted-imports"],
  ["sync imports React", "src/sync/a.ts", 'import "react";', "no-restricted-imports"],
  ["a feature imports another", "src/features/desk/a.ts", 'import "../signals/x";', "no-restricted-imports"],
  [
    "a feature's part imports another",
    "src/features/desk/parts/a.ts",
    'import "../../signals/x";',
    "no-restricted-imports",
  ],
  ["a feature imports a route", "src/features/desk/b.ts", 'import "../../routes/x";', "no-restricted-imports"],
  ["a page imports the store's library", "src/features/desk/c.ts", 'import "pocketbase";', "no-restricted-imports"],
  ["a page imports dexie", "src/resources/a.ts", 'import "dexie";', "no-restricted-imports"],
  ["a module writes to the console", "src/lib/b.ts", 'console.log("x");', "no-console"],
  ["a file outgrows 400 lines", "domain/long.ts", "export {};\n".repeat(401), "max-lines"],
];

/** @type {[sentence: string, file: string, code: string][]} */
const ALLOWED = [
  ["the receiver imports domain", "receiver/session/ok.ts", 'import "../../domain/result";'],
  ["the session imports protocols", "receiver/session/ok2.ts", 'import "../protocols/index";'],
  ["a feature imports a file of its own", "src/features/desk/parts/ok.ts", 'import "../x";'],
  ["a feature imports ui and sync", "src/features/desk/ok.ts", 'import "../../ui/x";\nimport "../../sync/x";'],
  ["sync's client imports the store's library", "src/sync/client.ts", 'import "pocketbase";'],
  ["sync's database imports dexie", "src/sync/db.ts", 'import "dexie";'],
];

/** @type {string} */
let folder;
/** @type {{ filename: string, code: string }[]} */
let found;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "watchdesk-lint-"));
  await cp(join(ROOT, ".oxlintrc.json"), join(folder, ".oxlintrc.json"));
  await plant("domain/cycle-a.ts", 'import { b } from "./cycle-b";\nexport const a = () => b();');
  await plant("domain/cycle-b.ts", 'import { a } from "./cycle-a";\nexport const b = () => a();');
  for (const [, file, code] of [...BREACHES, ...ALLOWED]) await plant(file, code);
  const ran = await runCommand(process.execPath, [OXLINT, "--format=json"], { cwd: folder });
  expect(ran.code, ran.output).toBe(1);
  found = JSON.parse(ran.stdout).diagnostics;
});

afterAll(() => rm(folder, { recursive: true, force: true }));

it.each(BREACHES)("%s", (_sentence, file, _code, rule) => {
  const codes = found.filter(({ filename }) => filename === file).map(({ code }) => code);
  expect(codes.join()).toContain(`(${rule})`);
});

it("two modules import each other", () => {
  const codes = found.filter(({ filename }) => filename.startsWith("domain/cycle-")).map(({ code }) => code);
  expect(codes.join()).toContain("(no-cycle)");
});

it.each(ALLOWED)("%s: that is allowed", (_sentence, file) => {
  expect(found.filter(({ filename }) => filename === file)).toEqual([]);
});

/** @param {string} file @param {string} code */
async function plant(file, code) {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), `${code}\n`);
}
