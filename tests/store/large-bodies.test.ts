/** Bodies larger than any honest one are refused before the store's engine reads them. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { act, addAlarm } from "../support/alarms";
import { person } from "../support/people";
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
