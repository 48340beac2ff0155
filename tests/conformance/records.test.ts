/** Records and endpoints as the specification names them, on the real store. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { PAGE } from "../../src/sync/paging";
import { addAlarm } from "../support/alarms";
import { PASSWORD, person, type Person } from "../support/people";
import { startStore, type TestStore } from "../support/store";

let store: TestStore;
let leader: Person;

beforeAll(async () => {
  store = await startStore();
  leader = await person(store, "administrator");
});

afterAll(() => store?.stop());

const asLeader = <T>(method: string, path: string, body?: object) =>
  store.request<T>(method, path, { token: leader.token, ...(body ? { body } : {}) });

const fieldsOf = async (name: string): Promise<readonly string[]> => {
  const { fields } = await store.client().collections.getOne(name);
  return fields.map((field: { name: string }) => field.name);
};

it.each([
  ["S3-12", "events", ["siteNo", "partitionNo", "signal", "signal_types"]],
  ["S3-13", "events_reports", ["events", "report"]],
])("%s %s has the fields of the specification", async (_, name, fields) => {
  expect(await fieldsOf(name)).toEqual(expect.arrayContaining(fields));
});

it("S3-15 S7-06 GetEventAlarms is a list as long as there are open alarms", async () => {
  const count = async (): Promise<number> =>
    (await asLeader<{ totalItems: number }>("GET", "/api/collections/GetEventAlarms/records")).body.totalItems;
  expect(await count()).toBe(0);
  await addAlarm(store);
  await addAlarm(store);
  expect(await count()).toBe(2);
});

it("S7-01 S7-23 records are listed by page, perPage and filter, made, read, changed and deleted by id", async () => {
  const records = "/api/collections/report_shortcuts/records";
  type Shortcut = { id: string; text: string };
  const make = (key: string) =>
    asLeader<Shortcut>("POST", records, { key, text: `Text ${key}`, endsIn: "note", active: true });
  const [first, second] = [await make("ZX"), await make("ZY")];
  expect([first.status, second.status]).toEqual([200, 200]);
  const filter = encodeURIComponent('key = "ZX" || key = "ZY"');
  const list = await asLeader<{ page: number; perPage: number; items: Shortcut[] }>(
    "GET",
    `${records}?page=2&perPage=1&sort=key&filter=${filter}`,
  );
  expect(list.body).toMatchObject({ page: 2, perPage: 1, items: [{ id: second.body.id }] });
  const one = `${records}/${first.body.id}`;
  expect((await asLeader<Shortcut>("PATCH", one, { text: "Another" })).body.text).toBe("Another");
  expect((await asLeader<Shortcut>("GET", one)).body.text).toBe("Another");
  expect((await asLeader("DELETE", one)).status).toBe(204);
  expect((await asLeader("GET", one)).status).toBe(404);
});

it("S9-06 a list has 30 records a page unless more are asked for", async () => {
  const { body } = await asLeader<{ perPage: number }>("GET", "/api/collections/signal_types/records");
  expect(body.perPage).toBe(30);
});

it("S9-07 whole lists are read in batches of 500", () => expect(PAGE).toBe(500));

it("S7-24 people sign in with a password, and renew through a route of ours alone (docs/decisions/0003)", async () => {
  const users = "/api/collections/users";
  const signIn = await store.request("POST", `${users}/auth-with-password`, {
    body: { identity: leader.email, password: PASSWORD },
  });
  expect(signIn.status).toBe(200);
  const methods = await store.request<{ password: { enabled: boolean }; oauth2: { enabled: boolean } }>(
    "GET",
    `${users}/auth-methods`,
  );
  expect(methods.body).toMatchObject({ password: { enabled: true }, oauth2: { enabled: false } });
  expect((await asLeader("POST", `${users}/auth-refresh`)).status).toBeGreaterThanOrEqual(400);
});

it("S7-25 what is for administrators of the store itself is refused to people, whatever their role", async () => {
  for (const path of ["/api/settings", "/api/backups", "/api/logs", "/api/collections/_superusers/records"])
    expect([path, (await asLeader("GET", path)).status]).toEqual([path, 403]);
  expect((await store.request("GET", "/api/health")).status).toBe(200);
});

it("S7-26 the stream of events opens for anybody, and gives nothing that was not subscribed to with a session", async () => {
  const abort = new AbortController();
  const answer = await fetch(`${store.url}/api/realtime`, { signal: abort.signal });
  expect(answer.headers.get("content-type")).toContain("text/event-stream");
  abort.abort();
  const guest = await store.request("POST", "/api/realtime", {
    body: { clientId: "x", subscriptions: ["events_alarm/*"] },
  });
  expect(guest.status).toBeGreaterThanOrEqual(400);
});
