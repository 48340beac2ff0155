/** What becomes of held alarms when their owner signs out: the log says that he did, and not that he was lost. */

import { afterAll, beforeAll, expect, it } from "vitest";
import { act, addAlarm, alarmOf, claimsOf, linesOf } from "../support/alarms";
import { person, type Person } from "../support/people";
import { startStore, type TestStore } from "../support/store";

let store: TestStore;

beforeAll(async () => void (store = await startStore()));
afterAll(() => store?.stop());

async function holding(): Promise<{ readonly who: Person; readonly alarm: string; readonly session: string }> {
  const who = await person(store, "operator", { name: "Ada" });
  const alarm = await addAlarm(store);
  expect((await act(store, who, { alarm, name: "claim" })).status).toBe(200);
  return { who, alarm, session: `/api/collections/session_control/records/${who.session.sessionId}` };
}

const lastLine = (alarm: string) =>
  store.client().collection("events_reports").getFirstListItem(`alarm = "${alarm}"`, { sort: "-lineNo" });

it("says that he signed out, under his name", async () => {
  const { who, alarm, session } = await holding();
  expect((await store.request("DELETE", session, { token: who.token })).status).toBe(204);
  expect(await alarmOf(store, alarm)).toMatchObject({ state: "queued", owner: "" });
  expect(await claimsOf(store, alarm)).toMatchObject([{ ended: "released" }]);
  expect(await linesOf(store, alarm)).toEqual(["claimed", "released_sign_out"]);
  expect(await lastLine(alarm)).toMatchObject({ report: "Released: Ada signed out", author: who.id });
});

it("says that the session was lost when somebody else ended it", async () => {
  const { alarm, who } = await holding();
  await store.client().collection("session_control").delete(who.session.sessionId);
  expect(await linesOf(store, alarm)).toEqual(["claimed", "released_session"]);
  expect(await lastLine(alarm)).toMatchObject({ report: "Released: session lost (Ada)", author: "" });
});
