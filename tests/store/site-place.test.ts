/** An account is one site's alone, however it is spelt: who had the same would take another's alarms and keys. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { keysOf } from "../../pocketbase/lib/receiver-config";
import { person, type Person } from "../support/people";
import { startStore, type TestStore } from "../support/store";

let store: TestStore;
let centre: Person;
let clerk: Person;
let dealer: string;
let victim: string;
let own: string;

beforeAll(async () => {
  store = await startStore();
  dealer = await make("installers_accounts", { code: "A", company: "A" });
  const other = await make("installers_accounts", { code: "B", company: "B" });
  centre = await person(store, "administrator");
  clerk = await person(store, "data_entry", { dealer });
  victim = await make("site_accounts", {
    code: "A4013",
    prefix: "12",
    name: "Jeweller",
    state: "active",
    installer: other,
  });
  await make("site_transmitters", { site: victim, protocol: "dc09", identifier: "T4013" });
  own = await make("site_accounts", { code: "7001", name: "Own", state: "active", installer: dealer });
});

afterAll(() => store?.stop());

const make = async (collection: string, body: object) => (await store.client().collection(collection).create(body)).id;

type Answer = { data?: { code?: string } };

const create = async (who: Person, collection: string, body: object): Promise<[number, string]> => {
  const path = `/api/collections/${collection}/records`;
  const { status, body: answer } = await store.request<Answer>("POST", path, { token: who.token, body });
  return [status, answer.data?.code ?? ""];
};

const change = async (who: Person, path: string, body: object): Promise<[number, string]> => {
  const answer = await store.request<Answer>("PATCH", `/api/collections/${path}`, { token: who.token, body });
  return [answer.status, answer.body.data?.code ?? ""];
};

const site = (values: object) => ({ name: "Second", state: "active", installer: dealer, ...values });
const TAKEN = [409, "account_taken"];

describe("an account", () => {
  it.each([
    ["with zeros before the prefix", { code: "A4013", prefix: "012" }],
    ["with a space and zeros before the prefix", { code: "A4013", prefix: " 0012" }],
    ["in small letters", { code: "a4013", prefix: "12" }],
    ["that a transmitter has", { code: "T4013", prefix: "12" }],
    ["that a transmitter has, in small letters", { code: "t4013", prefix: "12" }],
  ])("%s is not given to a second site", async (_says, values) => {
    expect(await create(clerk, "site_accounts", site(values))).toEqual(TAKEN);
    expect(await create(centre, "site_accounts", site(values))).toEqual(TAKEN);
  });

  it("is not taken by a transmitter, by renaming, or by a prefix under which a transmitter's would be another's", async () => {
    const mine = await make("site_accounts", site({ code: "7002", prefix: "12" }));
    expect(await create(clerk, "site_transmitters", { site: mine, identifier: "a4013" })).toEqual(TAKEN);
    expect(await change(clerk, `site_accounts/records/${mine}`, { code: "A4013" })).toEqual(TAKEN);
    const away = await make("site_accounts", site({ code: "7003", prefix: "13" }));
    await make("site_transmitters", { site: away, protocol: "dc09", identifier: "T4013" });
    expect(await change(clerk, `site_accounts/records/${away}`, { prefix: "12" })).toEqual(TAKEN);
  });

  it("is free under another prefix, and a site's own transmitters may share it", async () => {
    expect((await create(clerk, "site_accounts", site({ code: "A4013", prefix: "14" })))[0]).toBe(200);
    for (const path of ["primary", "back_up"]) {
      expect((await create(centre, "site_transmitters", { site: victim, path, identifier: "T4013" }))[0]).toBe(200);
    }
  });
});

describe("keys for the receiver", () => {
  it("name no key where two sites of an older store have one account, and the last saved of one site's", () => {
    const row = (site: string, secret: string, account = "A1") => ({ prefix: "12", account, secret, site });
    const rows = [row("s1", "k1"), row("s2", "k2"), row("s2", "k3"), row("s1", "k4", "B1"), row("s1", "k5", "B1")];
    expect(keysOf(rows)).toEqual({ "12/A1": null, "12/B1": "k5" });
  });

  it("name all of a site's under its own code, its transmitter's of that very account first", () => {
    const row = (site: string, account: string, secret: string) => ({ prefix: "", account, secret, site });
    const rows = [row("s1", "C1", "k1"), row("s2", "9A", "k2"), row("s3", "D1", "k5")];
    const ofSites = [row("s1", "C1", "k3"), row("s1", "C1", "k1"), row("s2", "C2", "k2"), row("s4", "D1", "k6")];
    expect(keysOf(rows, ofSites)).toEqual({ C1: ["k1", "k3"], "9A": "k2", C2: "k2", D1: null });
  });
});

describe("a dealer's person", () => {
  it("is not given what nobody's account sent before, the centre is", async () => {
    const addEvent = async (account: string, seq: number) => {
      const about = {
        siteNo: account,
        account,
        prefix: "",
        receivedAt: "2026-06-15 08:30:00.000Z",
        class: "alarm",
        seq,
      };
      return make("events", { ...about, signal: "Panic", key: `k${seq}` });
    };
    const events = [await addEvent("8001", 1), await addEvent("8002", 2)] as const;
    expect((await create(clerk, "site_accounts", site({ code: "8001" })))[0]).toBe(200);
    expect((await create(centre, "site_accounts", site({ code: "8002" })))[0]).toBe(200);
    const siteOf = async (id: string) => (await store.client().collection("events").getOne(id))["site"] as string;
    expect([await siteOf(events[0]), (await siteOf(events[1])) !== ""]).toEqual(["", true]);
  });

  it("names none but customers that one of his sites has already", async () => {
    const stranger = await make("customer_accounts", { code: "C1", name: "Stranger" });
    const known = await make("customer_accounts", { code: "C2", name: "Known" });
    await store.client().collection("site_accounts").update(own, { customer: known });
    expect((await create(clerk, "site_accounts", site({ code: "7011", customer: stranger })))[0]).toBe(403);
    expect((await create(clerk, "site_accounts", site({ code: "7012", customer: known })))[0]).toBe(200);
    const mine = await make("site_accounts", site({ code: "7013" }));
    expect((await change(clerk, `site_accounts/records/${mine}`, { customer: stranger }))[0]).toBe(403);
    expect((await change(clerk, `site_accounts/records/${mine}`, { name: "Renamed" }))[0]).toBe(200);
    expect((await change(centre, `site_accounts/records/${mine}`, { customer: stranger }))[0]).toBe(200);
  });
});
