/** The attacker's second look at every rule: what a person with a token of his own and a written request could try. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ALL_COLLECTIONS } from "../../domain/collections/all";
import { createMatrixWorld, type MatrixWorld } from "../support/matrix-world";
import { addPerson, person, roleId, signIn, type Person } from "../support/people";
import { startStore, type TestStore } from "../support/store";
import { withinLimit } from "../support/within-limit";
import type { RoleName } from "./access-matrix.table";

let store: TestStore;
let world: MatrixWorld;
let dealerAdmin: Person;

beforeAll(async () => {
  store = await startStore();
  world = await createMatrixWorld(store);
  const found = await world.person("dealer_admin");
  if (!found) throw new Error("the world has no dealer's administrator");
  dealerAdmin = found;
}, 120_000);

afterAll(() => store?.stop());

interface Answered {
  readonly items?: readonly Record<string, unknown>[];
  readonly totalItems?: number;
  readonly data?: { readonly code?: string };
}

const records = (collection: string, id = "") => `/api/collections/${collection}/records${id && `/${id}`}`;
const send = (method: string, url: string, token: string, body?: object) =>
  withinLimit(() =>
    store.request<Answered & Record<string, unknown>>(method, url, { token, ...(body ? { body } : {}) }),
  );
const list = (collection: string, query: Record<string, string>, token: string) =>
  send("GET", `${records(collection)}?${new URLSearchParams(query).toString()}`, token);
const stored = (collection: string, id: string) => store.client().collection(collection).getOne(id);
const idOf = async (role: RoleName): Promise<string> => (await world.person(role))?.id ?? "";

describe("a person's own record", () => {
  const TRICKS: readonly (readonly [string, (id: { role: string; dealer: string }) => object])[] = [
    ["the role", ({ role }) => ({ role })],
    ["one more role", ({ role }) => ({ "role+": role })],
    ["a role before his own", ({ role }) => ({ "+role": role })],
    ["no dealer", () => ({ dealer: "" })],
    ["no dealer, as null", () => ({ dealer: null })],
    ["his dealer less", ({ dealer }) => ({ "dealer-": dealer })],
    ["another dealer more", () => ({ "dealer+": "abcdefghijklmno" })],
    ["his reach", () => ({ audiences: "staff", liveAudiences: "staff" })],
    ["his reach, with an innocent field first", () => ({ theme: "dark", audiences: "staff" })],
    ["his reach, letters in another case", () => ({ Audiences: "staff", DEALER: "" })],
    ["verified and shown", () => ({ verified: true, emailVisibility: true, tokenKey: "x".repeat(40) })],
    ["a list where one is meant", ({ role }) => ({ role: [role] })],
    ["his id", () => ({ id: "abcdefghijklmno" })],
  ];

  it.each(TRICKS)("is not made more by %s", async (_, body) => {
    const before = await stored("users", dealerAdmin.id);
    const role = await roleId(store, "administrator");
    const token = await world.token("dealer_admin");
    await send("PATCH", records("users", dealerAdmin.id), token, body({ role, dealer: world.keys.dealer }));
    const after = await stored("users", dealerAdmin.id);
    for (const field of ["id", "role", "dealer", "audiences", "liveAudiences", "active", "verified", "email"])
      expect([field, after[field]]).toEqual([field, before[field]]);
    expect((await send("GET", records("users", dealerAdmin.id), token)).status).toBe(200);
  });

  it.each<[string, RoleName, string, (me: string) => object]>([
    ["a customer's entry, by a modifier", "owner", "customer_accounts_users", (me) => ({ "customer_users+": me })],
    [
      "more at his customer",
      "owner",
      "customer_accounts_users",
      (me) => ({ customer_users_authorities: { [me]: {} } }),
    ],
    [
      "a role of his own writing",
      "operator",
      "role_authorities",
      () => ({ rights: { user: { users: { update: true } } } }),
    ],
  ])("reaches no record beside it: %s", async (_, role, collection, body) => {
    const token = await world.token(role);
    const kind = Object.values(world.rows).find((row) => row.collection === collection);
    const id = kind?.existing ?? (await roleId(store, "operator"));
    const before = await stored(collection, id);
    const { status } = await send("PATCH", records(collection, id), token, body(await idOf(role)));
    expect([400, 403, 404]).toContain(status);
    expect(await stored(collection, id)).toEqual(before);
  });
});

describe("what the store keeps itself", () => {
  it("is derived for a person who is created, whatever was sent for it", async () => {
    const { token } = await person(store, "administrator");
    const sent = { audiences: "staff", liveAudiences: "staff", historyCustomers: "x", email: "forged@watchdesk.test" };
    const { body, status } = await send("POST", records("users"), token, {
      ...sent,
      name: "Forged",
      active: true,
      role: await roleId(store, "user"),
      password: "a-long-password",
      passwordConfirm: "a-long-password",
    });
    expect(status).toBe(200);
    const made = await stored("users", String(body["id"]));
    expect([made["audiences"], made["liveAudiences"], made["historyCustomers"]]).toEqual(["", "", ""]);
  });

  it("is derived for a role, whatever was sent for it", async () => {
    const { token } = await person(store, "administrator");
    const body = { name: "forged", authorities: {}, rights: { user: { users: { update: true } } }, staff: true };
    const answer = await send("POST", records("role_authorities"), token, body);
    expect((await stored("role_authorities", String(answer.body["id"])))["rights"]).toEqual({});
  });

  it.each(["expiresAt", "startedAt", "user", "renewalHash", "ip", "device", "streamClient"])(
    "of a session is nothing its person writes: %s",
    async (field) => {
      const me = await person(store, "operator");
      const id = me.session.sessionId;
      const before = await stored("session_control", id);
      await send("PATCH", records("session_control", id), me.token, { [field]: "2030-01-01 00:00:00.000Z" });
      expect((await stored("session_control", id))[field]).toEqual(before[field]);
    },
  );

  it("makes no list view somebody else's", async () => {
    const [mine, other] = [await person(store, "operator"), await addPerson(store, "operator")];
    const view = { list: "alarm_types", name: "mine", view: { columns: [] } };
    const forged = await send("POST", records("list_views"), mine.token, { ...view, user: other.id });
    expect(forged.status).toBe(400);
    const made = await send("POST", records("list_views"), mine.token, { ...view, user: mine.id });
    const id = String(made.body["id"]);
    for (const body of [{ user: other.id }, { "user+": other.id }, { "user-": mine.id }, { user: "" }])
      await send("PATCH", records("list_views", id), mine.token, body);
    expect((await stored("list_views", id))["user"]).toBe(mine.id);
    const stranger = await signIn(store, other.email);
    expect((await list("list_views", { filter: `user = "${mine.id}"` }, stranger.token)).body.items).toEqual([]);
  });
});

describe("a filter is no keyhole", () => {
  const HIDDEN: readonly (readonly [string, string])[] = ALL_COLLECTIONS.flatMap(({ name, fields, access }) =>
    access.list === null
      ? []
      : Object.entries(fields).flatMap(([field, { hidden }]) => (hidden ? [[name, field] as const] : [])),
  );

  it.each([...HIDDEN, ["users", "tokenKey"], ["users", "password"]] as const)("over %s.%s", async (name, field) => {
    const token = await world.token("administrator");
    const queries: readonly Record<string, string>[] = [
      { filter: `${field} ~ "a"` },
      { filter: `${field}:length > 0` },
      { sort: field },
    ];
    for (const query of queries) {
      const { status, body } = await list(name, { ...query, skipTotal: "1" }, token);
      expect([query, [400, 403].includes(status) || body.items?.length === 0]).toEqual([query, true]);
    }
    const shown = await list(name, { fields: `*,${field}`, skipTotal: "1" }, token);
    for (const row of shown.body.items ?? []) expect(Object.keys(row)).not.toContain(field);
  });

  beforeAll(async () => {
    // In dealer A's book, for a customer of whom he has no site.
    const client = store.client();
    const customer = await client.collection("customer_accounts").create({ code: "Z", name: "Z", notes: "a needle" });
    await client.collection("contacts").create({ name: "K", installer: world.keys.dealer, customer: customer.id });
  });

  it.each<[string, RoleName, string, string]>([
    ["another collection", "operator", "alarm_types", `@collection.users.email ~ "a"`],
    ["another collection, under a name", "operator", "alarm_types", `@collection.users:u.tokenKey ~ "a"`],
    ["what he sent himself", "operator", "alarm_types", `@request.headers.authorization ~ "a"`],
    ["his own secrets", "operator", "alarm_types", `@request.auth.tokenKey ~ "a"`],
    ["keys behind a relation", "operator", "site_zones", `site.site_transmitters_via_site.encryptionKey ~ "0"`],
    ["words behind a relation", "operator", "contacts", `site_contacts_via_contact.codeword ~ "b"`],
    ["an operator's address from his shifts", "operator", "shift_management", `operator.user.email ~ "watchdesk"`],
    ["a session's secret from its person", "operator", "users", `session_control_via_user.renewalHash ~ "a"`],
    ["other users of one's customer", "owner", "customer_accounts_users", `customer_users.email ~ "user"`],
    ["what others may there", "keyholder", "customer_accounts", `customer_user_rights_via_customer.rights.x = true`],
    ["a customer out of reach", "dealer_admin", "contacts", `customer.notes ~ "needle"`],
  ])("into %s", async (_, role, collection, filter) => {
    const { status, body } = await list(collection, { filter, skipTotal: "1" }, await world.token(role));
    expect([400, 403].includes(status) || body.items?.length === 0, JSON.stringify(body)).toBe(true);
  });

  it("and no count of what is out of reach", async () => {
    const outside = await store
      .client()
      .collection("site_accounts")
      .create({ code: "OUT1", name: "Outside", state: "active" });
    for (const role of ["dealer_admin", "owner", "stranger", "shared"] as const) {
      const query = { filter: `id = "${outside.id}"`, skipTotal: "0" };
      const { body } = await list("site_accounts", query, await world.token(role));
      expect([role, body.totalItems, body.items]).toEqual([role, 0, []]);
    }
  });

  it("answers what is not there and what is out of reach in the same words", async () => {
    const token = await world.token("dealer_admin");
    const other = await store
      .client()
      .collection("site_accounts")
      .create({ code: "OUT2", name: "Outside", state: "active" });
    for (const method of ["GET", "PATCH", "DELETE"]) {
      const [hidden, absent] = await Promise.all(
        [other.id, "abcdefghijklmno"].map((id) =>
          send(method, records("site_accounts", id), token, method === "PATCH" ? {} : undefined),
        ),
      );
      expect(hidden?.status).toBe(absent?.status);
      expect(hidden?.body).toEqual(absent?.body);
    }
  });

  it("expands nothing that he may not see", async () => {
    const token = await world.token("keyholder");
    const { body } = await list(
      "customer_accounts_users",
      { expand: "customer_users,customer", skipTotal: "1" },
      token,
    );
    const [entry] = body.items ?? [];
    const expanded = (entry?.["expand"] ?? {}) as { customer_users?: { id: string }[]; customer?: object };
    // Himself alone, and no customer: a keyholder may not read the customer's record.
    expect((expanded.customer_users ?? []).map(({ id }) => id)).toEqual([await idOf("keyholder")]);
    expect(expanded.customer).toBeUndefined();
  });
});

// That signs of a pattern are taken literally in lists is the page's, which looks again at what the store finds.
describe("a search takes what is typed as it is (H-PS-03)", () => {
  const NAMES = ["O'Brien", "50% off", "under_score", "back\\slash", 'x" || id != "', ") || (1=1", "plain"];

  beforeAll(async () => {
    for (const [n, name] of NAMES.entries())
      await store
        .client()
        .collection("site_types")
        .create({ code: `searched_${n}`, name, active: true });
  });

  it.each([
    ["O'Brien", ["O'Brien"]],
    ['x" || id != "', ['x" || id != "']],
    [") || (1=1", [") || (1=1"]],
    ["' || name != '", []],
  ])("in a list: %s", async (text, want) => {
    const filter = store.client().filter("name ~ {:text}", { text });
    const { status, body } = await list("site_types", { filter, skipTotal: "1" }, await world.token("operator"));
    expect(status).toBe(200);
    expect((body.items ?? []).map(({ name }) => name)).toEqual(want);
  });

  it.each(NAMES.slice(1, 6).concat("O'Brien", "' OR 1=1 --", "NEAR(", "a*"))("in both histories: %s", async (text) => {
    const token = await world.token("operator");
    const period = { from: "2026-01-01T00:00:00Z", to: "2026-01-02T00:00:00Z" };
    for (const [route, fields] of Object.entries({
      signal_history: ["text", "site", "account", "zone", "code"],
      alarm_history: ["text", "account", "closedBy", "resolution"],
    })) {
      for (const field of fields) {
        const query = new URLSearchParams({ ...period, [field]: text });
        const { status, body } = await send("GET", `/api/watchdesk/${route}?${query.toString()}`, token);
        expect([route, field, status, body.items]).toEqual([route, field, 200, []]);
      }
    }
  });
});

describe("a body that is too deep", () => {
  const deep = (levels: number): string => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;

  it.each([100, 3000, 20_000])("of %i levels is stored or refused, and holds up nobody", async (levels) => {
    const me = await person(store, "operator");
    const body = `{"user":"${me.id}","list":"deep${levels}","view":${deep(levels)}}`;
    const answer = await fetch(store.url + records("list_views"), {
      method: "POST",
      headers: { "content-type": "application/json", authorization: me.token },
      body,
    });
    expect([200, 400, 413]).toContain(answer.status);
    expect((await list("alarm_types", { skipTotal: "1" }, me.token)).status).toBe(200);
  });
});
