/** The program's edges: configuration, ports, spool directory, end; each fault one clear sentence. */
import { spawn } from "node:child_process";
import fs from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { bundleOf, freshDirectory, runToEnd, spoolLines, startReceiver } from "../support/receiver";
import { askOnce, bodyOf, frame, Panel } from "./panel";

vi.setConfig({ testTimeout: 30_000 });

const receiver = { id: "r1", engineType: "dc09", port: 0 };

async function startWith(config: unknown): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const file = path.join(freshDirectory("config"), "receiver.json");
  fs.writeFileSync(file, typeof config === "string" ? config : JSON.stringify(config));
  return runToEnd("receiver/main.ts", ["--config", file]);
}

describe("a start that can't be", () => {
  it.each<[string, unknown, string]>([
    ["no JSON", "{", "it is no JSON"],
    ["no receivers", { spool: "x", receivers: [] }, '"receivers" must be a list of at least one receiver'],
    [
      "an unknown engine",
      { spool: "x", receivers: [{ ...receiver, engineType: "morse" }] },
      "no known engineType; known are dc09",
    ],
    ["a name nobody knows", { spool: "x", receivers: [receiver], clok: 1 }, '"clok" is not known in the configuration'],
    ["no spool without saying so", { spool: null, receivers: [receiver] }, '"unsafeNoSpool": true'],
    [
      "a clock that is none",
      { spool: "x", clock: "noon", receivers: [receiver] },
      '"clock" must be null or a UTC time',
    ],
    [
      "a key that is none",
      { spool: "x", receivers: [{ ...receiver, keys: { "4711": "secret" } }] },
      'the key of "4711" is neither',
    ],
    ["two of one id", { spool: "x", receivers: [receiver, receiver] }, "two receivers have the same id"],
  ])("%s", async (_, config, sentence) => {
    const { code, stdout, stderr } = await startWith(config);
    expect(code).toBe(1);
    expect(stdout).toBe("");
    expect(stderr).toContain(sentence);
    expect(stderr.trim().split("\n").length).toBe(1);
    expect(stderr).not.toContain("secret");
  });

  it("a port in use", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as { port: number };
    const { code, stderr } = await startWith({ spool: freshDirectory("spool"), receivers: [{ ...receiver, port }] });
    other.close();
    expect(code).toBe(1);
    expect(stderr).toContain(`the port ${port} of 127.0.0.1 is in use by another program`);
  });

  it("a spool that is no directory", async () => {
    const file = path.join(freshDirectory("spool"), "file");
    fs.writeFileSync(file, "");
    const { code, stderr } = await startWith({ spool: file, receivers: [receiver] });
    expect(code).toBe(1);
    expect(stderr).toContain("the spool must be a folder, and there is a file of this name");
  });

  it("a spool below a file", async () => {
    const file = path.join(freshDirectory("spool"), "file");
    fs.writeFileSync(file, "");
    const { code, stderr } = await startWith({ spool: path.join(file, "spool"), receivers: [receiver] });
    expect(code).toBe(1);
    expect(stderr).toContain("the spool must be a folder, and there is a file in its path");
  });

  it("a spool in use by another receiver", async () => {
    const running = await startReceiver();
    const { code, stderr } = await startWith({ spool: running.spoolDir, receivers: [receiver] });
    await running.stop();
    expect(code).toBe(1);
    expect(stderr).toContain(`is in use by the process ${running.pid}`);
  });
});

describe("a program that was started over a channel", () => {
  it("tells every few seconds that it lives, and lives on when its parent has gone", async () => {
    const file = path.join(freshDirectory("config"), "receiver.json");
    fs.writeFileSync(file, JSON.stringify({ spool: freshDirectory("spool"), receivers: [receiver] }));
    const child = spawn(process.execPath, [await bundleOf("receiver/main.ts"), "--config", file], {
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    onTestFinished(() => void child.kill("SIGKILL"));
    const heard: unknown[] = [];
    child.on("message", (message) => message === "alive" && heard.push(message));
    await vi.waitFor(() => expect(heard).toEqual(["alive", "alive"]), { timeout: 20_000 });
    child.disconnect();
    await new Promise((done) => setTimeout(done, 3000));
    expect([child.exitCode, child.signalCode]).toEqual([null, null]);
    child.kill("SIGTERM");
    expect(await new Promise((done) => child.once("exit", done))).toBe(0);
  });
});

describe("--help", () => {
  it.each<[string, string]>([
    ["receiver/main.ts", "npm run receiver -- --config FILE"],
    ["receiver/spool/print.ts", "npm run spool -- DIR [--notices]"],
    ["scripts/signal/main.ts", "npm run signal -- --account 1001"],
  ])("of %s tells the usage and ends well", async (program, usage) => {
    const { code, stdout, stderr } = await runToEnd(program, ["--help"]);
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toContain(usage);
  });
});

describe("a start and an end", () => {
  it("one port for TCP and UDP; SIGTERM ends it cleanly with connections open, and the spool is free again", async () => {
    const first = await startReceiver();
    expect(first.tcp).toBe(first.udp);
    const panel = await Panel.connect(first.tcp);
    await panel.ask(frame('"SIA-DCS"0001L0#4711[#4711|NBA1]'));
    expect(await first.stop()).toBe(0);
    const second = await startReceiver({ spoolDir: first.spoolDir });
    expect(bodyOf((await askOnce(second.tcp, frame('"SIA-DCS"0002L0#4711[#4711|NBA1]')))!)).toBe('"ACK"0002L0#4711[]');
    expect(await second.stop()).toBe(0);
    expect((await spoolLines(first.spoolDir)).map((line) => line["sequence"])).toEqual([1, 2]);
  });

  it("a relative spool counts from the folder of the configuration, wherever the command is run", async () => {
    const folder = freshDirectory("config");
    fs.writeFileSync(path.join(folder, "file"), "");
    const file = path.join(folder, "receiver.json");
    fs.writeFileSync(file, JSON.stringify({ spool: "file", receivers: [receiver] }));
    const { code, stderr } = await runToEnd("receiver/main.ts", ["--config", file]);
    expect(code).toBe(1);
    expect(stderr).toContain("the spool must be a folder");
    expect(stderr).toContain(path.join(folder, "file"));
  });

  it("a spool is printed with the columns outside tools read, while the receiver runs", async () => {
    const running = await startReceiver({ clock: "2026-06-15T08:30:00Z" });
    await askOnce(running.tcp, frame('"SIA-DCS"0001L0#4711[#4711|Nri1/BA3]'));
    const [line] = await spoolLines(running.spoolDir);
    await running.stop();
    expect(line).toMatchObject({
      sequence: 1,
      receivedAt: "2026-06-15T08:30:00.000Z",
      receiver: "r1",
      verdict: "ack",
      rawHex: frame('"SIA-DCS"0001L0#4711[#4711|Nri1/BA3]').toString("hex"),
      decoded: { idToken: "SIA-DCS", account: "4711", code: "BA", zone: "3", partition: "1" },
      delivered: false,
    });
    expect(line!["peer"]).toMatch(/^127\.0\.0\.1:\d+$/);
  });
});
