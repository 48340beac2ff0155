/** Keys as the store gives them: hex or text, told apart alike whatever the receiver's file says of its own keys. */
import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { isAesKey } from "../../domain/access/secrets";
import { parseStoreConfig } from "../../receiver/clockwork/store-config";
import { buildFrame } from "../../receiver/protocols/dc09/ack";
import { encrypt } from "../../receiver/protocols/dc09/crypto";
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
