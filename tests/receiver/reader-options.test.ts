/** Options, keys and clocks: one row a setting, by the bytes that go back. */
import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { KeyEntries } from "../../receiver/contracts/engine";
import { dc09 } from "../../receiver/protocols/dc09/index";
import { buildFrame } from "../../receiver/protocols/dc09/ack";
import { encrypt, parseKey } from "../../receiver/protocols/dc09/crypto";
import { bodyOf, frame } from "./panel";

const nowMs = Date.parse("2026-06-15T08:30:00Z");
const HEX_KEY = "00112233445566778899AABBCCDDEEFF";
const clear = frame('"SIA-DCS"0001L0#4711[#4711|NBA1]');

interface Row {
  readonly options?: Record<string, unknown>;
  readonly keys?: KeyEntries;
  readonly known?: string[];
  readonly bytes: Buffer;
}

function answer({ options = {}, keys = {}, known, bytes }: Row): string | null {
  const reader = dc09.createReader({ keys, options, randomBytes });
  if (known) reader.setKnownAccounts(known);
  const { reply } = reader.read(bytes, nowMs);
  return reply ? bodyOf(reply) : null;
}

const sealed = (key: string, content: string): Buffer =>
  buildFrame(`"*SIA-DCS"0001L0#4711[${encrypt(content, parseKey(key)!, randomBytes)}`);

describe("clear frames", () => {
  it.each<[string, Row, string | null]>([
    ["an unknown account is acknowledged", { bytes: clear, known: ["1"] }, '"ACK"0001L0#4711[]'],
    [
      "unless it is to be told",
      { bytes: clear, known: ["1"], options: { unknownAccount: "duh" } },
      '"DUH"0001L0#4711[]',
    ],
    ["or left alone", { bytes: clear, known: ["1"], options: { unknownAccount: "drop" } }, null],
    [
      "a known one is acknowledged",
      { bytes: clear, known: ["4711"], options: { unknownAccount: "drop" } },
      '"ACK"0001L0#4711[]',
    ],
    [
      "leading zeros may be ignored",
      { bytes: clear, known: ["004711"], options: { unknownAccount: "drop", ignoreLeadingZeros: true } },
      '"ACK"0001L0#4711[]',
    ],
    ["an account with a key is met with silence", { bytes: clear, keys: { "4711": HEX_KEY } }, null],
    ["whatever the case of its letters", { bytes: frame('"NULL"0000L0#aB[]'), keys: { Ab: HEX_KEY } }, null],
    [
      "unless clear text is allowed",
      { bytes: clear, keys: { "4711": HEX_KEY }, options: { allowClear: true } },
      '"ACK"0001L0#4711[]',
    ],
    ["a key that is none keeps its account keyed", { bytes: clear, keys: { "4711": "x", "*": HEX_KEY } }, null],
    ["the default key alone refuses nobody", { bytes: clear, keys: { "*": HEX_KEY } }, '"ACK"0001L0#4711[]'],
    ["unless clear text is forbidden", { bytes: clear, keys: { "*": HEX_KEY }, options: { allowClear: false } }, null],
    ["the key of another account doesn't matter", { bytes: clear, keys: { "1": HEX_KEY } }, '"ACK"0001L0#4711[]'],
    ["a key for a line counts on that line", { bytes: clear, keys: { "L0#4711": HEX_KEY } }, null],
    ["and on no other", { bytes: clear, keys: { "L1#4711": HEX_KEY } }, '"ACK"0001L0#4711[]'],
    [
      "a key for a prefix counts under it, however many zeros the panel sends",
      { bytes: frame('"NULL"0000L0012#4711[]'), keys: { "012/4711": HEX_KEY } },
      null,
    ],
    ["not without it", { bytes: clear, keys: { "12/4711": HEX_KEY } }, '"ACK"0001L0#4711[]'],
    [
      "nor under another",
      { bytes: frame('"NULL"0000L13#4711[]'), keys: { "12/4711": HEX_KEY } },
      '"ACK"0000L13#4711[]',
    ],
    [
      "an account's key counts under a prefix that has none of its own",
      { bytes: frame('"NULL"0000L13#4711[]'), keys: { "12/4711": HEX_KEY, "4711": HEX_KEY } },
      null,
    ],
    [
      "the stamp of the answer may mirror the request's",
      { bytes: frame('"NULL"0000L0#1[]_08:29:58,06-15-2026'), options: { timestamp: "mirror" } },
      '"ACK"0000L0#1[]_08:30:00,06-15-2026',
    ],
    ["but none is invented", { bytes: frame('"NULL"0000L0#1[]'), options: { timestamp: "mirror" } }, '"ACK"0000L0#1[]'],
    ["an L without digits is echoed", { bytes: frame('"NULL"0001L#1[]') }, '"ACK"0001L#1[]'],
    [
      "or made L0 for one account",
      { bytes: frame('"NULL"0001L#1[]'), options: { accounts: { "1": { replyLine: "L0" } } } },
      '"ACK"0001L0#1[]',
    ],
    ["or left out", { bytes: frame('"NULL"0001R2L#1[]'), options: { replyLine: "none" } }, '"ACK"0001R2#1[]'],
    [
      "a wrong check sum may be told",
      { bytes: Buffer.from('\n12340012"NULL"0001L0#7099[]\r'), options: { nakOnCrc: true } },
      '"NAK"0000R0L0A0[]_08:30:00,06-15-2026',
    ],
    [
      "an impossible date is no reason to refuse",
      { bytes: frame('"ADM-CID"0001L0#1[#1|1130 01 001]_08:30:00,00-15-2026') },
      '"ACK"0001L0#1[]',
    ],
    ["an unlisted token is told so", { bytes: frame('"XYZ"0001L0#1[#1|x]') }, '"DUH"0001L0#1[]'],
    ["an unreadable body too", { bytes: frame('"ADM-CID"0001L0#1[#1|hello]') }, '"DUH"0001L0#1[]'],
  ])("%s", (_, row, want) => expect(answer(row)).toBe(want));
});

