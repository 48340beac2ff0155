/** What the receiver says though the disk of its log is full: nothing ends it, and nothing is lost when there is room again. */
import { spawn } from "node:child_process";
import { closeSync, existsSync, openSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { createPatientWriter } from "../../receiver/said";
import { bundleOf, freshDirectory } from "../support/receiver";

/** A disk with so much room. */
function disk(room: number) {
  let text = "";
  let left = room;
  const say = createPatientWriter((bytes) => {
    if (left === 0) throw new Error("ENOSPC: no space left on device, write");
    const taken = bytes.subarray(0, left);
    left -= taken.length;
    text += taken.toString();
    return taken.length;
  });
  return { say, text: () => text, make: (more: number) => void (left += more) };
}

it("keeps what a full disk does not take, and says it in order before the next when there is room", () => {
  const { say, text, make } = disk(5);
  say("first\nsecond\n");
  say("third\n");
  expect(text()).toBe("first");
  make(1000);
  say("room\n");
  expect(text()).toBe("first\nsecond\nthird\nroom\n");
});

it("keeps the latest whole lines of what is too much", () => {
  const { say, text, make } = disk(0);
  for (let n = 0; n < 20_000; n++) say(`line ${n}\n`);
  make(1_000_000);
  say("room\n");
  const lines = text().trimEnd().split("\n");
  expect(text().length).toBeLessThan(65_000);
  expect(lines.slice(-2)).toEqual(["line 19999", "room"]);
  expect(lines[0]).toMatch(/^line \d+$/);
});

it.skipIf(!existsSync("/dev/full"))(
  "the program works on though it can write no word, and tells its parent why it ends",
  async () => {
    const directory = freshDirectory("said");
    const config = `${directory}/receiver.json`;
    // A store that nobody answers for: the program complains at once.
    const store = { url: "http://127.0.0.1:9", token: "none" };
    writeFileSync(config, JSON.stringify({ spool: "spool", store, receivers: [{ id: "r1", engineType: "dc09" }] }));
    const main = await bundleOf("receiver/main.ts");
    const run = (file: string) => {
      const full = openSync("/dev/full", "w");
      const child = spawn(process.execPath, [main, "--config", file], { stdio: ["ignore", "pipe", full, "ipc"] });
      closeSync(full);
      onTestFinished(() => void child.kill("SIGKILL"));
      return child;
    };
    const child = run(config);
    await new Promise((done) => child.stdout!.once("data", done));
    await sleep(1500);
    expect([child.exitCode, child.signalCode]).toEqual([null, null]);

    const second = run(config);
    const told = await new Promise<unknown>((done) => second.once("message", done));
    expect(told).toEqual({ died: expect.stringContaining("spool") as string });
    expect(await new Promise((done) => second.once("exit", done))).toBe(1);
  },
);
