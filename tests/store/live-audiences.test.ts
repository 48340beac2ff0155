/** Whose feed a person gets: kept on him by the store, whatever changes it, and nobody's to write. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customerSeed } from "../../domain/access/presets";
import { feedTopics } from "../../domain/live/feed";
import { addAlarm, act } from "../support/alarms";
import { addPerson, person, roleId, type Person } from "../support/people";
import { openStream, subscribe, type Stream } from "../support/sse";
import { startStore, type TestStore } from "../support/store";

let store: TestStore;
let staff: Person;

beforeAll(async () => {
  store = await startStore();
  staff = await person(store, "administrator");
});

afterAll(() => store?.stop());

const make = async (collection: string, body: object): Promise<string> =>
  (await store.client().collection(collection).create(body)).id;

const liveOf = async (id: string): Promise<unknown> =>
  (await store.client().collection("users").getOne(id))["liveAudiences"];

const WATCHES = { operator: { signals: { alarms: { read: true }, all_live_signals: { read: true } } } };

const newRole = (authorities: object, isStaff = true): Promise<string> =>
  make("role_authorities", { name: `role_${performance.now()}`.replace(".", "_"), staff: isStaff, authorities });

const setRole = (id: string, body: object) => store.client().collection("role_authorities").update(id, body);
const setUser = (id: string, body: object) => store.client().collection("users").update(id, body);

async function inRole(role: string, dealer = ""): Promise<string> {
  const { id } = await addPerson(store, "sales");
  await setUser(id, { role, dealer });
  return id;
}

describe("of staff", () => {
  it("follow the rights of the role, both of which it takes", async () => {
    const role = await newRole(WATCHES);
    const dealer = await make("installers_accounts", { code: "R", company: "R" });
    const [own, theirs] = [await inRole(role), await inRole(role, dealer)];
    const both = async () => [await liveOf(own), await liveOf(theirs)];
    expect(await both()).toEqual(["staff", `dealer:${dealer}`]);
    for (const missing of ["alarms", "all_live_signals"] as const) {
      const signals = { ...WATCHES.operator.signals, [missing]: { read: false } };
      await setRole(role, { authorities: { operator: { signals } } });
      expect(await both(), missing).toEqual(["", ""]);
      await setRole(role, { authorities: WATCHES });
      expect(await both()).toEqual(["staff", `dealer:${dealer}`]);
    }
    await setRole(role, { staff: false });
    expect(await both()).toEqual(["", ""]);
  });

  it("follow the person's own role and dealer", async () => {
    const id = await inRole(await newRole(WATCHES));
    const dealer = await make("installers_accounts", { code: "P", company: "P" });
    await setUser(id, { dealer });
    expect(await liveOf(id)).toBe(`dealer:${dealer}`);
    await setUser(id, { dealer: "", role: await roleId(store, "sales") });
    expect(await liveOf(id)).toBe("");
  });

  it("are none while the person is not active", async () => {
    const id = await inRole(await newRole(WATCHES));
    await setUser(id, { active: false });
    expect(await liveOf(id)).toBe("");
    await setUser(id, { active: true });
    expect(await liveOf(id)).toBe("staff");
  });
});

describe("of a portal user", () => {
  it("follow the entries of his customers", async () => {
    const { id } = await addPerson(store, "user");
    const customers = [
      await make("customer_accounts", { code: "A", name: "A" }),
      await make("customer_accounts", { code: "B", name: "B" }),
    ].toSorted();
    const entries: string[] = [];
    for (const customer of customers) {
      const grants = { [id]: customerSeed("customer_owner") };
      const body = { customer, customer_users: [id], customer_users_authorities: grants };
      entries.push(await make("customer_accounts_users", body));
    }
    expect(await liveOf(id)).toBe(customers.map((customer) => `customer:${customer}`).join(" "));
    await store
      .client()
      .collection("customer_accounts_users")
      .update(entries[0] ?? "", {
        customer_users_authorities: { [id]: {} },
      });
    expect(await liveOf(id)).toBe(`customer:${customers[1]}`);
    await store
      .client()
      .collection("customer_accounts_users")
      .delete(entries[1] ?? "");
    expect(await liveOf(id)).toBe("");
  });
});

it("are nobody's to write: what is sent is derived again", async () => {
  const id = await inRole(await roleId(store, "sales"));
  await setUser(id, { liveAudiences: "staff" });
  expect(await liveOf(id)).toBe("");
  const path = `/api/collections/users/records/${id}`;
  const answer = await store.request("PATCH", path, {
    token: staff.token,
    body: { liveAudiences: "staff", name: "X" },
  });
  expect([answer.status, await liveOf(id)]).toEqual([200, ""]);
});

async function watching(who: Person, topics: readonly string[]): Promise<Stream> {
  const stream = await openStream(store.url);
  const { status } = await subscribe(store.url, stream, { token: who.token, session: who.session, topics });
  expect(status).toBe(204);
  return stream;
}

it("let nobody hear another's feed, whatever he is subscribed to", async () => {
  const dealer = await make("installers_accounts", { code: "S", company: "S" });
  const other = await make("installers_accounts", { code: "O", company: "O" });
  const who = await person(store, "dealer_admin", { dealer });
  await person(store, "dealer_admin", { dealer: other });
  const topics = feedTopics(`staff dealer:${dealer} dealer:${other}`);
  const [stream, witness] = [await watching(who, topics), await watching(staff, feedTopics("staff"))];
  const say = async (to: string, id: string) => {
    const alarm = await addAlarm(store, { dealer: to });
    const said = await act(store, staff, { alarm, name: "note", body: { id, text: id } });
    expect(said.status).toBe(200);
    await witness.next(({ data }) => JSON.stringify(data).includes(id));
  };
  await say(other, "notforthatone00");
  await say(dealer, "thatoneisforhim");
  await stream.next(({ data }) => JSON.stringify(data).includes("thatoneisforhim"));
  const heard = stream.events.filter(({ name }) => name !== "PB_CONNECT").map(({ name }) => name);
  expect(new Set(heard)).toEqual(new Set([`signal_feed/${dealer}`]));
  stream.close();
  witness.close();
});

it("can't be taken over by whoever chooses the id of a new customer or dealer", async () => {
  const dealer = await make("installers_accounts", { code: "T", company: "T" });
  const customer = await make("customer_accounts", { code: "T", name: "T" });
  const taken = [
    ["customer_accounts", { id: "staff0000000000", code: "U", name: "U" }],
    ["customer_accounts", { id: "aaaaastaffaaaaa", code: "U", name: "U" }],
    ["installers_accounts", { id: "staff0000000000", code: "U", company: "U" }],
    ["customer_accounts", { id: dealer, code: "U", name: "U" }],
    ["installers_accounts", { id: customer, code: "U", company: "U" }],
  ] as const;
  for (const [collection, body] of taken) {
    const path = `/api/collections/${collection}/records`;
    const answer = await store.request("POST", path, { token: store.superuser.token, body });
    expect(answer, collection).toMatchObject({ status: 400, body: { data: { code: "bad_request", field: "id" } } });
  }
});
