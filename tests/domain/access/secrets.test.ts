/** Keys and code words: what is one, and what sounds the same. */

import { describe, expect, it } from "vitest";
import { checkSecrets, heard, isAesKey, soundSame } from "../../../domain/access/secrets";
import { parseKey } from "../../../receiver/protocols/dc09/crypto";

const HEX = "0123456789abcdefABCDEF9876543210";

describe("an AES key", () => {
  it.each<[string, string, boolean]>([
    ["of 128 bits in hex", HEX, true],
    ["of 192 bits in hex", HEX.padEnd(48, "0"), true],
    ["of 256 bits in hex", HEX.repeat(2), true],
    ["of 128 bits as text", "sixteen letters!", true],
    ["of 192 bits as text", "twenty-four characters!!", true],
    ["of 256 bits as text", "thirty-two characters of a text!", true],
    ["of 64 characters that are no hex", "g".repeat(64), false],
    ["one digit short", HEX.slice(1), false],
    ["with a blank behind", `${HEX} `, false],
    ["of letters that take two bytes each", "ü".repeat(16), false],
    ["of letters that come to 16 bytes", "ü".repeat(8), false],
    ["with a line's end", `${"x".repeat(15)}\n`, false],
  ])("%s", (_, key, good) => {
    expect(isAesKey(key)).toBe(good);
    // What is taken here, the receiver can use.
    if (good) expect(parseKey(key)).not.toBeNull();
  });
});

describe("what is set", () => {
  it.each<[string, "site_transmitters" | "site_contacts", Record<string, unknown>, unknown]>([
    ["a key", "site_transmitters", { encryptionKey: HEX }, { encryptionKey: HEX }],
    ["no key any more", "site_transmitters", { encryptionKey: "" }, { encryptionKey: "" }],
    ["words, trimmed", "site_contacts", { codeword: " Ahorn ", duressWord: "" }, { codeword: "Ahorn", duressWord: "" }],
    ["a bad key", "site_transmitters", { encryptionKey: "abc" }, "key_bad"],
    ["a word of two letters", "site_contacts", { codeword: "ab" }, "word_bad"],
    ["a word of blanks and one letter", "site_contacts", { codeword: "a     b".slice(0, 6) }, "word_bad"],
    ["a word of any length", "site_contacts", { codeword: "a".repeat(61) }, "word_bad"],
    ["another field", "site_contacts", { codeword: "Ahorn", site: "x" }, "bad_request"],
    ["another collection's field", "site_contacts", { encryptionKey: HEX }, "bad_request"],
    ["a number", "site_contacts", { codeword: 1234 }, "bad_request"],
    ["nothing", "site_contacts", {}, "bad_request"],
  ])("%s", (_, collection, body, wanted) => {
    const checked = checkSecrets(collection, body);
    expect(checked.ok ? checked.value : checked.fault.code).toEqual(wanted);
  });
});

it.each<[string, string, boolean]>([
  ["Ahorn", "ahorn", true],
  ["Blue  Door", " blue door ", true],
  ["Çınar", "cinar", true],
  ["École", "ecole", true],
  ["Ahorn", "Ulme", false],
])("%s and %s sound the same: %s", (one, other, same) => {
  expect(heard(one) === heard(other)).toBe(same);
  expect(soundSame(one, other)).toBe(same);
});

it("no words at all do not sound the same", () => expect(soundSame("", "")).toBe(false));
