/** A child is kept alive, with growing patience, and stopped only when it is meant to stop. */

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { sendsMessages } from "../../scripts/lib/start/liveness.mjs";
import { Supervised } from "../../scripts/lib/start/supervised.mjs";
import { tellsOfSpool } from "../../scripts/lib/start/spool-news.mjs";
import { boundLog, logTail } from "../../scripts/lib/start/logs.mjs";
import { isAlive } from "../../scripts/lib/start/processes.mjs";
import { scratch } from "../support/scratch.mjs";

const STAYS = 'console.log("ready"); setInterval(() => {}, 1000);';

/** @param {string} code what the child does, @param {Partial<import("../../scripts/lib/start/supervised.mjs").ChildPlan>} [plan] */
async function child(code, plan = {}) {
  const folder = await scratch();
  await writeFile(join(folder, "child.cjs"), code);
  /** @type {string[]} */
  const notes = [];
  const supervised = new Supervised({
    name: "receiver",
    program: process.execPath,
    args: () => [join(folder, "child.cjs")],
    log: join(folder, "child.log"),
    speaks: true,
    ready: (started) => new Promise((done) => started.stdout?.once("data", () => done())),
    say: (text) => void notes.push(text),
    patience: { firstMs: 20, longestMs: 80, steadyMs: 60_000 },
    ...plan,
  });
  onTestFinished(() => supervised.kill());
  return { supervised, notes, folder };
}

it("is started again when it ends by itself, and says so", async () => {
  const { supervised, notes } = await child(STAYS);
  await supervised.start();
  const first = supervised.pid;
  process.kill(first, "SIGKILL");
  await vi.waitFor(() => expect(notes.at(-1)).toBe("The receiver runs again."), { timeout: 10_000 });
  expect(notes[0]).toContain("stopped by itself (SIGKILL): starting it again in 0.02 s");
  expect(supervised.pid).not.toBe(first);
});

it("waits longer each time it ends again at once, up to a bound", async () => {
  const { supervised, notes } = await child('console.log("ready"); setTimeout(() => process.exit(3), 20);');
  await supervised.start();
  await vi.waitFor(() => expect(notes.filter((note) => note.includes("code 3")).length).toBe(4), { timeout: 20_000 });
  await supervised.stop();
  const delays = notes.flatMap((note) => /again in ([\d.]+) s/.exec(note)?.[1] ?? []);
  expect(delays.slice(0, 4)).toEqual(["0.02", "0.04", "0.08", "0.08"]);
});

it("hands on the last word of one that does not come up, though its log took none", async () => {
  const code = 'process.send({ died: "the disk of the spool is full" }, () => process.exit(1));';
  const { supervised } = await child(code, { channel: true, ready: () => new Promise(() => {}) });
  await expect(supervised.start()).rejects.toThrow("it ended with code 1: the disk of the spool is full");
});

it("says at the terminal once that the disk is full, with the cause, and once that there is room", async () => {
  /** @type {string[]} */
  const notes = [];
  const hear = tellsOfSpool((text) => void notes.push(text));
  const full = { spool: { state: "failed", reason: "the spool can't be written: ENOSPC: no space left on device" } };
  for (const message of ["alive", { spool: { state: "ok", reason: "" } }, full, "alive", full]) hear(message);
  expect(notes).toEqual([
    expect.stringMatching(/^The disk is full: .*ENOSPC.*; the receiver acknowledges nothing until there is room/),
  ]);
  hear({ spool: { state: "ok", reason: "" } });
  expect(notes.slice(1)).toEqual([expect.stringContaining("acknowledges again")]);
});

it("ends in order when it is stopped, and stays ended", async () => {
  const { supervised, notes, folder } = await child(
    `process.on("SIGTERM", () => { console.error("put away"); process.exit(0); }); ${STAYS}`,
  );
  await supervised.start();
  const { pid } = supervised;
  await supervised.stop();
  expect(isAlive(pid)).toBe(false);
  expect(await readFile(join(folder, "child.log"), "utf8")).toBe("put away\n");
  expect(notes).toEqual([]);
});

