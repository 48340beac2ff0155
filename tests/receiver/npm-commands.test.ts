/** The commands as outside tools run them: npm and its shell stand between, and a signal goes to npm alone. */
import { spawn } from "node:child_process";
import fs from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { freshDirectory, startReceiver } from "../support/receiver";
import { ROOT } from "../support/program";
import { frame, Panel } from "./panel";

vi.setConfig({ testTimeout: 60_000 });

function npmRun(...args: string[]) {
  // A group of its own, so that a failed test can end whoever npm has left behind.
  const child = spawn("npm", ["run", ...args], { cwd: ROOT, stdio: ["ignore", "pipe", "pipe"], detached: true });
  onTestFinished(() => {
    try {
      process.kill(-(child.pid ?? 0), "SIGKILL");
    } catch {
      // Everybody has ended, as it should be.
    }
  });
  const said = { stdout: "", stderr: "" };
  child.stdout.on("data", (part: Buffer) => (said.stdout += part.toString()));
  child.stderr.on("data", (part: Buffer) => (said.stderr += part.toString()));
  const ended = new Promise<number | null>((done) => child.once("exit", (code) => done(code)));
  return { child, said, ended };
}

const answers = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, "127.0.0.1", () => done(true)).once("error", () => done(false));
    socket.once("connect", () => socket.destroy());
  });

it("SIGTERM to npm ends the receiver: its port is closed, its spool is free, and the code is 0", async () => {
  const folder = freshDirectory("npm");
  const file = path.join(folder, "receiver.json");
  const receiver = { id: "r1", engineType: "dc09", port: 0 };
  fs.writeFileSync(file, JSON.stringify({ spool: "spool", store: null, receivers: [receiver] }));
  const { child, said, ended } = npmRun("receiver", "--", "--config", file);
  const listening = (): string => {
    const line = said.stdout.split("\n").find((one) => one.startsWith('{"listening"'));
    expect(line, said.stderr).toBeDefined();
    return line!;
  };
  const line = await vi.waitFor(listening, { timeout: 30_000, interval: 50 });
  const [{ tcp }] = (JSON.parse(line) as { listening: [{ tcp: number }] }).listening;
  const panel = await Panel.connect(tcp);
  expect(await panel.ask(frame('"SIA-DCS"0001L0#4711[#4711|NBA1]'))).not.toBeNull();
  const lock = path.join(folder, "spool", "lock");
  expect(fs.existsSync(lock)).toBe(true);
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
  expect(await answers(tcp)).toBe(false);
  expect(fs.existsSync(lock)).toBe(false);
});

it("a spool of which only the beginning is read is printed without a fault: npm run spool -- DIR | head -1", async () => {
  const receiver = await startReceiver();
  const panel = await Panel.connect(receiver.tcp);
  // More than a pipe holds, so that there is somebody left to be told.
  const frames = Array.from({ length: 600 }, (_, index) =>
    frame(`"SIA-DCS"${String(index + 1).padStart(4, "0")}L0#4711[#4711|NBA${index}]`),
  );
  panel.send(Buffer.concat(frames));
  expect(await panel.wait(600, 20_000)).toHaveLength(600);
  panel.close();
  await receiver.stop();
  const { child, said, ended } = npmRun("--silent", "spool", "--", receiver.spoolDir);
  child.stdout.once("data", () => child.stdout.destroy());
  expect(await ended).toBe(0);
  expect(said.stdout).toMatch(/^\{"sequence":1,/);
  expect(said.stderr).toBe("");
});
