/** What would cost the store far more than any honest request is refused before it does. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { act, addAlarm } from "../support/alarms";
import { addPerson, person } from "../support/people";
import { startStore, type TestStore } from "../support/store";

let store: TestStore;

beforeAll(async () => {
  store = await startStore();
});

afterAll(() => store?.stop());

const LISTS = `[${"[],".repeat(100_000)}1]`;

const send = async (path: string, { body, token }: { body: string; token?: string }) => {
  const headers = { "content-type": "application/json", ...(token ? { authorization: token } : {}) };
  return (await fetch(`${store.url}${path}`, { method: "POST", headers, body })).status;
};

describe("a large body", () => {
  it("is refused to a guest who would renew a session", async () => {
    expect(await send("/api/watchdesk/session/renew", { body: LISTS })).toBe(413);
    expect(await send("/api/watchdesk/session/renew", { body: '{"sessionId":"a","renewal":"b"}' })).toBe(401);
  });

  it("is refused to an act, and the longest note is none", async () => {
    const operator = await person(store, "operator");
    const alarm = await addAlarm(store);
    const path = `/api/watchdesk/alarms/${alarm}/note`;
    expect(await send(path, { body: LISTS, token: operator.token })).toBe(413);
    const text = "語".repeat(4000);
    expect((await act(store, operator, { alarm, name: "note", body: { id: "longestnote0000", text } })).status).toBe(
      200,
    );
  });
});

describe("a body for the store's own routes", () => {
  const BIG = JSON.stringify({ lists: "x".repeat(4_300_000) });
  it.each([
    ["POST", "users/records"],
    ["PATCH", "users/records/abcdefghijklmno"],
    ["POST", "users/auth-with-password"],
    ["POST", "events/records"],
  ])("is refused above 4 MB, also to a guest: %s %s", async (method, path) => {
    const headers = { "content-type": "application/json" };
    const url = `${store.url}/api/collections/${path}`;
    expect((await fetch(url, { method, headers, body: BIG })).status).toBe(413);
  });

  it("may be a portrait of two megabytes", async () => {
    const { id, token } = await person(store, "operator");
    const form = new FormData();
    form.set("avatar", new Blob([new Uint8Array(2_000_000)], { type: "image/png" }), "me.png");
    const url = `${store.url}/api/collections/users/records/${id}`;
    const answer = await fetch(url, { method: "PATCH", headers: { authorization: token }, body: form });
    expect(answer.status).not.toBe(413);
  });
});

describe("guests who write", () => {
  it.each([
    ["POST", ""],
    ["DELETE", "/abcdefghijklmno"],
  ])("are sent away when they do it again and again: %s", async (method, id) => {
    const path = `/api/collections/site_zones/records${id}`;
    const operator = await person(store, "operator");
    const statuses: number[] = [];
    for (let n = 0; n < 62; n += 1) statuses.push((await store.request(method, path, { body: {} })).status);
    expect(statuses.at(-1)).toBe(429);
    expect((await store.request(method, path, { body: {}, token: operator.token })).status).not.toBe(429);
  });
});

describe("relations shown with a record", () => {
  it.each([
    ["two deep", "site.customer", 200],
    ["three deep", "site.site_zones_via_site.site", 400],
    ["there and back, a hundred times", Array(100).fill("site.customer").join(), 400],
    ["of others to it", "zone_state_via_zone", 400],
  ])("may be asked for %s: %#", async (_, expand, status) => {
    const operator = await person(store, "operator");
    const path = "/api/collections/site_zones/records";
    for (const place of [path, `${path}/abcdefghijklmno`]) {
      const { token } = operator;
      const answer = await store.request("GET", `${place}?expand=${expand}`, { token });
      expect([status, 404]).toContain(answer.status);
      if (place === path) expect(answer.status).toBe(status);
    }
  });
});

describe("wrong passwords", () => {
  it("are stopped when they come all at once, too", async () => {
    const victim = await addPerson(store, "operator");
    const tries = Array.from({ length: 40 }, (_, n) =>
      store.request("POST", "/api/collections/users/auth-with-password", {
        body: { identity: victim.email, password: `guess ${n}` },
      }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400).length).toBeLessThan(25);
  });
});