it("tells why a first start failed, with the end of the log", async () => {
  const { supervised } = await child('console.error("no such folder"); process.exit(2);');
  await expect(supervised.start()).rejects.toThrow("it ended with code 2: no such folder");
});

it("is not left running when it never becomes ready", async () => {
  const { supervised } = await child(STAYS, { ready: () => Promise.reject(new Error("not ready")) });
  await expect(supervised.start()).rejects.toThrow("not ready");
  expect(supervised.pid).toBe(0);
});

it("lives on, with another process, through a restart that was asked for", async () => {
  const { supervised, notes } = await child(STAYS);
  await supervised.start();
  const first = supervised.pid;
  await supervised.restart();
  expect(isAlive(first)).toBe(false);
  expect(isAlive(supervised.pid)).toBe(true);
  expect(notes).toEqual([]);
});

it("runs once when a restart is asked for while it waits to be started again", async () => {
  const { supervised, notes, folder } = await child(
    `require("fs").appendFileSync(__dirname + "/runs", "."); ${STAYS}`,
    {
      patience: { firstMs: 300, longestMs: 300, steadyMs: 60_000 },
    },
  );
  await supervised.start();
  process.kill(supervised.pid, "SIGKILL");
  await vi.waitFor(() => expect(notes[0]).toContain("starting it again"), { timeout: 10_000 });
  await supervised.restart();
  const { pid } = supervised;
  await new Promise((done) => setTimeout(done, 600));
  expect(supervised.pid).toBe(pid);
  expect(await readFile(join(folder, "runs"), "utf8")).toBe("..");
  await supervised.stop();
  expect(isAlive(pid)).toBe(false);
});

const TELLS = `setInterval(() => process.send("alive"), 20); ${STAYS}`;

/** @param {string} code @param {number} hungAfterMs */
const watched = (code, hungAfterMs) =>
  child(code, { channel: true, life: sendsMessages, hang: { hungAfterMs, lookEveryMs: 20 } });

it("is ended and started again when it gives no sign of life, though it can't be asked to end", async () => {
  const { supervised, notes } = await watched(TELLS, 400);
  await supervised.start();
  const first = supervised.pid;
  process.kill(first, "SIGSTOP");
  await vi.waitFor(() => expect(notes.at(-1)).toBe("The receiver runs again."), { timeout: 20_000 });
  expect(notes[0]).toContain("The receiver gave no sign of life for 0.4 s and was ended: starting it again in 0.02 s.");
  expect(supervised.pid).not.toBe(first);
  expect(isAlive(first)).toBe(false);
});

it("is ended when it hangs right after it was ready", async () => {
  const { supervised, notes } = await watched('console.log("ready"); while (true);', 300);
  await supervised.start();
  await vi.waitFor(() => expect(notes[0]).toContain("gave no sign of life"), { timeout: 20_000 });
});

it("is left alone while it is busy for less than the bound, again and again", async () => {
  const busy =
    'setInterval(() => { const end = Date.now() + 150; while (Date.now() < end); process.send("alive"); }, 1);';
  const { supervised, notes } = await watched(`${busy} ${STAYS}`, 5000);
  await supervised.start();
  const { pid } = supervised;
  await new Promise((done) => setTimeout(done, 1500));
  expect([notes, supervised.pid]).toEqual([[], pid]);
});

it("is not missed once it was stopped on purpose, however it ends", async () => {
  const { supervised, notes } = await watched(TELLS, 200);
  await supervised.start();
  await supervised.stop();
  await new Promise((done) => setTimeout(done, 400));
  expect(notes).toEqual([]);
});

it("keeps a log within its bound, with one older copy", async () => {
  const log = join(await scratch(), "store.log");
  await writeFile(log, "line\n".repeat(100));
  await boundLog(log, 1000);
  expect(await logTail(log)).toContain("line");
  await boundLog(log, 100);
  expect(await logTail(log)).toBe("");
  expect((await readFile(`${log}.1`, "utf8")).length).toBe(500);
});
