/** A workstation at which nobody is any more: session, stream and claims end in one act, with a line and a reason. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { act, addAlarm, alarmOf, claimsOf, linesOf } from "../support/alarms";
import { person, signIn, type Person } from "../support/people";
import { openStream, subscribe } from "../support/sse";
import { startStore, type TestStore } from "../support/store";

let store: TestStore;

beforeAll(async () => void (store = await startStore()));
afterAll(() => store?.stop());

interface Refused {
  data: { code: string };
}

const leave = (who: Person, body: object = { idleSeconds: 900 }) =>
  store.request<Refused>("POST", "/api/watchdesk/session/inactive", { token: who.token, body });

const read = (who: Person) =>
  store.request<Refused>("GET", "/api/collections/events_alarm/records", { token: who.token });

async function claim(who: Person): Promise<string> {
  const alarm = await addAlarm(store);
  expect((await act(store, who, { alarm, name: "claim" })).status).toBe(200);
  return alarm;
}

it("lets go of what was claimed there with a line in the log, ends the session and its stream, and keeps the others", async () => {
  const who = await person(store, "operator", { name: "Ada" });
  const elsewhere = await signIn(store, who.email);
  const alarm = await claim(who);
  const other = await claim(elsewhere);
  const stream = await openStream(store.url);
  const sub = { token: who.token, session: who.session, topics: who.topics };
  expect((await subscribe(store.url, stream, sub)).status).toBe(204);

  expect((await leave(who)).status).toBe(204);
  await stream.ended;
  expect(await alarmOf(store, alarm)).toMatchObject({ state: "queued", owner: "" });
  expect(await claimsOf(store, alarm)).toMatchObject([{ ended: "released" }]);
  expect(await linesOf(store, alarm)).toEqual(["claimed", "released_inactive"]);
  const last = { filter: `alarm = "${alarm}"`, sort: "-lineNo" };
  expect(await store.client().collection("events_reports").getFirstListItem(`alarm = "${alarm}"`, last)).toMatchObject({
    report: "Released: Ada was signed out due to inactivity",
    author: who.id,
    authorName: "Ada",
  });
  expect(await alarmOf(store, other)).toMatchObject({ owner: who.id });
  expect((await read(elsewhere)).status).toBe(200);
});

it("tells whoever comes with that session later why it has ended, also after a restart", async () => {
  const who = await person(store, "operator");
  await leave(who);
  const asked = async () => [await read(who), await leave(who)].map(({ status, body }) => [status, body.data.code]);
  expect(await asked()).toEqual([
    [401, "inactive"],
    [401, "inactive"],
  ]);
  const renewal = await store.request<Refused>("POST", "/api/watchdesk/session/renew", { body: who.session });
  expect([renewal.status, renewal.body.data.code]).toEqual([401, "inactive"]);
});

it.each([[{}], [{ idleSeconds: "900" }], [{ idleSeconds: -1 }], [{ idleSeconds: 1e9 }]])(
  "takes no nonsense: %j",
  async (body) => {
    const who = await person(store, "operator");
    const answer = await leave(who, body);
    expect([answer.status, answer.body.data]).toMatchObject([400, { code: "bad_request", field: "idleSeconds" }]);
    expect((await read(who)).status).toBe(200);
  },
);

it("either has let go of all or of nothing where the store dies in the middle", async () => {
  const who = await person(store, "operator");
  const alarms = [await claim(who), await claim(who), await claim(who)];
  const answer = leave(who).catch(() => undefined);
  await store.kill();
  await answer;
  await store.restart();
  const owners = await Promise.all(alarms.map(async (id) => (await alarmOf(store, id)).owner));
  const stands = (await read(who)).status === 200;
  expect(new Set(owners)).toEqual(new Set([stands ? who.id : ""]));
});
