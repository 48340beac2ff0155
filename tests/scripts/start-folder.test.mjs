/** One start per folder; nothing that is stored is deleted without being asked, and secrets are their owner's alone. */

import { spawn } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { chmod, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import * as folder from "../../scripts/lib/start/data-dir.mjs";
import { endLeftovers, releaseLock, takeLock, writeRunFile } from "../../scripts/lib/start/instance.mjs";
import { isAlive } from "../../scripts/lib/start/processes.mjs";
import { needsRenewal } from "../../scripts/lib/start/service-account.mjs";
import { scratch } from "../support/scratch.mjs";

const NO_PROCESS = 2 ** 22 + 1;

async function layout() {
  const made = folder.layoutOf(join(await scratch(), "data"));
  await folder.makeDataDir(made);
  return made;
}

/** A process that lives until it is ended, with these words on its command line. @param {string[]} words */
async function process(words) {
  const child = spawn(globalThis.process.execPath, ["-e", "console.log(1); setInterval(() => {}, 1000)", ...words]);
  onTestFinished(() => void child.kill("SIGKILL"));
  await new Promise((done) => child.stdout.once("data", done));
  return child.pid ?? 0;
}

it("keeps the folder to its owner", async () => {
  const { data } = await layout();
  expect(statSync(data).mode & 0o777).toBe(0o700);
});

it("keeps the store to its owner in a folder that was there before and is open to all", async () => {
  const data = await scratch();
  await chmod(data, 0o755);
  const made = folder.layoutOf(data);
  await folder.makeDataDir(made);
  await mkdir(made.store, { mode: 0o755 });
  await folder.protectStore(made);
  expect(statSync(made.store).mode & 0o777).toBe(0o700);
});

it("writes secrets for their owner alone, whole", async () => {
  const { receiver } = await layout();
  await writeFile(receiver, "old", { mode: 0o644 });
  await folder.writeSecretJson(receiver, { token: "x" });
  expect(statSync(receiver).mode & 0o777).toBe(0o600);
  expect(await folder.readJson(receiver)).toEqual({ token: "x" });
});

it("says which file can't be read", async () => {
  const { receiver } = await layout();
  await writeFile(receiver, "{ half");
  await expect(folder.readJson(receiver)).rejects.toThrow(`${receiver} can't be read`);
});

it("says that there is too little room, for a folder that does not exist yet, too", async () => {
  const path = join(await scratch(), "a", "b");
  await expect(folder.requireDisk(path, 1e18)).rejects.toThrow(/Only .* GB are free .* make room and start again\./);
  await expect(folder.requireDisk(path, 1)).resolves.toBeGreaterThan(1);
  const unwritable = folder.requireDisk("/proc/x", 1);
  await expect(unwritable).rejects.toThrow(/^\/proc\/x can't be written .* choose another folder with --data\.$/);
});

it("comes up where an installation stands although there is little room, and says so; a new one is not begun", async () => {
  const made = await layout();
  /** @type {string[]} */
  const told = [];
  const tell = (/** @type {string} */ text) => void told.push(text);
  await expect(folder.requireRoom(made, tell, { needed: 1e18, least: 1 })).rejects.toThrow(/^Only .* are needed/);
  await mkdir(made.store, { recursive: true });
  await folder.requireRoom(made, tell, { needed: 1, least: 1 });
  expect(told).toEqual([]);
  await folder.requireRoom(made, tell, { needed: 1e18, least: 1 });
  expect(told.join()).toMatch(/^Only \d+\.\d GB are free on the disk of .*: make room soon\.$/);
  await expect(folder.requireRoom(made, tell, { needed: 1e18, least: 1e18 })).rejects.toThrow(/^Only /);
});

it("knows a first start, and an installation that stands", async () => {
  const made = await layout();
  expect(await folder.beginFirstStart(made, () => undefined)).toBe(true);
  await mkdir(made.store);
  await folder.endFirstStart(made);
  expect(await folder.beginFirstStart(made, () => undefined)).toBe(false);
});

it("puts aside what a first start left that was cut short, and deletes nothing of it", async () => {
  const made = await layout();
  await folder.beginFirstStart(made, () => undefined);
  await mkdir(made.store);
  await writeFile(join(made.store, "data.db"), "half");
  /** @type {string[]} */
  const notes = [];
  expect(await folder.beginFirstStart(made, (text) => notes.push(text))).toBe(true);
  expect(notes.join()).toContain("was cut short");
  const aside = (await readdir(made.data)).find((name) => name.startsWith("unfinished-")) ?? "";
  expect(await readFile(join(made.data, aside, "pb_data", "data.db"), "utf8")).toBe("half");
  expect(existsSync(made.store)).toBe(false);
});

it("empties the folder of what is ours and of nothing else", async () => {
  const made = await layout();
  await mkdir(made.store);
  await writeFile(join(made.data, "letter.txt"), "not ours");
  await folder.emptyDataDir(made);
  expect(await readdir(made.data)).toEqual(["letter.txt"]);
});

it("refuses a second start on a folder, and says where the first one runs", async () => {
  const made = await layout();
  const pid = await process(["scripts/start.mjs"]);
  await writeFile(made.lock, String(pid));
  await writeRunFile(made, {
    url: "http://127.0.0.1:8090",
    storeUrl: "http://127.0.0.1:8090",
    port: 8090,
    dc09Port: 1,
    pids: { start: pid, store: 0, receiver: 0 },
  });
  await expect(takeLock(made)).rejects.toThrow(`Watchdesk already runs at http://127.0.0.1:8090 on ${made.data}`);
});

it.each([
  ["of a start that is gone", async () => NO_PROCESS],
  ["whose process id is another program's now", () => process(["something-else"])],
])("takes over a lock %s", async (_name, holder) => {
  const made = await layout();
  await writeFile(made.lock, String(await holder()));
  await takeLock(made);
  expect(await readFile(made.lock, "utf8")).toBe(String(globalThis.process.pid));
  await releaseLock(made);
  expect(existsSync(made.lock)).toBe(false);
});

it("ends what a killed start left on this folder, and no other program", async () => {
  const made = await layout();
  const receiver = await process([made.receiver]);
  const front = await process(["run", "--config", `${made.front}/caddy.json`]);
  const other = await process(["/another/folder"]);
  await writeRunFile(made, {
    url: "",
    storeUrl: "",
    port: 0,
    dc09Port: 0,
    pids: { start: NO_PROCESS, store: other, receiver, front },
  });
  /** @type {string[]} */
  const notes = [];
  await endLeftovers(made, (text) => notes.push(text));
  expect(notes).toEqual([
    `The front of a start that was killed still ran (process ${front}): ended it.`,
    `The receiver of a start that was killed still ran (process ${receiver}): ended it.`,
  ]);
  expect(isAlive(other)).toBe(true);
});

const DAY_SECONDS = 86_400;

it.each([
  ["a year to live", 365, false],
  ["half a year and a day", 181, false],
  ["less than half a year", 179, true],
  ["run out", -1, true],
])("renews a receiver's token in time: %s", (_sentence, days, wanted) => {
  const claims = Buffer.from(JSON.stringify({ exp: days * DAY_SECONDS })).toString("base64url");
  expect(needsRenewal(`head.${claims}.sign`, 0)).toBe(wanted);
});

it.each([undefined, "", "no token", "a.b.c"])("renews what is no token: %j", (token) => {
  expect(needsRenewal(token, 0)).toBe(true);
});
