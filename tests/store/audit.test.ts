/** H-PS-01: nobody raises himself, and who tries stands in the audit log. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addPerson, person, PASSWORD, roleId, type Person } from "../support/people";
import { addShift, setRoomHour } from "../support/shifts";
import { startStore, type TestStore } from "../support/store";

let store: TestStore;
let operator: Person;
let operatorRecord: string;
let customer: string;
let administratorRole: string;

beforeAll(async () => {
  store = await startStore();
  operator = await person(store, "operator");
  administratorRole = await roleId(store, "administrator");
  operatorRecord = (await store.client().collection("operators").create({ user: operator.id, maxAlarms: 3 })).id;
  // He is bound to his shifts and on shift: what he tries is to be free of them.
  await setRoomHour(store, 12);
  await addShift(store, operatorRecord, [-1, 8]);
  customer = (
    await store.client().collection("customer_accounts").create({ code: "C1", name: "Corner shops", state: "active" })
  ).id;
});

afterAll(() => store?.stop());

const records = (collection: string, id = "") => `/api/collections/${collection}/records${id && `/${id}`}`;

const audited = async (filter: string) => store.client().collection("audit_log").getFullList({ filter, sort: "at" });

const collect = () => store.request("POST", "/api/crons/watchdesk_refusals", { token: store.superuser.token });

describe("raising oneself", () => {
  const attempts = (): readonly [string, string, string, object][] => [
    ["own role", "PATCH", records("users", operator.id), { role: administratorRole }],
    ["own dealer", "PATCH", records("users", operator.id), { dealer: "abcdefghijklmno" }],
    ["own audiences", "PATCH", records("users", operator.id), { audiences: "customer:x" }],
    ["own feed", "PATCH", records("users", operator.id), { liveAudiences: "staff customer:x" }],
    ["own address without asking", "PATCH", records("users", operator.id), { email: "other@watchdesk.test" }],
    [
      "own operator record",
      "PATCH",
      records("operators", operatorRecord),
      { can_login_outside_shift: true, maxAlarms: 0 },
    ],
    [
      "own role's map",
      "PATCH",
      records("role_authorities"),
      { authorities: { operator: { user: { users: { update: true } } } } },
    ],
    ["a new role", "POST", records("role_authorities"), { name: "king", authorities: {} }],
    [
      "an entry naming oneself",
      "POST",
      records("customer_accounts_users"),
      { customer, customer_users: [operator.id] },
    ],
    ["a right of a customer", "POST", records("customer_user_rights"), { customer, user: operator.id }],
    ["a session of one's own making", "POST", records("session_control"), { user: operator.id }],
    ["an operator record of one's own", "POST", records("administrators"), { user: operator.id }],
    ["a line in the audit log", "POST", records("audit_log"), { at: new Date().toISOString(), action: "close" }],
  ];

  it("is refused each time, changes nothing, and is audited", async () => {
    const ownRole = await roleId(store, "operator");
    const before = await store.client().collection("role_authorities").getOne(ownRole);
    for (const [what, method, path, body] of attempts()) {
      const url = path.endsWith("/role_authorities/records") && method === "PATCH" ? `${path}/${ownRole}` : path;
      const answer = await store.request(method, url, { token: operator.token, body });
      expect([400, 403, 404], what).toContain(answer.status);
    }
    const user = await store.client().collection("users").getOne(operator.id);
    expect(user).toMatchObject({
      role: ownRole,
      dealer: "",
      audiences: "staff",
      liveAudiences: "staff",
      email: operator.email,
    });
    expect(await store.client().collection("operators").getOne(operatorRecord)).toMatchObject({
      can_login_outside_shift: false,
      maxAlarms: 3,
    });
    expect((await store.client().collection("role_authorities").getOne(ownRole))["rights"]).toEqual(before["rights"]);
    for (const empty of ["customer_accounts_users", "customer_user_rights", "administrators"]) {
      expect(await store.client().collection(empty).getFullList(), empty).toEqual([]);
    }

    // The store writes its request log within some seconds; the minute's job takes the lines over from there.
    const wanted = attempts().length;
    await expect
      .poll(
        async () => {
          await collect();
          return (await audited(`action = "refused" && user = "${operator.id}"`)).length;
        },
        { timeout: 20_000, interval: 500 },
      )
      .toBe(wanted);
    await collect();
    const lines = await audited(`action = "refused" && user = "${operator.id}"`);
    expect(lines).toHaveLength(wanted);
    const own = lines.filter((line) => line["collection"] === "users" && line["recordId"] === operator.id);
    expect(own).toHaveLength(5);
    expect(own[0]).toMatchObject({ ip: "127.0.0.1", after: { method: "PATCH", status: 404 } });
  });

  it("leaves one's name and language one's own", async () => {
    const body = { name: "Ada", surname: "Byron", language: "FR", theme: "dark" };
    const answer = await store.request("PATCH", records("users", operator.id), { token: operator.token, body });
    expect([answer.status, answer.body]).toMatchObject([200, body]);
  });

  it("leaves one's picture one's own", async () => {
    const form = new FormData();
    form.append(
      "avatar",
      new Blob(
        [
          Buffer.from(
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
            "base64",
          ),
        ],
        { type: "image/png" },
      ),
      "me.png",
    );
    const answer = await fetch(store.url + records("users", operator.id), {
      method: "PATCH",
      headers: { authorization: operator.token },
      body: form,
    });
    expect(answer.status).toBe(200);
    expect((await answer.json()) as { avatar: string }).toMatchObject({ avatar: expect.stringMatching(/\.png$/) });
  });
});

describe("handing out what one has not", () => {
  it("is refused to a manager of people, in creating and in changing", async () => {
    const users = { read: true, create: true, update: true };
    await store
      .client()
      .collection("role_authorities")
      .create({ name: "manager", staff: true, authorities: { administrator: { user: { users } } } });
    const manager = await person(store, "manager");
    const other = await addPerson(store, "manager");
    const fresh = { password: PASSWORD, passwordConfirm: PASSWORD, name: "X", active: true };
    const create = (role: string, email: string) =>
      store.request("POST", records("users"), { token: manager.token, body: { ...fresh, role, email } });
    expect((await create(administratorRole, "x@watchdesk.test")).status).toBe(403);
    expect((await create(await roleId(store, "manager"), "y@watchdesk.test")).status).toBe(200);
    const raise = { token: manager.token, body: { role: administratorRole } };
    expect((await store.request("PATCH", records("users", other.id), raise)).status).toBe(403);
  });

  it("is refused to whoever may change roles", async () => {
    const authorities = { administrator: { settings: { authorities: { update: true } } } };
    const role = await store
      .client()
      .collection("role_authorities")
      .create({ name: "scribe", staff: true, authorities });
    const scribe = await person(store, "scribe");
    const more = { administrator: { settings: { authorities: { update: true } }, user: { users: { update: true } } } };
    const raise = { token: scribe.token, body: { authorities: more } };
    expect((await store.request("PATCH", records("role_authorities", role.id), raise)).status).toBe(403);
    const lower = { token: scribe.token, body: { authorities: {} } };
    expect((await store.request("PATCH", records("role_authorities", administratorRole), lower)).status).toBe(403);
  });
});

describe("a map the store can't use", () => {
  it.each([
    ["a dash in a key", { administrator: { settings: { "program-settings": { read: true } } } }, "bad_key"],
    ["a text for a grant", { operator: { signals: { alarms: { read: "true" } } } }, "bad_value"],
    ["a list", [], "not_a_map"],
  ])("is refused: %s", async (_, authorities, fault) => {
    const administrator = await person(store, "administrator");
    const answer = await store.request<{ data: object }>("POST", records("role_authorities"), {
      token: administrator.token,
      body: { name: `bad_${fault}`, authorities },
    });
    expect([answer.status, answer.body.data]).toMatchObject([400, { code: "authority_map_bad", fault }]);
  });

  it("derives rights whatever was sent for them", async () => {
    const administrator = await person(store, "administrator");
    const answer = await store.request("POST", records("role_authorities"), {
      token: administrator.token,
      body: {
        name: "derived",
        authorities: { operator: { accounts: { site_zones: { update: true } } } },
        rights: { user: { users: true } },
      },
    });
    expect(answer.body).toMatchObject({ rights: { accounts: { site_zones: { read: true, update: true } } } });
    expect((answer.body as { rights: object }).rights).not.toHaveProperty("user");
  });
});

describe("changing who may do what", () => {
  it("leaves a line with what it was and what it became, and no password", async () => {
    const administrator = await person(store, "administrator");
    const other = await addPerson(store, "operator");
    const role = await roleId(store, "trainee");
    const send = (body: object) =>
      store.request("PATCH", records("users", other.id), { token: administrator.token, body });
    expect((await send({ role, surname: "Moved" })).status).toBe(200);
    expect((await send({ password: "another-password", passwordConfirm: "another-password" })).status).toBe(200);
    const lines = await audited(`user = "${administrator.id}" && action = "update"`);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatchObject({
      collection: "users",
      recordId: other.id,
      session: administrator.session.sessionId,
      before: { role: await roleId(store, "operator"), surname: "" },
      after: { role, surname: "Moved" },
    });
    expect(lines[1]).toMatchObject({ reason: "password" });
    expect(JSON.stringify(lines)).not.toContain("another-password");
  });
});

describe("signing in", () => {
  it("leaves a line, and so does failing to", async () => {
    const who = await person(store, "operator");
    await store.request("POST", "/api/collections/users/auth-with-password", {
      body: { identity: who.email, password: "wrong" },
    });
    await store.request("DELETE", records("session_control", who.session.sessionId), { token: who.token });
    const lines = await audited(`user = "${who.id}"`);
    expect(lines.map((line) => line["action"])).toEqual(["sign_in", "sign_in_failed", "sign_out"]);
    expect(lines[1]).toMatchObject({ reason: "wrong_password", ip: "127.0.0.1" });
    expect(JSON.stringify(lines)).not.toContain(PASSWORD);
  });
});
