/** Things that are no panels, and a disk that is full: the real program stays up and real panels are served. */
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { freshDirectory, spoolLines, startReceiver, type RunningReceiver } from "../support/receiver";
import { askOnce, askUdp, bodyOf, frame, Panel } from "./panel";

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const support = path.join(path.dirname(fileURLToPath(import.meta.url)), "..", "support");
const event = (number: string): Buffer => frame(`"SIA-DCS"${number}L0#4711[#4711|Nri1/BA1]`);
const tlsHello = Buffer.concat([Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00]), Buffer.alloc(512, 0x41)]);
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe("what is no panel", () => {
  let receiver: RunningReceiver;
  beforeEach(async () => {
    receiver = await startReceiver();
  });
  afterEach(() => receiver.stop());

  const panelIsServed = async (number: string): Promise<void> =>
    expect(bodyOf((await askOnce(receiver.tcp, event(number)))!)).toBe(`"ACK"${number}L0#4711[]`);

  it.each<[string, Buffer]>([
    ["a TLS hello", tlsHello],
    ["an HTTP request", Buffer.from("GET / HTTP/1.1\r\nHost: x\r\n\r\n")],
    ["half a frame", event("0001").subarray(0, 20)],
    ["NUL bytes", Buffer.alloc(3000)],
    ["a frame whose check sum is wrong", Buffer.from('\n12340027"ADM-CID"0001L0#1234[#1234|1130 01 001]\r')],
    ["an answer instead of a question", Buffer.from('\nA62A0012"ACK"0001L0#7099[]\r')],
  ])("%s gets no answer, over TCP and UDP", async (_, bytes) => {
    expect(await askOnce(receiver.tcp, bytes, 300)).toBeNull();
    expect(await askUdp(receiver.udp, bytes, 300)).toBeNull();
    await panelIsServed("0002");
    expect((await spoolLines(receiver.spoolDir)).length).toBe(1);
  });

  it("2 MB without a CR: the connection is closed", async () => {
    const panel = await Panel.connect(receiver.tcp);
    panel.send(Buffer.alloc(2 << 20, 0x41));
    expect(await panel.closed()).toBe(true);
    await panelIsServed("0003");
  });

  it("a body that never ends: the connection is closed at 4.2 KiB", async () => {
    const panel = await Panel.connect(receiver.tcp);
    panel.send(Buffer.concat([Buffer.from('\nAAAA0FFF"SIA-DCS"'), Buffer.alloc(5000, 0x41)]));
    expect(await panel.closed()).toBe(true);
    await panelIsServed("0004");
  });

  it("garbage behind a good frame: the frame is answered first, and the close waits", async () => {
    const panel = await Panel.connect(receiver.tcp);
    panel.send(Buffer.concat([event("0005"), Buffer.alloc(9000, 0x41)]));
    expect((await panel.wait(1)).map(bodyOf)).toEqual(['"ACK"0005L0#4711[]']);
    const answeredAt = performance.now();
    expect(await panel.closed()).toBe(true);
    expect(performance.now() - answeredAt).toBeGreaterThan(1500);
  });

  it("a peer that stops speaking still hears its answer", async () => {
    const panel = await Panel.connect(receiver.tcp);
    panel.socket.end(event("0006"));
    expect((await panel.wait(1)).map(bodyOf)).toEqual(['"ACK"0006L0#4711[]']);
    panel.close();
  });

  it("300 idle connections: a panel is served beside them", async () => {
    const idle = await Promise.all(Array.from({ length: 300 }, () => Panel.connect(receiver.tcp)));
    await panelIsServed("0007");
    for (const panel of idle) panel.close();
  });

  it("many bad senders at one address make one line in the log", async () => {
    for (let index = 0; index < 20; index++) {
      const panel = await Panel.connect(receiver.tcp);
      panel.socket.end(tlsHello);
      await panel.closed();
    }
    expect(receiver.stderr().match(/a TLS hello/g)?.length).toBe(1);
  });
});

describe("a full disk", () => {
  it("nothing is acknowledged and the log says why; when there is room again, all goes on", async () => {
    const flag = path.join(freshDirectory("flag"), "full");
    const preload = [path.join(support, "full-disk.cjs")];
    const receiver = await startReceiver({ preload, env: { FULL_DISK_FLAG: flag } });
    const panel = await Panel.connect(receiver.tcp);
    expect(await panel.ask(event("0001"))).not.toBeNull();
    fs.writeFileSync(flag, "");
    expect(await panel.ask(event("0002"), 500)).toBeNull();
    expect(await panel.ask(frame('"NULL"0000L0#4711[]'), 300)).toBeNull();
    expect(receiver.stderr()).toContain("nothing is acknowledged until it can");
    fs.rmSync(flag);
    await pause(1500);
    expect(bodyOf((await askOnce(receiver.tcp, event("0002")))!)).toBe('"ACK"0002L0#4711[]');
    panel.close();
    expect(await receiver.stop()).toBe(0);
    const sequences = (await spoolLines(receiver.spoolDir)).map(
      (line) => (line["decoded"] as { sequence: string }).sequence,
    );
    expect(sequences).toEqual(["0001", "0002"]);
  });

  it("a connection that had pipelined into it is taken and answered again when there is room", async () => {
    const flag = path.join(freshDirectory("flag"), "full");
    const preload = [path.join(support, "full-disk.cjs")];
    const receiver = await startReceiver({ preload, env: { FULL_DISK_FLAG: flag } });
    const panel = await Panel.connect(receiver.tcp);
    const numbers = Array.from({ length: 200 }, (_, index) => String(index + 1).padStart(4, "0"));
    const pipelined = Buffer.concat(numbers.map(event));
    fs.writeFileSync(flag, "");
    panel.send(pipelined);
    await pause(500);
    expect(panel.answers).toEqual([]);
    fs.rmSync(flag);
    await pause(1500);
    panel.send(pipelined);
    expect((await panel.wait(200)).map(bodyOf)).toEqual(numbers.map((number) => `"ACK"${number}L0#4711[]`));
    panel.close();
    await receiver.stop();
    expect(await spoolLines(receiver.spoolDir)).toHaveLength(200);
  });
});
