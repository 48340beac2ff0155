/** A token that the store could not look up is no bad token: 503, so that no browser signs its person out for it. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { person, signIn, type Person } from "../support/people";
import type { TestStore } from "../support/store";
import { startHooked } from "../support/store-hooks";

// The store's own look-up has failed (no auth); what the guard then sees of the data base is chosen by the test.
const HOOK = `
routerAdd("GET", "/test/guard/{data}", (e) => {
  const fails = () => { throw new Error("context deadline exceeded"); };
  const busy = e.request.pathValue("data") === "busy";
  const app = {
    findCachedCollectionByNameOrId: (name) => e.app.findCachedCollectionByNameOrId(name),
    findRecordsByIds: busy ? fails : (name, ids) => e.app.findRecordsByIds(name, ids),
    findAuthRecordByToken: (token, type) => e.app.findAuthRecordByToken(token, type),
  };
  const info = () => ({ headers: { authorization: e.request.header.get("Authorization") }, query: {} });
  require(__hooks + "/lib/guard.cjs").demandToken({ app, auth: null, requestInfo: info, next: () => e.noContent(204) });
});`;

let store: TestStore;
let who: Person;

beforeAll(async () => {
  store = await startHooked({ hook: HOOK, product: true });
  who = await person(store, "operator");
});

afterAll(() => store?.stop());

const forged = (token: string): string => `${token.slice(0, -4)}AAAA`;
const claims = (token: string): string =>
  `x.${Buffer.from(JSON.stringify({ id: "abcdefghijklmno", collectionId: "nothing" })).toString("base64url")}.${token.slice(-9)}`;

describe("a request that the store took for a guest's", () => {
  it.each<[string, string, (token: string) => string, number, string]>([
    ["a good token, by a store that can't look it up", "busy", (token) => token, 503, "store_busy"],
    ["a good token behind Bearer", "busy", (token) => `Bearer ${token}`, 503, "store_busy"],
    ["a good token, whose look-up has failed for a moment", "calm", (token) => token, 503, "store_busy"],
    ["a forged one", "calm", forged, 401, "not_signed_in"],
    ["one of no collection, also by a busy store", "busy", claims, 401, "not_signed_in"],
    ["no token at all, also by a busy store", "busy", () => "x", 401, "not_signed_in"],
  ])("with %s", async (_, data, spelt, status, code) => {
    const answer = await store.request<{ data: object }>("GET", `/test/guard/${data}`, { token: spelt(who.token) });
    expect([answer.status, answer.body.data]).toEqual([status, { code }]);
  });

  it("with the token of somebody who is gone", async () => {
    const gone = await person(store, "operator");
    await store.client().collection("users").delete(gone.id);
    const answer = await store.request("GET", "/test/guard/calm", { token: gone.token });
    expect(answer.status).toBe(401);
  });

  it("and on the store's own routes a bad token is a bad token still", async () => {
    const { token } = await signIn(store, who.email);
    const path = "/api/collections/site_accounts/records";
    expect((await store.request("GET", path, { token })).status).toBe(200);
    expect((await store.request("GET", path, { token: forged(token) })).status).toBe(401);
    expect((await store.request("GET", "/api/watchdesk/signal_history", { token: forged(token) })).status).toBe(401);
  });
});
