/** The dialer and the incoming call on the real store: what a call becomes, who may read it, whose number it is. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { feedItems } from "../../domain/live/feed";
import { openStream, subscribe } from "../support/sse";
import { person, type Person } from "../support/people";
import { createRoom, type Room } from "../support/room";
import { startStore, type TestStore } from "../support/store";

let store: TestStore;
let room: Room;
let operator: Person;
let administrator: Person;
let trainee: Person;
let northDealer: Person;

const API = "/api/watchdesk";
let count = 0;
const newId = (): string => `call${String((count += 1)).padStart(11, "0")}`;

beforeAll(async () => {
  store = await startStore();
  room = await createRoom(store);
  operator = await person(store, "operator", { name: "Ayla" });
  await store.client().collection("users").update(operator.id, { surname: "Demir", extension: "204" });
  administrator = await person(store, "administrator");
  trainee = await person(store, "trainee");
  northDealer = await person(store, "administrator", { dealer: room.dealers.north });
  const settings = store.client().collection("program_settings");
  const [one] = await settings.getFullList();
  await settings.update(one?.id ?? "", { dialCountry: "GB" });
}, 60_000);

afterAll(() => store?.stop());

interface Called {
  readonly call?: { readonly id: string; readonly event: string };
  readonly data?: { readonly code?: string; readonly field?: string };
}

const post = (token: string, body: object) => store.request<Called>("POST", `${API}/calls`, { token, body });

const fromSite = (more: object = {}) => ({
  id: newId(),
  numberCalled: "+44 7700 900 122",
  initatedFrom: "sites",
  data: { code: "4711", partitionNumber: "2", site: room.sites.northDepot.id },
  timestamp: "2026-11-30T10:00:00.000Z",
  ...more,
});

const rows = (collection: string, filter: string) =>
  store.client().collection(collection).getFullList<Record<string, unknown>>({ filter });

const list = (collection: string, token: string, query = "") =>
  store.request<{ items: Record<string, unknown>[] }>("GET", `/api/collections/${collection}/records?${query}`, {
    token,
  });

describe("records", () => {
  it("S3-11 S7-15 the first record of advancedSettingsInfo names the signal of a call, for everybody who is signed in", async () => {
    const { status, body } = await list("advancedSettingsInfo", operator.token);
    expect([status, body.items.map(({ telephone_called }) => telephone_called)]).toEqual([200, ["telephone_called"]]);
    expect((await list("advancedSettingsInfo", "")).status).toBe(401);
  });

  it("S3-10 S7-08 site_users is had by its users' mobile number, with site and users", async () => {
    const client = store.client();
    const user = room.users.portalUser.id;
    await client.collection("users").update(user, { mobileNumber: "+447700900555", surname: "Peters" });
    await client.collection("site_users").create({ site: room.sites.northDepot.id, users: [user] });
    const filter = encodeURIComponent('users.mobileNumber ?= "+447700900555"');
    const { status, body } = await list("site_users", administrator.token, `filter=${filter}&expand=site,users`);
    expect(status).toBe(200);
    const [row] = body.items as { expand: { site: { name: string }; users: Record<string, unknown>[] } }[];
    expect(row?.expand.site.name).toBe("North Depot");
    expect(row?.expand.users[0]).toMatchObject({
      id: user,
      name: "Petra",
      surname: "Peters",
      mobileNumber: "+447700900555",
      avatar: "",
    });
  });

  it("S3-14 S7-17 every call is a record of call_history: number, caller, nobody called, the screen, the time", async () => {
    const body = { id: newId(), numberCalled: "112", initatedFrom: "", timestamp: "2026-11-30T09:08:07.006Z" };
    expect(await post(operator.token, body)).toMatchObject({ status: 200, body: { call: { id: body.id, event: "" } } });
    const [row] = await rows("call_history", `id = "${body.id}"`);
    expect(row).toMatchObject({ numberCalled: "112", caller: operator.id, userCalled: "", initatedFrom: "" });
    expect(new Date(String(row?.["timestamp"])).toISOString()).toBe(body.timestamp);
    expect(await rows("events", `key = "call:${body.id}"`)).toEqual([]);
  });
});

describe("on Call", () => {
  it("S7-16 S9-25 from 'sites' it is an event and a report of it, by the commit of signals: numbered, and told by the feed", async () => {
    const stream = await openStream(store.url);
    await subscribe(store.url, stream, { ...operator, topics: operator.topics });
    const [before] = await store.client().collection("events").getFullList<{ seq: number }>({ sort: "-seq" });
    const body = fromSite();
    const { status, body: answer } = await post(operator.token, body);
    expect(status).toBe(200);
    const [event] = await rows("events", `key = "call:${body.id}"`);
    expect(event).toMatchObject({
      id: answer.call?.event,
      seq: (before?.seq ?? 0) + 1,
      siteNo: "4711",
      partitionNo: "2",
      signal: "telephone_called",
      signal_types: "telephone_called",
      site: room.sites.northDepot.id,
      dealer: room.dealers.north,
      decision: "logged",
      class: "manual",
      alarm: "",
    });
    const [report] = await rows("events_reports", `events = "${answer.call?.event}"`);
    expect(report).toMatchObject({ report: "Ayla Demir Calling +44 7700 900 122", kind: "call", author: operator.id });
    const told = await stream.next((one) => one.name.startsWith("signal_feed/"));
    const items = feedItems((told.data as { record: { items: string } }).record);
    expect(items.map(({ c, record }) => [c, record.id])).toEqual([
      ["events", answer.call?.event],
      ["events_reports", report?.["id"]],
    ]);
    stream.close();
    expect(await rows("call_history", `id = "${body.id}"`)).toMatchObject([{ site: room.sites.northDepot.id }]);
    // A call is no sign of life of the panel.
    const states = await rows("site_state", `site = "${room.sites.northDepot.id}"`);
    expect(states.map((state) => state["lastSignalAt"]).filter(Boolean)).toEqual([]);
  });

  it("S7-16 without a partition it is 0, and from 'customers' it is the customer's", async () => {
    const data = { code: "C100" };
    const { body } = await post(operator.token, { ...fromSite(), initatedFrom: "customers", data });
    const [event] = await rows("events", `id = "${body.call?.event}"`);
    expect(event).toMatchObject({ siteNo: "C100", partitionNo: "0", site: "", customer: room.customers.depot });
  });

  it("S7-17 S9-25 from any other screen it is a line of the history alone", async () => {
    const body = { ...fromSite(), initatedFrom: "alarms" };
    expect((await post(operator.token, body)).body.call).toEqual({ id: body.id, event: "" });
    expect(await rows("call_history", `id = "${body.id}"`)).toMatchObject([{ initatedFrom: "alarms" }]);
  });

  it("S7-18 is all there is of it: sent again it is the same call, event and report", async () => {
    const body = fromSite();
    const [first, second] = [await post(operator.token, body), await post(operator.token, body)];
    expect(second).toEqual(first);
    expect(await rows("events", `key = "call:${body.id}"`)).toHaveLength(1);
    expect(await rows("events_reports", `events = "${first.body.call?.event}"`)).toHaveLength(1);
    // Somebody else's id is nobody's.
    expect((await post(administrator.token, body)).body.data?.code).toBe("note_id_taken");
  });

  it("S5-02 no call without a number, and none of what can't be dialled", async () => {
    for (const numberCalled of ["", "  ", "abc", "<b>1</b>"]) {
      const { status, body } = await post(operator.token, fromSite({ numberCalled }));
      expect([status, body.data?.field]).toEqual([400, "numberCalled"]);
    }
  });

  it("takes the right to call, and a site within reach: else nothing is written of it", async () => {
    const body = fromSite({ data: { code: "4712", partitionNumber: "", site: room.sites.bakery.id } });
    expect((await post(trainee.token, body)).body.data?.code).toBe("no_right");
    expect((await post(northDealer.token, body)).status).toBe(404);
    expect(await rows("call_history", `id = "${body.id}"`)).toEqual([]);
    expect((await post(operator.token, body)).status).toBe(200);
  });
});

describe("who calls", () => {
  interface Found {
    readonly number: string;
    readonly callers: { kind: string; name: string; mobile: string; sites: { code: string; alarm: boolean }[] }[];
  }
  const callers = async (number: string, token = operator.token) =>
    (await store.request<Found>("GET", `${API}/callers?number=${encodeURIComponent(number)}`, { token })).body;

  it.each(["+447700900122", "07700 900 122", "0044 7700 900122", "447700900122", "sip:07700900122@pbx"])(
    "S7-08 %s is the contact of a site, however it is written",
    async (number) => {
      const { callers: found } = await callers(number);
      expect(found.map(({ kind, name }) => [kind, name])).toEqual([["contact", "Grace Hopkins"]]);
      expect(found[0]?.sites.map(({ code, alarm }) => [code, alarm])).toEqual([["4711", false]]);
    },
  );

  it("S7-08 S2-40 several whose number it is are all named, users of a site among them, with what each has", async () => {
    const client = store.client();
    await client.collection("users").update(room.users.otherPortalUser.id, { mobileNumber: "07700 900122" });
    await client
      .collection("site_users")
      .create({ site: room.sites.bakery.id, users: [room.users.otherPortalUser.id] });
    const { number, callers: found } = await callers("+44 7700 900122");
    expect(number).toBe("+447700900122");
    expect(found.map(({ kind, name, sites }) => [kind, name, sites.map(({ code }) => code)])).toEqual([
      ["contact", "Grace Hopkins", ["4711"]],
      ["user", "Oisin", ["4712"]],
    ]);
    // Whom a dealer does not reach he does not learn of.
    expect((await callers("+447700900122", northDealer.token)).callers.map(({ name }) => name)).toEqual([
      "Grace Hopkins",
    ]);
  });

  it.each(["+49 7700 900122", "900122", "anonymous", "0", "%", "_", "\\", 'x" || id != "', ") || (1=1"])(
    "S7-08 %s is nobody's",
    async (number) => expect((await callers(number)).callers).toEqual([]),
  );
});

describe("a call that comes in", () => {
  const ring = (body: object, token = room.serviceToken) =>
    store.request<{ calls?: string[] }>("POST", `${API}/incoming_call`, { token, body });

  it("S2-40 is told on the stream of whoever has that extension, and of nobody else", async () => {
    const mine = await openStream(store.url);
    const another = await openStream(store.url);
    await subscribe(store.url, mine, { ...operator, topics: ["incoming_calls/*"] });
    await subscribe(store.url, another, { ...trainee, topics: ["incoming_calls/*"] });
    const { status, body } = await ring({ number: "07700 900122", extension: "204" });
    expect(status).toBe(200);
    const told = await mine.next((one) => one.name.startsWith("incoming_calls"));
    expect(told.data).toMatchObject({
      action: "create",
      record: { id: body.calls?.[0], number: "07700 900122", user: operator.id, extension: "204" },
    });
    expect(another.events.filter((one) => one.name.startsWith("incoming_calls"))).toEqual([]);
    const kept = await rows("call_history", `id = "${body.calls?.[0]}"`);
    expect(kept).toMatchObject([{ numberCalled: "07700 900122", userCalled: operator.id, direction: "in" }]);
    mine.close();
    another.close();
  });

  it("is refused to people, for an extension that nobody has, and without a number", async () => {
    expect((await ring({ number: "1", extension: "204" }, operator.token)).status).toBe(403);
    expect((await ring({ number: "1", extension: "999" })).status).toBe(404);
    expect((await ring({ number: "", extension: "204" })).status).toBe(400);
    expect((await ring({ number: "1" })).status).toBe(400);
  });
});

describe("a telephone account", () => {
  it("is told to its own person alone; its password is set by who manages people, and shown to nobody", async () => {
    const secret = `${API}/secrets/users/${operator.id}`;
    const body = { sipPassword: "a-secret-of-204" };
    expect((await store.request("POST", secret, { token: operator.token, body })).status).toBe(403);
    expect((await store.request("POST", secret, { token: administrator.token, body })).status).toBe(204);
    await store.client().collection("users").update(operator.id, { sipUser: "204" });
    const own = await store.request("GET", `${API}/sip_account`, { token: operator.token });
    expect(own.body).toMatchObject({ user: "204", password: "a-secret-of-204" });
    const other = await store.request("GET", `${API}/sip_account`, { token: administrator.token });
    expect(other.body).toMatchObject({ user: "", password: "" });
    const record = `/api/collections/users/records/${operator.id}`;
    for (const token of [operator.token, administrator.token]) {
      const shown = await store.request("GET", record, { token });
      expect(JSON.stringify(shown.body)).not.toContain("secret-of-204");
    }
    const sent = await store.request<Called>("PATCH", record, { token: administrator.token, body });
    expect(sent.body.data?.code).toBe("field_locked");
    const taken = await store.request("PATCH", record, { token: operator.token, body: { sipUser: "101" } });
    expect(taken.status).toBeGreaterThanOrEqual(400);
  });
});
