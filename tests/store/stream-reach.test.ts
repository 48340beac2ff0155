/**
 * A stream that is being opened while its person is given another reach. It would go on with the topics of the one he
 * had: the store's rules let him hear nothing of that, and he would hear nothing of what he reaches now either.
 */

import { request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SESSION_HEADER } from "../../domain/live/routes";
import { act, addAlarm } from "../support/alarms";
import { person, serviceToken, type Person } from "../support/people";
import { batch, signal } from "../support/signals";
import { openStream, type Stream } from "../support/sse";
import { startStore, type TestStore } from "../support/store";

const HELD = 100;
const WRITERS = 6;

let store: TestStore;
let service: string;
let centre: Person;
let dealers: string[];

beforeAll(async () => {
  store = await startStore();
  service = await serviceToken(store);
  centre = await person(store, "operator");
  const make = async (code: string) =>
    (await store.client().collection("installers_accounts").create({ code, company: code })).id;
  dealers = [await make("A"), await make("B")];
  // A dealer without staff has no feed: somebody stays when the others are moved.
  await person(store, "dealer_admin", { dealer: dealers[0] ?? "" });
});

afterAll(() => store?.stop());

const ofDealer = () => person(store, "dealer_admin", { dealer: dealers[0] ?? "" });
const change = (collection: string, id: string, body: object) => store.client().collection(collection).update(id, body);
const moveToOther = (who: Person) => change("users", who.id, { dealer: dealers[1] });

let notes = 0;

/** What the stream hears of the dealer whose people its person is no longer one of. */
async function hearsFormer(stream: Stream): Promise<boolean> {
  notes += 1;
  const id = `note${String(notes).padStart(11, "0")}`;
  const alarm = await addAlarm(store, { dealer: dealers[0] });
  expect((await act(store, centre, { alarm, name: "note", body: { id, text: "for the former" } })).status).toBe(200);
  await wait(300);
  return stream.events.some(({ data }) => JSON.stringify(data).includes(id));
}

/** Ends within two seconds. */
const ends = (stream: Stream): Promise<boolean> =>
  Promise.race([stream.ended.then(() => true), wait(2000).then(() => false)]);

const holdWriter = () =>
  store.request("POST", "/api/watchdesk/signals", {
    body: batch(Array.from({ length: 200 }, () => signal({ account: "9501" }))),
    token: service,
  });

/** Subscribes, but says what to only when told: the store knows by the head of the request who asks. */
async function subscribeSlowly(stream: Stream, who: Person): Promise<() => Promise<number>> {
  const body = JSON.stringify({ clientId: stream.clientId, subscriptions: who.topics });
  const headers = {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    authorization: who.token,
    [SESSION_HEADER]: who.session.sessionId,
  };
  const asked = request(`${store.url}/api/realtime`, { method: "POST", headers });
  const answered = new Promise<number>((done, fail) => {
    asked.once("error", fail);
    asked.once("response", (answer) => done(answer.resume().statusCode ?? 0));
  });
  asked.flushHeaders();
  await wait(200);
  return () => {
    asked.end(body);
    return answered;
  };
}

describe("a stream that is being opened", () => {
  it("hears nothing of the former dealer where its person was moved before the store knew whose it is", async () => {
    const who = await ofDealer();
    const stream = await openStream(store.url);
    const go = await subscribeSlowly(stream, who);
    await moveToOther(who);
    const status = await go();
    expect(await hearsFormer(stream)).toBe(false);
    expect([status, await ends(stream)]).toEqual([503, true]);
  });

  it("is opened where nothing of his reach was changed meanwhile", async () => {
    const who = await ofDealer();
    const stream = await openStream(store.url);
    const go = await subscribeSlowly(stream, who);
    await change("users", who.id, { name: "Another" });
    expect(await go()).toBe(204);
    expect(await hearsFormer(stream)).toBe(true);
    stream.close();
  });

  it("ends where he was moved while the store wrote down whose it is", async () => {
    for (let round = 0; round < 3; round += 1) {
      const who = await ofDealer();
      // All that he holds goes back in the transaction that moves him, which holds the writer for so long.
      const held = { dealer: dealers[0], owner: who.id, ownerName: "He", state: "claimed" };
      for (let n = 0; n < HELD; n += 1) await addAlarm(store, { ...held, alarmNo: 100_000 * (round + 1) + n });
      const stream = await openStream(store.url);
      const go = await subscribeSlowly(stream, who);
      // Others wait for the writer, too: so it is likely that the streams are ended before his stream is his.
      const others = async () => Promise.all(Array.from({ length: WRITERS }, holdWriter));
      await Promise.all([moveToOther(who), wait(50).then(others), wait(100).then(go)]);
      expect(await ends(stream), `round ${round}`).toBe(true);
    }
  });
});
