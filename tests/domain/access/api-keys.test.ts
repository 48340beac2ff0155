/** What a key is made of, and from where it may be used. */
import { describe, expect, it } from "vitest";
import { isAddressRange, isUsableFrom, KEY_SCOPES, readNewKey } from "../../../domain/access/api-keys";
import { ALL_AUTHORITIES } from "../../../domain/access/authorities";

const NOW = Date.UTC(2027, 0, 1);
const scope = { administrator: { signals: { alarms: { read: true } } } };

describe("a wish", () => {
  it("is read, trimmed, without an end where none is said", () => {
    const read = readNewKey({ name: " Door system ", scope }, NOW);
    expect(read).toEqual({ ok: true, value: { name: "Door system", scope, addresses: [], expiresMs: null } });
  });

  it("has its end and its addresses", () => {
    const body = { name: "K", scope, addresses: ["10.1.0.0/16"], expiresAt: "2027-02-01T00:00:00Z" };
    expect(readNewKey(body, NOW)).toMatchObject({ ok: true, value: { expiresMs: Date.UTC(2027, 1, 1) } });
  });

  it.each<[string, object, object]>([
    ["without a name", { scope }, { field: "name" }],
    ["with a name of blanks", { name: "  ", scope }, { field: "name" }],
    ["with a name too long", { name: "x".repeat(81), scope }, { field: "name" }],
    ["without a scope", { name: "K" }, { code: "authority_map_bad" }],
    [
      "with a scope that grants nothing",
      { name: "K", scope: { signals: { alarms: { read: false } } } },
      { field: "scope" },
    ],
    ["with flags alone", { name: "K", scope: { help: true } }, { field: "scope" }],
    ["with a key that no rule can name", { name: "K", scope: { "a-b": true } }, { code: "authority_map_bad" }],
    ["for no address", { name: "K", scope, addresses: ["the office"] }, { field: "addresses" }],
    ["for addresses that are no list", { name: "K", scope, addresses: "10.0.0.1" }, { field: "addresses" }],
    ["that has ended already", { name: "K", scope, expiresAt: "2026-12-31T23:59:59Z" }, { field: "expiresAt" }],
    ["that ends on no day", { name: "K", scope, expiresAt: "soon" }, { field: "expiresAt" }],
  ])("is refused %s", (_, body, fault) =>
    expect(readNewKey(body as Readonly<Record<string, unknown>>, NOW)).toMatchObject({ ok: false, fault }),
  );
});

it.each<[string, boolean]>([
  ["10.1.0.7", true],
  ["10.1.0.0/16", true],
  ["0.0.0.0/0", true],
  ["2001:db8::7", true],
  ["10.1.0", false],
  ["10.1.0.256", false],
  ["10.01.0.1", false],
  ["10.1.0.0/33", false],
  ["10.1.0.0/16/2", false],
  ["2001:db8::/32", false],
  ["", false],
])("%j is an address or a range: %s", (text, is) => expect(isAddressRange(text)).toBe(is));

it.each<[string, readonly string[], string, boolean]>([
  ["no addresses", [], "203.0.113.9", true],
  ["the address itself", ["10.1.0.7"], "10.1.0.7", true],
  ["its neighbour", ["10.1.0.7"], "10.1.0.8", false],
  ["the first of a range", ["10.1.0.0/16"], "10.1.0.0", true],
  ["the last of a range", ["10.1.0.0/16"], "10.1.255.255", true],
  ["the one behind it", ["10.1.0.0/16"], "10.2.0.0", false],
  ["the upper half", ["128.0.0.0/1"], "200.0.0.1", true],
  ["everything", ["0.0.0.0/0"], "200.0.0.1", true],
  ["a socket of the sixth version", ["10.1.0.7"], "::ffff:10.1.0.7", true],
  ["the sixth version, in capitals", ["2001:DB8::7"], "2001:db8::7", true],
  ["another of the sixth version", ["2001:db8::7"], "2001:db8::8", false],
])("%s", (_, addresses, ip, may) => expect(isUsableFrom(addresses, ip)).toBe(may));

it("offers no authority that there is not", () => {
  expect(
    Object.values(KEY_SCOPES)
      .flat()
      .filter((name) => !ALL_AUTHORITIES.includes(name)),
  ).toEqual([]);
});
