/** `npm start` as npm runs it: a signal to npm alone, or a key that npm and the start both hear, ends all of it in order. */

import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, expect, it, vi } from "vitest";
import { runNpmStart, type StartCommand } from "../support/start-command";

const folder = mkdtempSync(join(tmpdir(), "watchdesk-npm-start-"));
const data = join(folder, "data");

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const answers = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, "127.0.0.1", () => done(true)).once("error", () => done(false));
    socket.once("connect", () => socket.destroy());
  });

const ENDED_WITHIN_MS = 60_000;
let running: Record<string, number> = {};

/** Whoever was orphaned is not left to the machine; the start ends its own. */
afterEach(() => {
  if (running["start"] && isAlive(running["start"])) process.kill(running["start"], "SIGTERM");
});

/** In this order: the second start finds everything made by the first. */
it.each<[string, (start: StartCommand) => Promise<number | null>]>([
  ["SIGTERM to npm's process, as another program sends it", (start) => start.end("SIGTERM")],
  ["Ctrl-C in a terminal, which npm hands on besides", (start) => start.press("SIGINT")],
])(
  "%s ends store, receiver and app, and orphans nobody",
  async (_, stop) => {
    const start = runNpmStart(data, ["--empty", "--port", "0", "--dc09-port", "0"]);
    const { pids, port, dc09Port } = await start.ready();
    running = pids;
    expect(await Promise.all([port, dc09Port].map(answers))).toEqual([true, true]);
    const late = sleep(ENDED_WITHIN_MS, "late", { ref: false });
    expect(await Promise.race([stop(start), late]), start.output()).toBe(0);
    expect(start.output()).toContain("✓ stopped");
    expect(start.output()).not.toContain("ended at once");
    expect(start.run()).toBeNull();
    expect(await Promise.all([port, dc09Port].map(answers))).toEqual([false, false]);
    // npm speaks for the start, which may take a breath longer to be gone itself.
    await vi.waitFor(() => expect(Object.values(pids).filter(isAlive)).toEqual([]), { timeout: 2000 });
  },
  400_000,
);
