/** H-AC-02: any number of claims at the same instant, and exactly one wins. */

import { afterAll, beforeAll, expect, it } from "vitest";
import { act, addAlarm, alarmOf, claimsOf } from "../support/alarms";
import { person, signIn, type Person } from "../support/people";
import { startStore, type TestStore } from "../support/store";

const CLAIMERS = 20;
const ROUNDS = 50;

let store: TestStore;
const claimers: Person[] = [];

beforeAll(async () => {
  store = await startStore();
  for (let n = 0; n < CLAIMERS; n += 1) claimers.push(await person(store, "operator", { name: `Operator ${n}` }));
});

afterAll(() => store?.stop());

it(`lets one of ${CLAIMERS} win in each of ${ROUNDS} rounds and tells the others by whom`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const alarm = await addAlarm(store);
    const answers = await Promise.all(claimers.map((who) => act(store, who, { alarm, name: "claim" })));
    const winners = claimers.filter((_, index) => answers[index]?.status === 200);
    expect(winners).toHaveLength(1);
    const record = await alarmOf(store, alarm);
    expect(record["owner"]).toBe(winners[0]?.id);
    const losers = answers.filter((answer) => answer.status !== 200);
    for (const { status, body } of losers) {
      expect(status).toBe(409);
      expect(body.data).toMatchObject({
        code: "alarm_taken",
        ownerName: record["ownerName"],
        claimedAt: record["claimedAt"],
      });
    }
    expect(await claimsOf(store, alarm)).toHaveLength(1);
  }
});

it("lets one person claim from two sessions at once without a second interval", async () => {
  const [who] = claimers;
  if (!who) throw new Error("nobody");
  const alarm = await addAlarm(store);
  const there = await signIn(store, who.email);
  const answers = await Promise.all([who, there, who, there].map((from) => act(store, from, { alarm, name: "claim" })));
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
  expect(await claimsOf(store, alarm)).toHaveLength(1);
});

it("lets a claim go on in the session in which its owner asked last", async () => {
  const [who] = claimers;
  if (!who) throw new Error("nobody");
  const alarm = await addAlarm(store);
  await act(store, who, { alarm, name: "claim" });
  const there = await signIn(store, who.email);
  expect((await act(store, there, { alarm, name: "claim" })).status).toBe(200);
  const path = `/api/collections/session_control/records/${who.session.sessionId}`;
  expect((await store.request("DELETE", path, { token: who.token })).status).toBe(204);
  expect(await alarmOf(store, alarm)).toMatchObject({ owner: who.id });
  expect(await claimsOf(store, alarm)).toMatchObject([{ ended: "", session: there.session.sessionId }]);
});
