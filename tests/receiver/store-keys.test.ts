/** Keys as the store gives them: hex or text, told apart alike whatever the receiver's file says of its own keys. */
import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { isAesKey } from "../../domain/access/secrets";
import { parseStoreConfig } from "../../receiver/clockwork/store-config";
import { buildFrame } from "../../receiver/protocols/dc09/ack";
import { decrypt, encrypt } from "../../receiver/protocols/dc09/crypto";
import { dc09 } from "../../receiver/protocols/dc09/index";
import { bodyOf, frame } from "./panel";

const nowMs = Date.parse("2026-06-15T08:30:00Z");
const HEX = "00112233445566778899aabbccddeeff";
const hex = (text: string): Buffer => Buffer.from(text, "hex");
const text = (words: string): Buffer => Buffer.from(words, "latin1");

function readerWith(config: object, keyFormat: string) {
  const reader = dc09.createReader({ keys: {}, options: { keyFormat }, randomBytes });
  reader.setKeys(parseStoreConfig(JSON.stringify({ accounts: "", ...config }))!.keys);
  return reader;
}

function answerTo(bytes: Buffer, entered: unknown, keyFormat = "auto"): string | null {
  const { reply } = readerWith({ keys: { "4711": entered } }, keyFormat).read(bytes, nowMs);
  return reply ? bodyOf(reply) : null;
}

const sealed = (key: Buffer): Buffer =>
  buildFrame(`"*SIA-DCS"0001L0#4711[${encrypt("#4711|NBA1]_08:30:00,06-15-2026", key, randomBytes)}`);

describe.each(["auto", "hex", "text"])("at a receiver whose file says keyFormat %s", (keyFormat) => {
  it.each<[string, string, Buffer]>([
    ["32 hex digits are AES-128", HEX, hex(HEX)],
    ["in capitals too", HEX.toUpperCase(), hex(HEX)],
    ["48 are AES-192", HEX + HEX.slice(16), hex(HEX + HEX.slice(16))],
    ["64 are AES-256", HEX + HEX, hex(HEX + HEX)],
    ["16 characters are AES-128, though all of them are hex digits", "0123456789abcdef", text("0123456789abcdef")],
    ["24 characters are AES-192", "0123456789abcdef01234567", text("0123456789abcdef01234567")],
    [
      "32 characters that are no hex are AES-256",
      "thirty-two characters of a text!",
      text("thirty-two characters of a text!"),
    ],
    ["a text that looks like hex goes in as the hex of its characters", text(HEX).toString("hex"), text(HEX)],
  ])("%s", (_, entered, key) => {
    expect(isAesKey(entered)).toBe(true);
    expect(answerTo(sealed(key), entered, keyFormat)).toMatch(/^"\*ACK"0001L0#4711\[/);
  });
});

it.each<[string, unknown]>([
  ["no key", ""],
  ["a number", 7],
  ["nothing", null],
  ["one digit short", HEX.slice(1)],
])("what is %s opens its account to nobody", (_, entered) => {
  if (typeof entered === "string") expect(isAesKey(entered)).toBe(false);
  expect(answerTo(sealed(hex(HEX)), entered)).toBe('"DUH"0001L0#4711[]');
  expect(answerTo(frame('"SIA-DCS"0001L0#4711[#4711|NBA1]'), entered)).toBeNull();
});

it("a receiver's default is read the same way", () => {
  const { defaults } = parseStoreConfig(JSON.stringify({ keys: {}, defaults: { r1: HEX } }))!;
  const reader = dc09.createReader({ keys: {}, options: { keyFormat: "text" }, randomBytes });
  reader.setKeys({ "*": defaults["r1"]! });
  expect(bodyOf(reader.read(sealed(hex(HEX)), nowMs).reply!)).toMatch(/^"\*ACK"/);
});

describe("an account with several keys", () => {
  const other = "fedcba9876543210";
  const entered = [HEX, other];

  it.each<[string, Buffer]>([
    ["the first", hex(HEX)],
    ["the second", text(other)],
  ])("takes a frame sealed with %s, and answers with the same", (_, key) => {
    const answer = answerTo(sealed(key), entered)!;
    const [, cipher = ""] = /^"\*ACK"0001L0#4711\[(.*)$/.exec(answer) ?? [];
    expect(decrypt(cipher, key)?.toString("latin1")).toContain("]_08:30:00,06-15-2026");
  });

  it("takes none sealed with a third, and nothing in clear", () => {
    expect(answerTo(sealed(text("a third key of16")), entered)).toBe('"DUH"0001L0#4711[]');
    expect(answerTo(frame('"SIA-DCS"0001L0#4711[#4711|NBA1]'), entered)).toBeNull();
  });

  it("is closed when none of them is a key", () => {
    expect(answerTo(frame('"SIA-DCS"0001L0#4711[#4711|NBA1]'), ["", 7])).toBeNull();
    expect(answerTo(frame('"SIA-DCS"0001L0#4711[#4711|NBA1]'), [])).toBeNull();
  });
});

describe("blanks around an account that only the data names", () => {
  const spelt = ["4711 ", " 4711", "\t4711", "4711\xa0", "\xa04711\xa0", " 4711\u2003"];
  const clear = (account: string): Buffer =>
    buildFrame(Buffer.from(`"SIA-DCS"0001L0[#${account}|NBA1]`, "utf8").toString("latin1"));

  it.each(spelt)("open no keyed account: %j", (account) => {
    expect(answerTo(clear(account), HEX)).toBeNull();
    expect(answerTo(clear("4712"), HEX)).toBe('"ACK"0001L0[]');
  });

  it("are not passed on, so that the store reads the same account; the bytes stay as they came", () => {
    for (const account of spelt) {
      const bytes = clear(account);
      expect(readerWith({ keys: {} }, "auto").read(bytes, nowMs).account).toBe("4711");
      expect(dc09.reread({ raw: bytes, clear: null, receivedAtMs: nowMs, codePage: "windows-1252" }).account).toBe(
        "4711",
      );
      expect(bytes.toString("utf8")).toContain(`[#${account}|`);
    }
  });

  it("make no stranger of it either", () => {
    const options = { unknownAccount: "drop" };
    const reader = dc09.createReader({ keys: {}, options, randomBytes });
    reader.setKnownAccounts(["4711"]);
    for (const account of spelt) expect(reader.read(clear(account), nowMs).verdict).toBe("ack");
  });
});

it("an account whose key is none is closed at a receiver that takes no clear text for any key as well", () => {
  const reader = dc09.createReader({ keys: {}, options: { allowClear: false }, randomBytes });
  reader.setKeys({ "4711": "" });
  expect(reader.read(frame('"SIA-DCS"0001L0#4711[#4711|NBA1]'), nowMs).reply).toBeNull();
});
