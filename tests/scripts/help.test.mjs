/** Who asks for help gets it and nothing else, whatever stands beside it. */

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { scratch } from "../support/scratch.mjs";

/** @param {string[]} args */
const run = (...args) => spawnSync(process.execPath, args, { encoding: "utf8", timeout: 25_000 });

it.each([
  ["npm start", ["scripts/start.mjs", "--help"], "npm start -- [options]"],
  ["with an option that needs another", ["scripts/start.mjs", "--yes", "--help"], "npm start -- [options]"],
  ["before one", ["scripts/start.mjs", "--help", "--yes"], "npm start -- [options]"],
  ["in a value's place", ["scripts/start.mjs", "--port", "--help"], "npm start -- [options]"],
  ["behind a wrong value", ["scripts/start.mjs", "--port", "http", "--help"], "npm start -- [options]"],
  ["beside one nobody knows", ["scripts/start.mjs", "--prt", "1", "--help"], "npm start -- [options]"],
  ["npm test", ["scripts/test.mjs", "unit", "--help"], "npm test -- [suite…]"],
  ["npm run check", ["scripts/check.mjs", "--help"], "npm run check"],
  ["npm run gallery", ["scripts/gallery.mjs", "--help"], "npm run gallery -- [once]"],
  ["npm run build", ["scripts/build.mjs", "nothing", "--help"], "npm run build -- [part…]"],
  ["npm run migration", ["scripts/run.mjs", "scripts/gen-migration.ts", "--help"], "npm run migration -- [--squash]"],
  ["npm run signal", ["scripts/run.mjs", "scripts/signal/main.ts", "--key", "--help"], "npm run signal -- "],
  ["npm run spool", ["scripts/run.mjs", "receiver/spool/print.ts", "nowhere", "--help"], "npm run spool -- DIR"],
  ["npm run receiver", ["scripts/run.mjs", "receiver/main.ts", "--config", "--help"], "npm run receiver -- --config"],
  ["the seed", ["scripts/run.mjs", "scripts/seed/main.ts", "--force", "--help"], "--store URL --sign-in FILE"],
  ["what runs programs", ["scripts/run.mjs", "--help"], "node scripts/run.mjs ENTRY.ts"],
])("%s", (_sentence, args, help) => {
  const { status, stdout, stderr } = run(...args);
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).toContain(help);
});

it("npm start makes no data folder for it", async () => {
  const data = join(await scratch(), "data");
  expect(run("scripts/start.mjs", "--data", data, "--reset", "--help").status).toBe(0);
  expect(existsSync(data)).toBe(false);
});

it("a misspelt option writes no migration", () => {
  const { status, stdout, stderr } = run("scripts/run.mjs", "scripts/gen-migration.ts", "--sqash");
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/^--sqash is not known\./);
});