describe("encrypted frames", () => {
  const fresh = "#4711|NBA1]_08:30:00,06-15-2026";
  it.each<[string, Row, RegExp]>([
    [
      "the account's key",
      { bytes: sealed(HEX_KEY, fresh), keys: { "4711": HEX_KEY } },
      /^"\*ACK"0001L0#4711\[[0-9A-F]+$/,
    ],
    ["the receiver's default key", { bytes: sealed(HEX_KEY, fresh), keys: { "*": HEX_KEY } }, /^"\*ACK"/],
    [
      "the account's key goes before the default",
      { bytes: sealed(HEX_KEY, fresh), keys: { "4711": "A".repeat(32), "*": HEX_KEY } },
      /^"DUH"/,
    ],
    [
      "32 hex digits meant as text",
      {
        bytes: buildFrame(`"*SIA-DCS"0001L0#4711[${encrypt(fresh, Buffer.from(HEX_KEY), randomBytes)}`),
        keys: { "4711": { key: HEX_KEY, format: "text" } },
      },
      /^"\*ACK"/,
    ],
    [
      "the key of prefix and account goes before the account's",
      {
        bytes: buildFrame(`"*SIA-DCS"0001L12#4711[${encrypt(fresh, Buffer.from(HEX_KEY, "hex"), randomBytes)}`),
        keys: { "4711": "A".repeat(32), "12/4711": HEX_KEY, "13/4711": "B".repeat(32) },
      },
      /^"\*ACK"0001L12#4711/,
    ],
    ["no stamp inside", { bytes: sealed(HEX_KEY, "#4711|NBA1]"), keys: { "4711": HEX_KEY } }, /^"DUH"/],
    [
      "a stamp that is no date",
      { bytes: sealed(HEX_KEY, "#4711|NBA1]_08:30:00,13-15-2026"), keys: { "4711": HEX_KEY } },
      /^"NAK"0000R0L0A0\[\]_08:30:00/,
    ],
    [
      "a stale stamp",
      { bytes: sealed(HEX_KEY, "#4711|NBA1]_08:29:19,06-15-2026"), keys: { "4711": HEX_KEY } },
      /^"NAK"0000R0L0A0/,
    ],
    [
      "a stale stamp, answered to the account",
      {
        bytes: sealed(HEX_KEY, "#4711|NBA1]_08:29:19,06-15-2026"),
        keys: { "4711": HEX_KEY },
        options: { nakForm: "account" },
      },
      /^"NAK"0000L0#4711\[\]_08:30:00,06-15-2026$/,
    ],
    [
      "cipher text of odd length",
      { bytes: buildFrame('"*SIA-DCS"0001L0#4711[ABC'), keys: { "4711": HEX_KEY } },
      /^"DUH"/,
    ],
    ["no cipher text", { bytes: buildFrame('"*SIA-DCS"0001L0#4711['), keys: { "4711": HEX_KEY } }, /^"DUH"/],
  ])("%s", (_, row, want) => expect(answer(row)).toMatch(want));
});

describe("what is wrong with options and keys is said in a sentence", () => {
  it.each<[string, KeyEntries, Record<string, unknown>, string]>([
    ["a key of a wrong length", { "4711": "123" }, {}, 'the key of "4711" is neither 32, 48 or 64 hex digits nor'],
    ["an option that is none", {}, { nakStale: true }, '"nakStale" is no option of dc09'],
    ["a value that is none", {}, { nakForm: "x" }, 'the option "nakForm" must be "fixed" or "account"'],
    ["a code page that is none", {}, { codePage: "windows-9" }, 'the option "codePage" must be a code page'],
    [
      "a receiver's option in an account",
      {},
      { accounts: { "1": { nakOnCrc: true } } },
      '"nakOnCrc" holds for the whole',
    ],
    ["inside an account", {}, { accounts: { "1": { x: 1 } } }, 'account "1": "x" is no option of dc09'],
  ])("%s", (_, keys, options, want) => expect(dc09.check({ keys, options })).toContain(want));

  it("a secret never stands in the sentence", () => {
    expect(dc09.check({ keys: { "1": "my-secret" }, options: {} })).not.toContain("my-secret");
  });
});
