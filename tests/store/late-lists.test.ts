/** A list that runs out of time is a busy store for the app, and no refusal. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createClient } from "../../src/sync/client";
import type { Credentials } from "../../src/sync/store-client";
import { person, type Person } from "../support/people";
import type { TestStore } from "../support/store";
import { startHooked } from "../support/store-hooks";

const HOOK = `
routerAdd("POST", "/test/fill", (e) => {
  const sql = "WITH RECURSIVE c(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM c WHERE i < 120000) " +
    "INSERT INTO events (id, seq, text, receivedAt, created, updated) SELECT printf('e%014d', i), i, " +
    "'a text of the panel that is somewhat long ' || i, '2026-01-01', '2026-01-01', '2026-01-01' FROM c";
  $app.db().newQuery(sql).execute();
  return e.noContent(204);
});`;

let store: TestStore;
let operator: Person;

beforeAll(async () => {
  // A second, the least there is, in the place of an installation's ten.
  store = await startHooked({ hook: HOOK, product: true }, "--queryTimeout=1");
  operator = await person(store, "operator");
  expect((await store.request("POST", "/test/fill")).status).toBe(204);
});

afterAll(() => store?.stop());

const withToken = (token: string): Credentials => ({
  token: () => token,
  sessionId: () => "",
  ensureFresh: () => Promise.resolve(),
  markStale: () => false,
  onRefused: () => undefined,
  onServerDate: () => undefined,
});

describe("a list that runs out of time", () => {
  // Nobody bounds a superuser: whoever is, is refused long before a second is over.
  const filter = Array.from({ length: 190 }, (_, n) => `text ~ "no${n}"`).join(" || ");

  it("is answered by the store like one it can't read", async () => {
    const path = `/api/collections/events/records?skipTotal=1&filter=${encodeURIComponent(filter)}`;
    const { status, body } = await store.request<{ data: object }>("GET", path, { token: store.superuser.token });
    expect([status, body.data]).toEqual([400, {}]);
  });

  it("is told to the app as a busy store, after it was asked for again", async () => {
    const listed = createClient(withToken(store.superuser.token), store.url).list("events", { filter });
    await expect(listed).rejects.toMatchObject({ code: "store_busy" });
  });

  it("is not what the app takes a refusal for", async () => {
    const listed = createClient(withToken(operator.token), store.url).list("events", { filter: 'text ~ "x"' });
    await expect(listed).rejects.toMatchObject({ code: "bad_request", data: { field: "filter" } });
  });
});
