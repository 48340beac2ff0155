/** One command brings up a control room; it survives the loss of its children and of the start itself. */

import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { runStart, type RunFile, type StartCommand } from "../support/start-command";

const ANY_PORTS = ["--port", "0", "--dc09-port", "0"];

const folder = mkdtempSync(join(tmpdir(), "watchdesk-start-"));
const data = join(folder, "data");
let start: StartCommand;
let run: RunFile;

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const healthy = async (): Promise<boolean> =>
  await fetch(`${run.url}/api/health`).then(
    (answer) => answer.ok,
    () => false,
  );

beforeAll(async () => {
  start = runStart(data, ["--empty", ...ANY_PORTS]);
  run = await start.ready();
}, 400_000);

afterAll(async () => {
  await start.end("SIGTERM");
  rmSync(folder, { recursive: true, force: true });
});

describe("npm start", () => {
  it("serves the app and the interface on one origin", async () => {
    expect(await healthy()).toBe(true);
    const page = await fetch(run.url);
    expect(page.headers.get("content-type")).toContain("text/html");
    expect(await page.text()).toContain("<script");
  });

  it("answers panels on the port it prints", async () => {
    await new Promise<void>((done, fail) => {
      const socket = connect(run.dc09Port, "127.0.0.1", () => {
        socket.destroy();
        done();
      });
      socket.once("error", fail);
    });
    expect(start.output()).toContain(`127.0.0.1:${run.dc09Port}`);
  });

  it.each(["sign-in.txt", "superuser.json", "receiver.json"])("keeps %s to its owner", (name) => {
    expect(statSync(join(data, name)).mode & 0o777).toBe(0o600);
  });

  it("refuses a second start on the same folder in one sentence", async () => {
    const second = runStart(data, ANY_PORTS);
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`✗ Watchdesk already runs at ${run.url}`);
    expect(await healthy()).toBe(true);
  });

  it.each(["store", "receiver"] as const)("brings the %s back when it is killed, on the same port", async (name) => {
    const before = start.run()?.pids[name] ?? 0;
    process.kill(before, "SIGKILL");
    const back = () => expect(start.output()).toContain(`The ${name} runs again.`);
    await vi.waitFor(back, { timeout: 60_000, interval: 100 });
    // The word on the terminal and the file come one after the other.
    await vi.waitFor(() => expect(start.run()?.pids[name]).not.toBe(before), { timeout: 10_000, interval: 50 });
    expect(start.run()).toMatchObject({ url: run.url, dc09Port: run.dc09Port });
    expect(await healthy()).toBe(true);
  });

  it("brings both back when they hang: they live, are stopped and answer nobody", async () => {
    const before = start.run()?.pids ?? { store: 0, receiver: 0 };
    const said = start.output().length;
    process.kill(before.receiver, "SIGSTOP");
    process.kill(before.store, "SIGSTOP");
    const news = (): string => start.output().slice(said);
    const back = (): void => {
      for (const name of ["store", "receiver"]) expect(news()).toContain(`The ${name} runs again.`);
      expect(start.run()?.pids.store).not.toBe(before.store);
      expect(start.run()?.pids.receiver).not.toBe(before.receiver);
    };
    await vi.waitFor(back, { timeout: 120_000, interval: 100 });
    for (const name of ["store", "receiver"] as const) {
      // Each once, in one sentence: who comes back is not taken for hung because the other one is not there yet.
      expect(news().split(`The ${name} gave no sign of life for 30 s and was ended: starting it again`).length).toBe(2);
      expect(isAlive(before[name])).toBe(false);
    }
    expect(start.run()).toMatchObject({ url: run.url, dc09Port: run.dc09Port });
    expect(await healthy()).toBe(true);
  });

  it("stops everything on SIGTERM and leaves nothing running", async () => {
    const pids = start.run()?.pids;
    expect(await start.end("SIGTERM")).toBe(0);
    expect(Object.values(pids ?? {}).filter(isAlive)).toEqual([]);
    expect(start.run()).toBeNull();
  });

  it("finds everything fresh at the next start and makes nobody anew", async () => {
    const signedInAt = statSync(join(data, "sign-in.txt")).mtimeMs;
    const before = run;
    start = runStart(data);
    run = await start.ready();
    expect(start.output()).toContain("app fresh");
    expect(start.output()).not.toMatch(/missing|damaged/);
    expect(run).toMatchObject({ url: before.url, dc09Port: before.dc09Port });
    expect(statSync(join(data, "sign-in.txt")).mtimeMs).toBe(signedInAt);
  });

  it("ends what a killed start left running, and tells of files that were lost with it", async () => {
    await start.end("SIGKILL");
    const before = run;
    // The same power cut took a file and damaged another.
    rmSync(join(data, "superuser.json"));
    writeFileSync(join(data, "receiver.json"), "{");
    start = runStart(data);
    run = await start.ready();
    expect(start.output()).toContain("The store of a start that was killed still ran");
    expect(start.output()).toContain("superuser.json was missing: the store's superuser gets a new password");
    expect(start.output()).toMatch(/receiver\.json was damaged and is kept as \S+: it is made anew as it was/);
    expect(run).toMatchObject({ url: before.url, dc09Port: before.dc09Port });
    expect(await healthy()).toBe(true);
  });
});
