/** A copy of the repository without packages: its commands install them first, or say in one sentence why they can't. */

import { spawnSync } from "node:child_process";
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { scratch } from "../support/scratch.mjs";

const SOURCES = ["scripts", "receiver", "domain", "package.json", "package-lock.json"];

/** An npm that links the builder, as if it had installed it. */
const INSTALLS = `
const { mkdirSync, symlinkSync } = require("node:fs");
mkdirSync("node_modules");
for (const name of ["esbuild", "@esbuild"]) symlinkSync(${JSON.stringify(join(process.cwd(), "node_modules"))} + "/" + name, "node_modules/" + name);
console.log("added 2 packages");`;

/** @param {string} text */
const fails = (text) => `console.error(${JSON.stringify(text)}); process.exit(1);`;

/** A fresh copy in which npm does that. @param {string} npm */
async function freshCopy(npm) {
  const folder = await scratch();
  const copy = join(folder, "copy");
  await mkdir(copy);
  for (const source of SOURCES) await cp(source, join(copy, source), { recursive: true });
  await writeFile(join(folder, "npm.js"), npm);
  const env = { ...process.env, npm_execpath: join(folder, "npm.js") };
  return {
    copy,
    /** @param {string[]} args */
    run: (...args) => spawnSync(process.execPath, args, { cwd: copy, env, encoding: "utf8", timeout: 60_000 }),
  };
}

const COMMANDS = {
  receiver: ["scripts/run.mjs", "receiver/main.ts", "--help"],
  signal: ["scripts/run.mjs", "scripts/signal/main.ts", "--help"],
  spool: ["scripts/run.mjs", "receiver/spool/print.ts", "--help"],
};

it.each(Object.entries(COMMANDS))("npm run %s installs first, and says so beside its own output", async (_, args) => {
  const { run } = await freshCopy(INSTALLS);
  const { status, stdout, stderr } = run(...args);
  expect(stderr).toMatch(/^✓ packages installed {2}[\d.]+ s\n$/);
  expect(stdout).not.toContain("packages");
  expect(stdout).toContain("npm run");
  expect(status).toBe(0);
});

it.each([
  [
    "no network",
    "npm error code ENOTFOUND\nnpm error network request to https://registry failed",
    "registry can't be reached",
  ],
  ["no registry", "npm error code ECONNREFUSED\nnpm error errno ECONNREFUSED", "registry can't be reached"],
  ["a full disk", "npm error code ENOSPC\nnpm error nospc no space left on device", "the disk is full"],
  ["no rights", "npm error code EACCES\nnpm error syscall mkdir", "may not write"],
  [
    "a registry that wants a token",
    "npm error code E401\nnpm error Incorrect or missing password.",
    "refuses the request",
  ],
  ["anything else", "npm error Exit handler never called!", "npm ended with code 1"],
])("%s is one sentence, with the place of what npm said", async (_, said, reason) => {
  const { run, copy } = await freshCopy(fails(said));
  const log = join(copy, "build", "npm-install.log");
  const { status, stdout, stderr } = run("scripts/start.mjs", "--port", "0", "--dc09-port", "0");
  expect(stderr).toContain("✗ The packages could not be installed: ");
  expect(stderr).toContain(reason);
  expect(stderr.trim().split("\n").length).toBe(1);
  expect(stderr).toContain(log);
  expect(stderr + stdout).not.toContain("npm error");
  expect(await readFile(log, "utf8")).toContain(said);
  expect(status).toBe(1);
});

it("npm run signal says the same where it can't install", async () => {
  const { run } = await freshCopy(fails("npm error code ENOTFOUND"));
  const { status, stderr } = run(...COMMANDS.signal);
  expect(stderr).toMatch(/^✗ The packages could not be installed: npm's registry can't be reached\. .*\n$/);
  expect(status).toBe(1);
});
