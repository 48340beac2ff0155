/** What becomes of held alarms when their owner signs out: the log says that he did, and not that he was lost. */

import { afterAll, beforeAll, expect, it } from "vitest";
import { act, addAlarm, alarmOf, claimsOf, linesOf } from "../support/alarms";
import { person, signIn, type Person } from "../support/people";
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

it("leaves what he took in another session with him there, and releases it where he asks for that", async () => {
  const { who, alarm, session } = await holding();
  const second = await signIn(store, who.email);
  const taken = await addAlarm(store);
  expect((await act(store, second, { alarm: taken, name: "claim" })).status).toBe(200);
  expect((await store.request("DELETE", session, { token: who.token })).status).toBe(204);
  expect(await alarmOf(store, alarm)).toMatchObject({ state: "queued", owner: "" });
  expect(await alarmOf(store, taken)).toMatchObject({ state: "claimed", owner: who.id });

  const third = await signIn(store, who.email);
  const other = await holding();
  const last = `/api/collections/session_control/records/${third.session.sessionId}?release=all`;
  expect((await store.request("DELETE", last, { token: third.token })).status).toBe(204);
  expect(await alarmOf(store, taken)).toMatchObject({ state: "queued", owner: "" });
  expect(await linesOf(store, taken)).toEqual(["claimed", "released_sign_out"]);
  expect(await lastLine(taken)).toMatchObject({ report: "Released: Ada signed out", author: who.id });
  expect(await alarmOf(store, other.alarm)).toMatchObject({ owner: other.who.id });
  expect((await act(store, second, { alarm: taken, name: "claim" })).status).toBe(200);
});

it("releases nothing of a person elsewhere when somebody else ends one of his sessions", async () => {
  const { who, alarm } = await holding();
  const second = await signIn(store, who.email);
  const { token } = await person(store, "administrator");
  const path = `/api/collections/session_control/records/${second.session.sessionId}?release=all`;
  expect((await store.request("DELETE", path, { token })).status).toBe(204);
  expect(await alarmOf(store, alarm)).toMatchObject({ owner: who.id });
});

it("says that the session was lost when somebody else ended it", async () => {
  const { alarm, who } = await holding();
  await store.client().collection("session_control").delete(who.session.sessionId);
  expect(await linesOf(store, alarm)).toEqual(["claimed", "released_session"]);
  expect(await lastLine(alarm)).toMatchObject({ report: "Released: session lost (Ada)", author: "" });
});
