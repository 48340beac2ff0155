/** Exports of the histories: a right of their own, what one reaches, no frames, and a line in the audit log for each. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customerSeed } from "../../domain/access/presets";
import { addPerson, person, signIn, type Person } from "../support/people";
import { startStore, type TestStore } from "../support/store";
import { startHooked } from "../support/store-hooks";

const ROWS = 1003;
const FROM = "2026-06-01T00:00:00Z";
const TO = "2026-06-02T00:00:00Z";
const EXPORT = { signal_history: { read: true, export: true } };

let store: TestStore;
const people: Record<string, Person> = {};

interface Page {
  items: Record<string, unknown>[];
  next: number | string | null;
  data: { code?: string; field?: string; right?: string };
}

const ask = (route: string, who: string, query: Record<string, string | number> = {}) => {
  const asked = Object.entries({ from: FROM, to: TO, export: 1, ...query }).map(([key, value]) => [key, String(value)]);
  const path = `/api/watchdesk/${route}?${new URLSearchParams(asked)}`;
  return store.request<Page>("GET", path, { token: people[who]?.token ?? "" });
};

const logged = (who: string) =>
  store
    .client()
    .collection("audit_log")
    .getFullList<Record<string, unknown>>({
      filter: `action = "export" && user = "${people[who]?.id}"`,
      sort: "at",
    });

/** A user of two customers, the second of which lets him take the history away, too. */
async function addPortalUser(name: string, authorities: readonly object[]): Promise<string> {
  const user = await addPerson(store, "user");
  const customers: string[] = [];
  for (const granted of authorities) {
    const code = `${name}${customers.length}`;
    const customer = (await store.client().collection("customer_accounts").create({ code, name: code })).id;
    const entry = { customer, customer_users: [user.id], customer_users_authorities: { [user.id]: granted } };
    await store.client().collection("customer_accounts_users").create(entry);
    customers.push(customer);
  }
  people[name] = await signIn(store, user.email);
  return customers.at(-1) ?? "";
}

beforeAll(async () => {
  store = await startStore();
  const make = async (collection: string, body: object) =>
    (await store.client().collection(collection).create(body)).id;
  const dealer = await make("installers_accounts", { code: "A", company: "A" });
  await addPortalUser("owner", [customerSeed("customer_owner")]);
  const customer = await addPortalUser("taker", [customerSeed("customer_owner"), { user: { signals: EXPORT } }]);
  people["leader"] = await person(store, "shift_leader");
  people["operator"] = await person(store, "operator");
  people["sales"] = await person(store, "sales");
  people["auditor"] = await person(store, "auditor", { dealer });
  people["dealer"] = await person(store, "dealer_admin", { dealer });
  const reached = { 1: { dealer }, 2: { dealer, customer }, 3: { customer } } as Record<number, object>;
  const end = { priority: 2, state: "closed", version: 1, closedAt: "2026-06-01T01:00:00Z", firstAt: FROM };
  for (const alarmNo of [1, 2, 3, 4]) await make("alarm_history", { ...end, alarmNo, ...reached[alarmNo] });
  const event = (seq: number) =>
    make("events", {
      seq,
      receivedAt: new Date(Date.parse(FROM) + seq * 1000).toISOString(),
      signal: "Burglary",
      class: "alarm",
      code: "BA",
      raw: "0a",
      ...reached[seq],
    });
  for (let done = 0; done < ROWS; done += 50) {
    await Promise.all(Array.from({ length: Math.min(50, ROWS - done) }, (_, nth) => event(done + nth + 1)));
  }
});

afterAll(() => store?.stop());

