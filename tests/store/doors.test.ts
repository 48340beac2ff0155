/** What reaches the store before anybody is asked who he is, and what its own routes offer beside ours. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { errors as texts } from "../../locales/en/common.json";
import { act, addAlarm } from "../support/alarms";
import { addPerson, PASSWORD, person, serviceToken, signIn, type Person } from "../support/people";
import { openStream, subscribe } from "../support/sse";
import { startStore, type TestStore } from "../support/store";

let store: TestStore;

beforeAll(async () => {
  store = await startStore({ env: { WATCHDESK_FRONT: "1" } });
});

afterAll(() => store?.stop());

interface Refused {
  readonly data?: { code?: string; field?: string; retryAfter?: number };
}

const send = async (path: string, body: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(store.url + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
  });
  const text = await answer.text();
  return { status: answer.status, code: text === "" ? "" : (JSON.parse(text) as Refused).data?.code };
};

describe("a body of 200 kB", () => {
  const KEYS = JSON.stringify(Object.fromEntries(Array.from({ length: 18_000 }, (_, n) => [`key${n}`, n])));

  it.each([
    "/api/realtime",
    "/api/collections/users/auth-with-password",
    "/api/collections/users/auth-refresh",
    "/api/collections/users/auth-with-oauth2",
    "/api/collections/users/request-otp",
    "/api/collections/_superusers/auth-with-password",
    "/api/watchdesk/session/renew",
  ])("is refused to a guest before it is read: %s", async (path) => {
    expect(KEYS.length).toBeGreaterThan(200_000);
    expect((await send(path, KEYS)).status).toBe(413);
  });

  it("is taken from a receiver, whose batches are as large", async () => {
    const authorization = await serviceToken(store);
    expect(await send("/api/watchdesk/signals", KEYS, { authorization })).toEqual({ status: 400, code: "bad_request" });
  });

  it("is refused for an act in words of ours", async () => {
    const operator = await person(store, "operator");
    const alarm = await addAlarm(store);
    const answer = await act(store, operator, { alarm, name: "note", body: { id: "x", text: "x".repeat(200_000) } });
    expect([answer.status, answer.body.data?.code]).toEqual([413, "too_large"]);
    expect(texts.too_large).toContain("kept");
  });

  it("is refused for a small form in words of ours", async () => {
    const body = JSON.stringify({ sessionId: "x".repeat(5000), renewal: "y" });
    expect(await send("/api/watchdesk/session/renew", body)).toEqual({ status: 413, code: "too_large" });
  });
});

it("takes the subscription of somebody who has hundreds of customers", async () => {
  const operator = await person(store, "operator");
  const stream = await openStream(store.url);
  const topics = Array.from({ length: 900 }, (_, n) => `signal_feed/customer${String(n).padStart(7, "0")}`);
  const { status } = await subscribe(store.url, stream, { token: operator.token, session: operator.session, topics });
  expect(status).not.toBe(413);
  stream.close();
});

describe("addresses and passwords by mail", () => {
  it.each([
    ["request-email-change", { newEmail: "other@watchdesk.test" }],
    ["confirm-email-change", { token: "x", password: PASSWORD }],
    ["request-password-reset", { email: "nobody@watchdesk.test" }],
    ["confirm-password-reset", { token: "x", password: PASSWORD, passwordConfirm: PASSWORD }],
    ["request-verification", { email: "nobody@watchdesk.test" }],
    ["confirm-verification", { token: "x" }],
  ])("are not offered to accounts that are nobody's, and said so: %s", async (name, body) => {
    const { token: authorization, email } = await person(store, "operator");
    for (const collection of ["service_accounts", "_superusers", "pbc_3142635823"]) {
      for (const sent of [body, { ...body, ...("email" in body ? { email } : {}) }]) {
        const answer = await send(`/api/collections/${collection}/${name}`, JSON.stringify(sent), { authorization });
        expect([collection, answer]).toEqual([collection, { status: 403, code: "not_offered" }]);
      }
    }
  });

  it("send none and tell nobody whom there is, however the collection is spelt", async () => {
    const { email } = await addPerson(store, "operator");
    const { token: authorization } = await person(store, "operator");
    const ask = (name: string, body: object) =>
      send(`/api/collections/USERS/${name}`, JSON.stringify(body), { authorization });
    for (const address of [email, "nobody@watchdesk.test"]) {
      expect((await ask("request-password-reset", { email: address })).status).toBe(204);
    }
    // No mail can be sent from here, and whoever is signed in is told.
    const asked = await ask("request-email-change", { newEmail: "other@watchdesk.test" });
    expect(asked).toEqual({ status: 409, code: "mail_missing" });
  });
});

describe("the old password that a person types for a new one", () => {
  const change = (who: Person, oldPassword: unknown, from: string) =>
    store.request<Refused>("PATCH", `/api/collections/users/records/${who.id}`, {
      token: who.token,
      headers: { "x-forwarded-for": from },
      body: { oldPassword, password: "another-long-one", passwordConfirm: "another-long-one" },
    });
  const failed = (who: Person) =>
    store
      .client()
      .collection("audit_log")
      .getFullList({ filter: `action = "password_change_failed" && user = "${who.id}"` });

  it("is no second place to guess it: counted with the tries to sign in, and logged", async () => {
    const owner = await person(store, "operator");
    const from = "203.0.113.21";
    for (let n = 0; n < 10; n += 1) {
      const answer = await change(owner, `wrong ${n}`, from);
      expect([answer.status, answer.body.data?.code]).toEqual([400, "wrong_password"]);
    }
    const right = await change(owner, PASSWORD, from);
    expect([right.status, right.body.data?.code]).toEqual([429, "too_many_tries"]);
    expect(right.body.data?.retryAfter).toBeGreaterThan(0);
    const signedIn = await store.request<Refused>("POST", "/api/collections/users/auth-with-password", {
      headers: { "x-forwarded-for": from },
      body: { identity: owner.email, password: PASSWORD },
    });
    expect([signedIn.status, signedIn.body.data?.code]).toEqual([429, "too_many_tries"]);
    const reasons = (await failed(owner)).map(({ reason }) => String(reason));
    expect(reasons.filter((reason) => reason === "wrong_password")).toHaveLength(10);
    expect(reasons).toContain("too_many_tries");
  });

  it("changes it where it is right", async () => {
    const owner = await person(store, "operator");
    expect((await change(owner, PASSWORD, "203.0.113.22")).status).toBe(200);
    await expect(signIn(store, owner.email)).rejects.toThrow(/wrong_password/);
  });

  it("is refused by name where it is no text", async () => {
    const answer = await change(await person(store, "operator"), { a: 1 }, "203.0.113.23");
    expect(answer.body.data).toMatchObject({ code: "bad_request", field: "oldPassword" });
  });
});

describe("what is kept of an answer by a browser, or on the way to it", () => {
  it("is nothing, of lists, records and routes of our own", async () => {
    const operator = await person(store, "operator");
    const alarm = await addAlarm(store);
    const headers = { authorization: operator.token };
    const period = "from=2026-01-01T00:00:00Z&to=2026-01-02T00:00:00Z";
    for (const path of [
      "/api/collections/important_contacts/records",
      `/api/collections/users/records/${operator.id}`,
      `/api/watchdesk/alarms/${alarm}`,
      "/api/watchdesk/alarms/nobody",
      `/api/watchdesk/alarm_history?${period}`,
    ]) {
      const answer = await fetch(store.url + path, { headers });
      expect([path, answer.headers.get("cache-control")]).toEqual([path, "no-store"]);
      await answer.text();
    }
  });
});
