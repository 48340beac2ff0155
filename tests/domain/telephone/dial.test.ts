/** What may be dialled, what a call becomes, and which address of a telephone server the page's policy takes. */

import { describe, expect, it } from "vitest";
import { PAGE_HEADERS, PAGE_POLICY, withTelephone } from "../../../domain/page-policy";
import { callerSearch, inOrder, type KnownCaller } from "../../../domain/telephone/caller";
import { canDial, checkCall, dialled, eventOf } from "../../../domain/telephone/dial";
import { isUsable, wsOrigin } from "../../../domain/telephone/sip";

const NOW = Date.UTC(2027, 2, 28, 12);
const ID = "callcallcallcal";
const call = (more: object) => checkCall({ id: ID, numberCalled: "112", ...more }, NOW);

describe("a number", () => {
  it.each<[string, boolean]>([
    ["1", true],
    ["*21#", true],
    ["+44 (0)20 7946-0999", true],
    ["", false],
    [" ", false],
    ["+", false],
    ["12a", false],
    ["<b>1", false],
    ["1".repeat(41), false],
  ])("%s", (number, may) => expect(canDial(number)).toBe(may));

  it("is dialled without what helps the eye", () => expect(dialled("+44 (0)20 7946-0999")).toBe("+442079460999"));
});

describe("a call", () => {
  it.each<[string, object, string]>([
    ["no id", { id: "short" }, "id"],
    ["no number", { numberCalled: "" }, "numberCalled"],
    ["a number that is none", { numberCalled: 112 }, "numberCalled"],
    ["a screen of nowhere", { initatedFrom: "Sites!" }, "initatedFrom"],
    ["no time", { timestamp: "yesterday" }, "timestamp"],
  ])("%s is refused by the name of its field", (_, more, field) =>
    expect(call(more)).toEqual({ ok: false, fault: { field } }),
  );

  it("is of partition 0 where none is named", () => {
    const made = call({ initatedFrom: "sites", data: { code: "0042" } });
    expect(made.ok && made.value.data).toEqual({ code: "0042", partitionNumber: "0", site: "" });
  });

  it("was not made in the future", () => {
    const made = call({ timestamp: "2027-03-28T12:05:00.000Z" });
    expect(made.ok && made.value.madeAtMs).toBe(NOW);
  });

  it.each<[string, string, object | null, boolean]>([
    ["sites", "sites", { code: "0042" }, true],
    ["customers", "customers", { code: "C1" }, true],
    ["the header", "", null, false],
    ["another screen", "alarms", { code: "0042" }, false],
    ["a site without a number", "sites", { code: "" }, false],
  ])("S9-25 from %s", (_, initatedFrom, data, isEvent) => {
    const made = call({ initatedFrom, data });
    expect(made.ok && eventOf(made.value) !== undefined).toBe(isEvent);
  });
});

describe("the telephone server's address", () => {
  it.each<[string, string]>([
    ["wss://pbx.example:7443/ws", "wss://pbx.example:7443"],
    ["ws://127.0.0.1:5066", "ws://127.0.0.1:5066"],
    ["wss://[2001:db8::1]:7443/", "wss://[2001:db8::1]:7443"],
    ["https://pbx.example", ""],
    ["wss://pbx.example; script-src *", ""],
    ["wss://*", ""],
    ["wss://pbx.example wss://other.example", ""],
    ["wss://user@pbx.example", ""],
    ["", ""],
  ])("%s", (address, origin) => expect(wsOrigin(address)).toBe(origin));

  it("stands in the policy beside our own, and nothing else does", () => {
    expect(withTelephone(PAGE_POLICY, "")).toBe(PAGE_POLICY);
    const policy = withTelephone(PAGE_POLICY, "wss://pbx.example:7443");
    expect(policy).toContain("connect-src 'self' wss://pbx.example:7443;");
    expect(policy.replace(" wss://pbx.example:7443", "")).toBe(PAGE_POLICY);
  });

  it("stands in a built page, too, which spells its quotation marks in its own way", () =>
    expect(withTelephone('content="connect-src &#39;self&#39;; x"', "wss://pbx.example")).toBe(
      'content="connect-src &#39;self&#39; wss://pbx.example; x"',
    ));

  it("lets our own page hear, and no other", () =>
    expect(PAGE_HEADERS["Permissions-Policy"]).toContain("microphone=(self)"));

  it("is of use with a domain and an account alone", () => {
    const account = { server: "wss://pbx.example", domain: "pbx.example", user: "204" };
    expect(isUsable(account)).toBe(true);
    for (const lack of ["server", "domain", "user"]) expect(isUsable({ ...account, [lack]: "" })).toBe(false);
  });
});

describe("a caller", () => {
  const kay: KnownCaller = {
    kind: "user",
    id: "00123456789012345",
    name: "O'Brien & Sons",
    email: "kay@example.test",
    mobile: "+44 7700 900122",
    sites: [
      { id: "s1", code: "0042", name: "North", state: "active", alarm: false },
      { id: "s2", code: "12E4", name: "South", state: "test", alarm: true },
    ],
  };

  it("S2-36 is named in the address of his sites", () => {
    const search = new URLSearchParams(callerSearch(kay, "+447700900122"));
    expect(Object.fromEntries(search)).toEqual({
      filterByUser: "true",
      userId: "00123456789012345",
      siteIds: "s1,s2",
      userName: "O'Brien & Sons",
      userEmail: "kay@example.test",
      userMobile: "+44 7700 900122",
    });
  });

  it("of whom something is known stands first", () => {
    const nobody = { ...kay, id: "n", name: "Abe", sites: [] };
    expect(inOrder([nobody, kay]).map(({ id }) => id)).toEqual([kay.id, "n"]);
  });
});