describe.each(["signal_history", "alarm_history"])("an export by %s", (route) => {
  it.each([
    ["an operator, who may read it", "operator", "signals.signal_history.export"],
    ["a dealer's staff who may read theirs", "dealer", "signals.signal_history.export"],
    ["a customer's owner, who may read his", "owner", "signals.signal_history.export"],
    ["who may not even read it", "sales", "signals.signal_history.read"],
  ])("is refused to %s, and leaves no line", async (_, who, right) => {
    const { status, body } = await ask(route, who);
    expect([status, body.data.code, body.data.right]).toEqual([403, "no_right", right]);
    expect(body.items).toBeUndefined();
    expect(await logged(who)).toEqual([]);
  });

  it.each([
    ["a dealer's staff their dealer's", "auditor", [2, 1]],
    ["a customer's user only those of the customer who lets him", "taker", [3, 2]],
  ])("gives %s", async (_, who, want) => {
    const { status, body } = await ask(route, who, { limit: 1000 });
    expect(status).toBe(200);
    expect(body.items).toHaveLength(want.length);
    expect(new Set(body.items.map((row) => row["seq"] ?? row["alarmNo"]))).toEqual(new Set(want));
  });

  it("is asked for by 1 alone", async () => {
    const { status, body } = await ask(route, "leader", { export: "true" });
    expect([status, body.data.code, body.data.field]).toEqual([400, "bad_request", "export"]);
  });
});

it("has up to 1,000 rows a page and no frames, where reading has 200", async () => {
  const first = await ask("signal_history", "leader", { limit: 5000 });
  expect(first.body.items).toHaveLength(1000);
  expect(first.body.items[0]).not.toHaveProperty("raw");
  expect(first.body.items[0]).toMatchObject({ seq: ROWS, signal: "Burglary" });
  const second = await ask("signal_history", "leader", { limit: 5000, before: String(first.body.next) });
  expect(second.body.items.map((row) => row["seq"])).toEqual([3, 2, 1]);
  expect(second.body.next).toBeNull();
  const read = await ask("signal_history", "leader", { limit: 5000, export: "" });
  expect(read.body.items).toHaveLength(200);
  expect(read.body.items[0]).toHaveProperty("raw");
});

describe("the audit log", () => {
  it("says who took what, for which period and by which filters, once an export", async () => {
    const query = { class: "alarm", text: " burg ", account: "", limit: 500 };
    const before = (await logged("leader")).length;
    const first = await ask("signal_history", "leader", query);
    for (const mark of [Number(first.body.next), 3]) await ask("signal_history", "leader", { ...query, before: mark });
    const lines = (await logged("leader")).slice(before);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      session: people["leader"]?.session.sessionId,
      ip: "127.0.0.1",
      collection: "events",
      after: { from: "2026-06-01 00:00:00.000Z", to: "2026-06-02 00:00:00.000Z", class: "alarm", text: "burg" },
    });
    await ask("signal_history", "leader", query);
    expect(await logged("leader")).toHaveLength(before + 2);
  });

  it("has a line of alarms, too", async () => {
    await ask("alarm_history", "taker", { priority: 2 });
    const line = (await logged("taker")).at(-1);
    expect(line).toMatchObject({ collection: "alarm_history", after: { priority: "2" } });
  });

  it("has a line of whoever begins with a further page", async () => {
    const before = (await logged("leader")).length;
    await ask("signal_history", "leader", { before: 900, zone: "77" });
    expect((await logged("leader")).slice(before)).toMatchObject([{ collection: "events", after: { zone: "77" } }]);
  });

  it("has no line of what was only read, nor of what was refused for its period", async () => {
    const before = (await logged("leader")).length;
    await ask("signal_history", "leader", { export: "" });
    expect((await ask("signal_history", "leader", { to: "2026-08-01T00:00:00Z" })).status).toBe(400);
    expect(await logged("leader")).toHaveLength(before);
  });
});

it("answers no row where the log takes no line", async () => {
  const hook = `onRecordCreate((e) => {
    if (e.record.getString("action") === "export") throw new Error("the log takes nothing");
    e.next();
  }, "audit_log");`;
  const deaf = await startHooked({ hook, product: true });
  try {
    const { token } = await person(deaf, "shift_leader");
    await deaf.client().collection("events").create({ seq: 1, receivedAt: FROM, signal: "Burglary" });
    const path = `/api/watchdesk/signal_history?from=${FROM}&to=${TO}`;
    expect((await deaf.request<Page>("GET", path, { token })).body.items).toHaveLength(1);
    const answer = await deaf.request<Page>("GET", `${path}&export=1`, { token });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.body.items).toBeUndefined();
  } finally {
    await deaf.stop();
  }
});
