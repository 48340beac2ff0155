/** What a map grants, which maps are refused, and that nobody may hand out what he has not. */
import { describe, expect, it } from "vitest";
import type { AuthorityMap } from "../../../domain/access/authorities";
import { checkMap, covers, deriveRights, hasRight } from "../../../domain/access/rights";

describe("deriveRights", () => {
  it.each<[string, AuthorityMap, AuthorityMap]>([
    ["an empty map grants nothing", {}, {}],
    [
      "the sections are united",
      {
        administrator: { accounts: { site_accounts: { read: true } } },
        operator: { signals: { alarms: { claim: true } } },
      },
      { accounts: { site_accounts: { read: true } }, signals: { alarms: { claim: true } } },
    ],
    [
      "what one section grants is not taken away by another",
      { administrator: { a: { b: { read: true } } }, operator: { a: { b: { read: false } } } },
      { a: { b: { read: true } } },
    ],
    ["update implies read", { operator: { a: { b: { update: true } } } }, { a: { b: { update: true, read: true } } }],
    [
      "delete implies update and read",
      { operator: { a: { b: { delete: true } } } },
      { a: { b: { delete: true, update: true, read: true } } },
    ],
    ["create implies nothing", { operator: { a: { b: { create: true } } } }, { a: { b: { create: true } } }],
    [
      "common areas at the root count, flags don't",
      { miscellaneous: { languages: { read: true } }, help: true, webuser: true, product_support: true },
      { miscellaneous: { languages: { read: true } } },
    ],
    ["what is not granted is left out", { operator: { a: { b: { read: false } } } }, {}],
    [
      "the area sales is not the section sales",
      { administrator: { sales: { crm: { create: true } } }, sales: { accounts: { x: { read: true } } } },
      { sales: { crm: { create: true } }, accounts: { x: { read: true } } },
    ],
    [
      "a feature granted as a whole stays so",
      { operator: { a: { b: true } }, user: { a: { b: { read: true } } } },
      { a: { b: true } },
    ],
  ])("%s", (_, map, want) => expect(deriveRights(map)).toEqual(want));
});

describe("checkMap", () => {
  it.each<[string, unknown, string | null]>([
    ["a plain map passes", { operator: { signals: { alarms: { read: true } } }, help: false }, null],
    [
      "a dash is a syntax error in the store's rules",
      { operator: { settings: { "program-settings": { read: true } } } },
      "bad_key operator.settings.program-settings",
    ],
    ["capitals are refused", { Operator: {} }, "bad_key Operator"],
    [
      "text is not a grant: the rules would not match it",
      { operator: { a: { read: "true" } } },
      "bad_value operator.a.read",
    ],
    ["a number is not a grant", { operator: { a: { read: 1 } } }, "bad_value operator.a.read"],
    ["null is no map", null, "not_a_map "],
    ["a list is no map", [], "not_a_map "],
    ["a list inside is no branch", { operator: ["read"] }, "bad_value operator"],
  ])("%s", (_, map, want) => {
    const checked = checkMap(map);
    expect(checked.ok ? null : `${checked.fault.fault} ${checked.fault.path}`).toBe(want);
  });
});

describe("hasRight", () => {
  const rights: AuthorityMap = { signals: { alarms: { read: true, claim: false } } };
  it.each<[string, string, boolean]>([
    ["granted", "signals.alarms.read", true],
    ["said not to be granted", "signals.alarms.claim", false],
    ["never said", "signals.alarms.close", false],
    ["a branch is not a grant", "signals.alarms", false],
    ["below a grant there is nothing", "signals.alarms.read.more", false],
    ["what every object inherits is not granted", "constructor", false],
    ["an empty path", "", false],
  ])("%s", (_, path, want) => expect(hasRight(rights, path)).toBe(want));
  it("grants nothing without a map", () => expect(hasRight(null, "signals.alarms.read")).toBe(false));
});

describe("covers", () => {
  const mine: AuthorityMap = { a: { b: { read: true, update: true } } };
  it.each<[string, AuthorityMap, boolean]>([
    ["less than mine", { a: { b: { read: true } } }, true],
    ["nothing", {}, true],
    ["one more than mine", { a: { b: { read: true, delete: true } } }, false],
    ["another area", { c: { d: { read: true } } }, false],
    ["a whole feature of which I hold parts", { a: { b: true } }, false],
  ])("%s", (_, theirs, want) => expect(covers(mine, theirs)).toBe(want));
});
