/** The cases H-PI-01..08 as far as the receiver sees them: the real program, real sockets. */
import { createCipheriv, randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { parseConfig } from "../../receiver/config";
import { engines } from "../../receiver/protocols/index";
import { buildFrame } from "../../receiver/protocols/dc09/ack";
import { decrypt, stripPad } from "../../receiver/protocols/dc09/crypto";
import { parseFrame } from "../../receiver/protocols/dc09/frame";
import { buildStamp } from "../../receiver/protocols/dc09/stamp";
import { Service } from "../../receiver/service";
import {
  freshDirectory,
  spoolLines,
  startReceiver,
  type ReceiverStart,
  type RunningReceiver,
} from "../support/receiver";
import { askOnce, askUdp, bodyOf, Panel } from "./panel";

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const ascii = (text: string): Buffer => Buffer.from(`\n${text}\r`, "latin1");
const running: RunningReceiver[] = [];

async function start(how: ReceiverStart = {}): Promise<RunningReceiver> {
  const receiver = await startReceiver(how);
  running.push(receiver);
  return receiver;
}

afterEach(async () => {
  for (const receiver of running.splice(0)) await receiver.stop();
});

const decodedOf = async (receiver: Pick<RunningReceiver, "spoolDir">): Promise<Record<string, unknown>[]> =>
  (await spoolLines(receiver.spoolDir)).map((line) => line["decoded"] as Record<string, unknown>);

const seal = (token: string, content: string, key: Buffer): Buffer => {
  const clear = "x".repeat(31 - (content.length % 16)) + `|${content}`;
  const cipher = createCipheriv(`aes-${key.length * 8}-cbc`, key, Buffer.alloc(16)).setAutoPadding(false);
  const hex = Buffer.concat([cipher.update(clear, "latin1"), cipher.final()]).toString("hex");
  return buildFrame(`"*${token}"0050L0#4711[${hex}`);
};

describe("H-PI-01: the check sum as two raw bytes, one of them CR", () => {
  const text = ascii('671B0024"SIA-DCS"0007L0#4711[#4711|Nri1/BA3]');
  const binary = Buffer.concat([
    Buffer.from([0x0a, 0x0d, 0xa2]),
    Buffer.from('0024"SIA-DCS"0005L0#4711[#4711|Nri1/BA3]\r', "latin1"),
  ]);

  it.each(["tcp", "udp"])("both forms are acknowledged over %s, each with its own number", async (transport) => {
    const receiver = await start();
    const ask = transport === "tcp" ? askOnce : askUdp;
    expect(bodyOf((await ask(receiver.tcp, text))!)).toBe('"ACK"0007L0#4711[]');
    const answer = (await ask(receiver.tcp, binary))!;
    expect(bodyOf(answer)).toBe('"ACK"0005L0#4711[]');
    expect(parseFrame(answer)).toMatchObject({ ok: true, value: { crcForm: "binary" } });
    expect(await decodedOf(receiver)).toMatchObject([
      { code: "BA", zone: "3" },
      { code: "BA", zone: "3" },
    ]);
  });

  it("the next frame in the segment is not swallowed", async () => {
    const receiver = await start();
    const panel = await Panel.connect(receiver.tcp);
    panel.send(Buffer.concat([binary, text]));
    expect((await panel.wait(2)).map(bodyOf)).toEqual(['"ACK"0005L0#4711[]', '"ACK"0007L0#4711[]']);
    panel.close();
  });
});

it("H-PI-02: polls are answered with their own fields and leave no event", async () => {
  const receiver = await start();
  for (const poll of ['C4EE0015"NULL"0000R0L0#4711[]', '912E0026"NULL"0000R0L0#4711[#0000|0000 00 000]']) {
    expect(bodyOf((await askOnce(receiver.tcp, ascii(poll)))!)).toBe('"ACK"0000R0L0#4711[]');
  }
  expect(await decodedOf(receiver)).toEqual([]);
});

/** The whole receiver in this process, on clocks that can be put forward: nobody has to wait for a rest. */
async function startRested() {
  const spoolDir = freshDirectory("rest");
  const receivers = [{ id: "r1", engineType: "dc09", port: 0 }];
  const config = parseConfig(JSON.stringify({ spool: spoolDir, store: null, receivers }), spoolDir, engines);
  if (!config.ok) throw new Error(config.fault);
  let restedMs = 0;
  const service = new Service({
    config: config.value,
    now: () => Date.now() + restedMs,
    ticks: () => performance.now() + restedMs,
    randomBytes,
    log: () => undefined,
  });
  const [line] = await service.start();
  onTestFinished(() => service.stop());
  const rest = async (ms: number): Promise<void> => {
    restedMs += ms;
    // It looks once a second for connections to close.
    await new Promise((resolve) => setTimeout(resolve, 2200));
  };
  return { tcp: line!.tcp, spoolDir, rest };
}

it("H-PI-03: many frames on one connection, joined, in pieces and after a rest", async () => {
  const { tcp, spoolDir, rest } = await startRested();
  const panel = await Panel.connect(tcp);
  const first = ascii('0A7A0024"SIA-DCS"0021L0#4711[#4711|Nri1/BA1]');
  const second = ascii('059E0024"SIA-DCS"0022L0#4711[#4711|Nri1/BA2]');
  panel.send(Buffer.concat([first, second]));
  expect((await panel.wait(2)).length).toBe(2);
  const third = buildFrame('"SIA-DCS"0023L0#4711[#4711|Nri1/BA3]');
  for (const piece of [third.subarray(0, 5), third.subarray(5, 20), third.subarray(20)]) {
    panel.send(piece);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  expect((await panel.wait(3)).length).toBe(3);
  await rest(60_000);
  expect(panel.isClosed).toBe(false);
  await panel.ask(buildFrame('"SIA-DCS"0024L0#4711[#4711|Nri1/BA4]'));
  const bodies = ["0021", "0022", "0023", "0024"].map((number) => `"ACK"${number}L0#4711[]`);
  expect(panel.answers.map(bodyOf)).toEqual(bodies);
  panel.close();
  expect((await decodedOf({ spoolDir })).map((decoded) => decoded["zone"])).toEqual(["1", "2", "3", "4"]);
});

describe("H-PI-04: a panel clock that is wrong", () => {
  const old = ascii('1614003B"ADM-CID"0012L0#4711[#4711|1130 01 003]_03:15:00,01-01-2015');

  it("is acknowledged, and the skew is kept", async () => {
    const receiver = await start();
    const stamp = buildStamp(Date.now() + 90_000);
    expect(bodyOf((await askOnce(receiver.tcp, old))!)).toBe('"ACK"0012L0#4711[]');
    const early = buildFrame(`"ADM-CID"0013L0#4711[#4711|1130 01 003]_${stamp}`);
    expect(bodyOf((await askOnce(receiver.tcp, early))!)).toBe('"ACK"0013L0#4711[]');
    const [first, second] = await spoolLines(receiver.spoolDir);
    expect((first!["decoded"] as { clockSkewSeconds: number }).clockSkewSeconds).toBeLessThan(-300_000_000);
    expect((second!["decoded"] as { clockSkewSeconds: number }).clockSkewSeconds).toBeGreaterThan(80);
    expect(Math.abs(Date.parse(first!["receivedAt"] as string) - Date.now())).toBeLessThan(60_000);
  });

  it("is told the time when the option says so, and the corrected copy is taken", async () => {
    const receiver = await start({ clock: "2026-06-15T08:30:00Z", options: { nakStaleClear: true } });
    expect(bodyOf((await askOnce(receiver.tcp, old))!)).toBe('"NAK"0000R0L0A0[]_08:30:00,06-15-2026');
    const corrected = buildFrame('"ADM-CID"0012L0#4711[#4711|1130 01 003]_08:30:00,06-15-2026');
    expect(bodyOf((await askOnce(receiver.tcp, corrected))!)).toBe('"ACK"0012L0#4711[]');
    expect((await decodedOf(receiver)).length).toBe(1);
    const told = (await spoolLines(receiver.spoolDir, "--notices")).map((line) => line["notice"] ?? "frame");
    expect(told).toEqual(["clock_refused", "frame"]);
  });

  it("of a panel with a key is told the time each time, and people hear of it once, not of what it held", async () => {
    const key = Buffer.alloc(16, 0x5a);
    const receiver = await start({ keys: { "4711": key.toString("hex") } });
    for (let copy = 0; copy < 12; copy++) {
      const content = `#4711|Nri1/HA${copy}]_${buildStamp(Date.now() + 3_600_000)}`;
      expect(bodyOf((await askOnce(receiver.tcp, seal("SIA-DCS", content, key)))!)).toMatch(/^"NAK"0000R0L0A0\[\]_/);
    }
    expect(await decodedOf(receiver)).toEqual([]);
    const notices = await spoolLines(receiver.spoolDir, "--notices");
    expect(notices.map((line) => line["notice"])).toEqual(["clock_refused"]);
    expect(notices[0]).toMatchObject({ verdict: "nak" });
  });
});

it("H-PI-05: a user is not taken for a zone, in either protocol", async () => {
  const receiver = await start();
  for (const text of [
    '14850025"SIA-DCS"0031L0#4711[#4711|Nri2CL007]',
    '5F290027"ADM-CID"0032L0#4711[#4711|3401 02 007]',
    'E9920027"ADM-CID"0033L0#4711[#4711|1130 02 015]',
  ]) {
    expect(await askOnce(receiver.tcp, ascii(text))).not.toBeNull();
  }
  const [sia, cid, burglary] = await decodedOf(receiver);
  expect(sia).toMatchObject({ code: "CL", partition: "2", user: "007" });
  expect(cid).toMatchObject({ code: "401", qualifier: "R", partition: "02", user: "007" });
  expect(burglary).toMatchObject({ code: "130", partition: "02", zone: "015" });
  expect([sia!["zone"], cid!["zone"], burglary!["user"]]).toEqual([undefined, undefined, undefined]);
});

/** The machine's own clock, which the program was marked alive by, goes on for an hour. */
function anHourPasses(spoolDir: string): void {
  const file = join(spoolDir, "alive");
  const { boot, ms } = JSON.parse(readFileSync(file, "utf8")) as { boot: string; ms: number };
  writeFileSync(file, JSON.stringify({ boot, ms: ms - 3_600_000 }));
}

it("H-PI-06: a repeated message is acknowledged each time and stored once, across a restart too", async () => {
  const receiver = await start();
  const message = ascii('0C690024"SIA-DCS"0040L0#4711[#4711|Nri1/BV1]');
  for (let copy = 0; copy < 2; copy++) {
    expect(bodyOf((await askOnce(receiver.tcp, message))!)).toBe('"ACK"0040L0#4711[]');
  }
  await receiver.kill();
  const again = await start({ spoolDir: receiver.spoolDir });
  expect(bodyOf((await askOnce(again.tcp, message))!)).toBe('"ACK"0040L0#4711[]');
  const other = ascii('99340024"SIA-DCS"0041L0#4711[#4711|Nri1/BV1]');
  expect(bodyOf((await askOnce(again.tcp, other))!)).toBe('"ACK"0041L0#4711[]');
  await again.stop();
  anHourPasses(receiver.spoolDir);
  const later = await start({ spoolDir: receiver.spoolDir, clock: new Date(Date.now() + 3_600_000).toISOString() });
  expect(bodyOf((await askOnce(later.tcp, message))!)).toBe('"ACK"0040L0#4711[]');
  expect((await decodedOf(later)).map((decoded) => decoded["sequence"])).toEqual(["0040", "0041", "0040"]);
});

describe("H-PI-07: encrypted messages", () => {
  it.each([16, 24, 32])("a key of %i bytes: the answer is sealed with it and fits", async (length) => {
    const key = Buffer.alloc(length, 0x5a);
    const receiver = await start({ keys: { "4711": key.toString("hex") } });
    const stamp = buildStamp(Date.now());
    for (const [token, content] of [
      ["NULL", `]_${stamp}`],
      ["SIA-DCS", `#4711|Nri1/BA1]_${stamp}`],
    ] as const) {
      const answer = parseFrame((await askOnce(receiver.tcp, seal(token, content, key)))!);
      expect(answer.ok && answer.value.token).toBe("ACK");
      const clear = decrypt(answer.ok ? answer.value.content : "", key)!.toString("latin1");
      expect(stripPad(clear)).toMatch(/^\]_\d\d:\d\d:\d\d,\d\d-\d\d-\d{4}$/);
    }
    expect((await decodedOf(receiver)).length).toBe(1);
    expect(receiver.stderr().toLowerCase()).not.toContain(key.toString("hex"));
  });

  it("a wrong key: no ACK, no event, one readable line; clear text for a keyed account: silence and a line", async () => {
    const receiver = await start({ keys: { "4711": "00112233445566778899AABBCCDDEEFF" } });
    const content = `#4711|Nri1/BA1]_${buildStamp(Date.now())}`;
    const answer = await askOnce(receiver.tcp, seal("SIA-DCS", content, Buffer.alloc(16, 0x5a)));
    expect(bodyOf(answer!)).toBe('"DUH"0050L0#4711[]');
    expect(await askOnce(receiver.tcp, buildFrame('"SIA-DCS"0051L0#4711[#4711|Nri1/BA1]'), 400)).toBeNull();
    expect(await decodedOf(receiver)).toEqual([]);
    expect(receiver.stderr().match(/cannot decrypt, account 4711/g)?.length).toBe(1);
    expect(receiver.stderr()).toContain("clear text on a keyed account, account 4711");
    const notices = await spoolLines(receiver.spoolDir, "--notices");
    expect(notices.map((line) => line["notice"])).toEqual(["cannot_decrypt", "clear_for_keyed_account"]);
  });
});

it("H-PI-08: text in Windows-1252 is read, the check sum counts raw bytes", async () => {
  const receiver = await start();
  const body = '"SIA-DCS"0065L0#4711[#4711|Nri1/BA4^K\xfcche Fl\xfcgel^]';
  expect(bodyOf((await askOnce(receiver.tcp, ascii(`686A0032${body}`)))!)).toBe('"ACK"0065L0#4711[]');
  expect(await decodedOf(receiver)).toMatchObject([{ text: "Küche Flügel" }]);
});
