/** Who calls at the alarm port without being a panel: named, counted by address, and told to people. */
import { createSocket } from "node:dgram";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { NoiseCount } from "../../receiver/session/noise";
import { sniff } from "../../receiver/transport/sniff";
import { spoolLines, startReceiver, type RunningReceiver } from "../support/receiver";
import { frame, Panel } from "./panel";

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const galaxyBlock = Buffer.from("F#001234\x9e", "latin1");
const hex = (text: string): Buffer => Buffer.from(text, "hex");

describe("what the first bytes say", () => {
  it.each<[string, Buffer, string, string]>([
    ["Galaxy's account block", galaxyBlock, "galaxy_native", "SIA · #001234"],
    ["with an account of four digits", Buffer.from("D#1234\x00"), "galaxy_native", "SIA · #1234"],
    ["with the high bit of its header set", hex("c623303031323334"), "galaxy_native", "SIA · #001234"],
    ["Galaxy's other greeting", hex("0501815968"), "galaxy_native", "SIA"],
    ["a TLS hello", hex("160301020001"), "foreign_protocol", "TLS"],
    ["HTTP", Buffer.from("GET / HTTP/1.1"), "foreign_protocol", "HTTP"],
    ["SIP", Buffer.from("REGISTER sip:x SIP/2.0"), "foreign_protocol", "SIP"],
    ["remote desktop", hex("0300002f2ae0"), "foreign_protocol", "RDP"],
    ["SSH", Buffer.from("SSH-2.0-x"), "foreign_protocol", "SSH"],
    ["nothing known", Buffer.from("hello"), "", ""],
    ["a number sign with no account behind it", Buffer.from("D#12zz"), "", ""],
    ["no bytes", Buffer.alloc(0), "", ""],
  ])("%s", (_, bytes, notice, text) => expect(sniff(bytes)).toMatchObject({ notice, text }));
});

it("addresses are counted apart, and only so many are remembered", () => {
  const count = new NoiseCount(3);
  expect(["a", "a", "b", "a"].map((address) => count.add(address))).toEqual([1, 2, 1, 3]);
  for (const address of ["c", "d", "e"]) count.add(address);
  expect(count.size).toBe(3);
  expect(count.add("e")).toBe(2);
  expect(count.add("a")).toBe(1);
});

describe("people are told", () => {
  let receiver: RunningReceiver;
  beforeEach(async () => {
    receiver = await startReceiver();
  });
  afterEach(() => receiver.stop());

  const told = async (): Promise<unknown[]> =>
    (await spoolLines(receiver.spoolDir, "--notices")).map((line) => line["notice"]).filter(Boolean);
  const toldInTime = async (count: number): Promise<unknown[]> => {
    const until = Date.now() + 10_000;
    let seen = await told();
    for (; seen.length < count && Date.now() < until; seen = await told())
      await new Promise((go) => setTimeout(go, 100));
    return seen;
  };

  it("that a Galaxy panel calls, while it holds its line and waits; once for all its tries", async () => {
    const panels = [await Panel.connect(receiver.tcp), await Panel.connect(receiver.tcp)];
    for (const panel of panels) panel.send(galaxyBlock.subarray(0, 3));
    for (const panel of panels) panel.send(galaxyBlock.subarray(3));
    expect(await toldInTime(1)).toEqual(["galaxy_native 127.0.0.1 · SIA · #001234"]);
    expect(panels.map(({ answers }) => answers.length)).toEqual([0, 0]);
    for (const panel of panels) panel.socket.resetAndDestroy();
    const socket = createSocket("udp4");
    await new Promise((sent) => socket.send(galaxyBlock, receiver.udp, "127.0.0.1", sent));
    socket.close();
    await new Promise((go) => setTimeout(go, 300));
    expect(await told()).toHaveLength(1);
    expect(receiver.stderr()).toMatch(/Galaxy native SIA, account 001234.*\(number 1 from 127\.0\.0\.1\)/);
  });

  it("what else calls by a name; nothing of what it said is kept, and what has no name is only counted", async () => {
    const web = await Panel.connect(receiver.tcp);
    web.socket.end("GET / HTTP/1.1\r\nAuthorization: Basic c2VjcmV0\r\n\r\n");
    const unnamed = await Panel.connect(receiver.tcp);
    unnamed.socket.end("hello there");
    const damaged = await Panel.connect(receiver.tcp);
    damaged.socket.end('\n12340012"NULL"0001L0#7099[]\r');
    expect(await toldInTime(1)).toEqual(["foreign_protocol 127.0.0.1 · HTTP"]);
    const lines = await spoolLines(receiver.spoolDir, "--notices");
    expect(lines.map((line) => line["rawHex"])).toEqual([""]);
    const panel = await Panel.connect(receiver.tcp);
    expect(await panel.ask(frame('"NULL"0000L0#1[]'))).not.toBeNull();
    panel.close();
  });

  it("that ten frames in a row were damaged, and where they came from", async () => {
    const panel = await Panel.connect(receiver.tcp);
    for (let turn = 0; turn < 10; turn++) panel.send(Buffer.from('\n12340012"NULL"0001L0#7099[]\r'));
    expect(await toldInTime(1)).toEqual(["receiver_data_errors 127.0.0.1"]);
    panel.close();
  });

  it("of a frame that is whole but for its header: kept once however often it comes, and not answered", async () => {
    const whole = frame('"SIA-DCS"001L0#4711[#4711|NBA1]');
    const panel = await Panel.connect(receiver.tcp);
    expect(await panel.ask(whole, 300)).toBeNull();
    expect(await panel.ask(whole, 300)).toBeNull();
    panel.close();
    const lines = await spoolLines(receiver.spoolDir);
    expect(lines).toMatchObject([{ verdict: "drop", rawHex: whole.toString("hex"), decoded: {} }]);
  });
});
