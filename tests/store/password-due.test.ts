/** A password that somebody else has set opens nothing but the form that changes it. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addPerson, PASSWORD, person, roleId, signIn, type Person } from "../support/people";
import { startStore, type TestStore } from "../support/store";
import { withinLimit } from "../support/within-limit";

let store: TestStore;
let administrator: Person;

beforeAll(async () => {
  store = await startStore();
  administrator = await person(store, "administrator");
});

afterAll(() => store?.stop());

interface Answered {
  readonly password?: string;
  readonly token?: string;
  readonly data?: { readonly code?: string; readonly token?: string; readonly field?: string };
}

const reset = (id: string, token = administrator.token) =>
  withinLimit(() => store.request<Answered>("POST", `/api/watchdesk/people/${id}/password`, { token, body: {} }));
const enter = (identity: string, password: string) =>
  withinLimit(() =>
    store.request<Answered>("POST", "/api/collections/users/auth-with-password", { body: { identity, password } }),
  );
const change = (token: string, password: string) =>
  withinLimit(() =>
    store.request<Answered>("POST", "/api/collections/users/confirm-password-reset", {
      body: { token, password, passwordConfirm: password },
    }),
  );
const kept = (id: string) => store.client().collection("users").getOne(id);

describe("a password that an administrator has set", () => {
  it("ends every session, and gives none until its person has changed it", async () => {
    const owner = await person(store, "operator");
    const { status, body } = await reset(owner.id);
    expect(status).toBe(200);
    expect((await kept(owner.id))["mustChangePassword"]).toBe(true);
    const old = await store.request<Answered>("GET", "/api/watchdesk/beat", { token: owner.token });
    expect(old.status).toBe(401);
    const renewed = await store.request<Answered>("POST", "/api/watchdesk/session/renew", {
      body: { sessionId: owner.session.sessionId, renewal: owner.session.renewal },
    });
    expect(renewed.status).toBe(401);
    expect((await enter(owner.email, PASSWORD)).body.data?.code).toBe("wrong_password");

    const refused = await enter(owner.email, body.password ?? "");
    expect([refused.status, refused.body.data?.code, refused.body.token]).toEqual([403, "password_due", undefined]);
    const sessions = await store
      .client()
      .collection("session_control")
      .getFullList({ filter: `user = "${owner.id}"` });
    expect(sessions).toEqual([]);
    const token = refused.body.data?.token ?? "";
    for (const path of ["/api/watchdesk/beat", "/api/collections/events_alarm/records", "/api/watchdesk/home"])
      expect([path, (await store.request("GET", path, { token })).status]).toEqual([path, 401]);

    const same = await change(token, body.password ?? "");
    expect([same.status, same.body.data?.code]).toEqual([400, "password_same"]);
    expect((await change(token, "one-of-my-own")).status).toBe(204);
    expect((await change(token, "and-yet-another")).status).toBe(400);
    expect((await kept(owner.id))["mustChangePassword"]).toBe(false);
    expect((await enter(owner.email, "one-of-my-own")).status).toBe(200);
  });

  it("is told to nobody but who typed it: a wrong one says no more than that it is wrong", async () => {
    const { id, email } = await addPerson(store, "operator");
    await reset(id);
    const wrong = await enter(email, "not-the-one");
    expect([wrong.status, wrong.body.data?.code, wrong.body.data?.token]).toEqual([400, "wrong_password", undefined]);
  });

  it("stands in the audit log, without the password", async () => {
    const { id } = await addPerson(store, "operator");
    const { body } = await reset(id);
    const lines = await store
      .client()
      .collection("audit_log")
      .getFullList({ filter: `recordId = "${id}"` });
    expect(lines.map(({ action, user }) => [action, user])).toContainEqual(["password_reset_by", administrator.id]);
    expect(JSON.stringify(lines)).not.toContain(body.password);
  });
});

describe("who may set another one's password", () => {
  it("is whoever has the right, over nobody who is more than he is, and not over himself", async () => {
    const operator = await person(store, "operator");
    const { id } = await addPerson(store, "operator");
    expect((await reset(id, operator.token)).status).toBe(403);
    expect((await reset(administrator.id)).status).toBe(403);
    expect((await reset("nobodynobodynob")).status).toBe(404);
    const name = "helpers";
    const rights = { administrator: { user: { users: { read: true, reset: true, update: true } } } };
    await store.client().collection("role_authorities").create({ name, staff: true, authorities: rights });
    const helper = await person(store, name);
    expect((await reset(administrator.id, helper.token)).status).toBe(403);
  });

  it("has it changed also where he sends it with the record, and needs the right for that", async () => {
    const { id, email } = await addPerson(store, "trainee");
    const set = (token: string, more: object = {}) =>
      withinLimit(() =>
        store.request<Answered>("PATCH", `/api/collections/users/records/${id}`, {
          token,
          body: { password: "given-by-hand", passwordConfirm: "given-by-hand", ...more },
        }),
      );
    const name = "no_reset";
    const trainee = await store
      .client()
      .collection("role_authorities")
      .getOne(await roleId(store, "trainee"));
    const authorities = { ...(trainee["authorities"] as object), administrator: { user: { users: { update: true } } } };
    await store.client().collection("role_authorities").create({ name, staff: true, authorities });
    const refused = await set((await person(store, name)).token);
    expect([refused.status, refused.body.data?.field]).toEqual([403, "password"]);
    expect((await set(administrator.token, { mustChangePassword: false })).status).toBe(200);
    expect((await enter(email, "given-by-hand")).body.data?.code).toBe("password_due");
  });

  it("is not the person himself: the flag is not his to take away", async () => {
    const owner = await person(store, "operator");
    const answer = await withinLimit(() =>
      store.request("PATCH", `/api/collections/users/records/${owner.id}`, {
        token: owner.token,
        body: { mustChangePassword: true },
      }),
    );
    expect(answer.status).toBe(404);
  });
});

it("ends the sessions of whoever is asked to change his password, though it is the same", async () => {
  const owner = await person(store, "operator");
  await store.client().collection("users").update(owner.id, { mustChangePassword: true });
  expect((await store.request("GET", "/api/watchdesk/beat", { token: owner.token })).status).toBe(401);
  await expect(signIn(store, owner.email)).rejects.toThrow(/password_due/);
});
