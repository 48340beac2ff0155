/** Whoever no longer reaches an alarm holds it no longer: his beats would keep it from everybody who does. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { feedItems } from "../../domain/live/feed";
import { act, addAlarm, alarmOf, claimsOf, linesOf } from "../support/alarms";
import { lastOf } from "../support/feed-stream";
import { person, roleId, serviceToken, type Person } from "../support/people";
import { startStore, type TestStore } from "../support/store";

let store: TestStore;
let service: string;
let centre: Person;
let dealers: string[];

const make = async (collection: string, body: object): Promise<string> =>
  (await store.client().collection(collection).create(body)).id;
const change = (collection: string, id: string, body: object) => store.client().collection(collection).update(id, body);

beforeAll(async () => {
  store = await startStore();
  service = await serviceToken(store);
  centre = await person(store, "operator");
  dealers = [
    await make("installers_accounts", { code: "A", company: "A" }),
    await make("installers_accounts", { code: "B", company: "B" }),
  ];
  // Of the other dealer: without staff a dealer has no feed.
  await ofDealer(1);
});

afterAll(() => store?.stop());

/** Somebody of a dealer who may claim. */
const ofDealer = (which: 0 | 1) => person(store, "administrator", { dealer: dealers[which] ?? "" });

let sites = 0;

/** A site of the first dealer with an alarm that somebody holds. */
async function heldBy(who: Person): Promise<{ site: string; alarm: string }> {
  sites += 1;
  const site = await make("site_accounts", {
    code: `70${sites}`,
    name: "Corner shop",
    state: "active",
    installer: dealers[0],
  });
  const alarm = await addAlarm(store, { site, dealer: dealers[0] });
  expect((await act(store, who, { alarm, name: "claim" })).status).toBe(200);
  return { site, alarm };
}

/** Moves a site to the other dealer. */
const move = (site: string) => change("site_accounts", site, { installer: dealers[1] });

const beat = async (who: Person, alarm: string) => {
  const { status, body } = await act(store, who, { alarm, name: "beat" });
  return status === 200 ? 200 : body.data.code;
};

const BACK = { state: "queued", owner: "", ownerName: "", claimedAt: "" };

async function expectBack(alarm: string, who: Person): Promise<void> {
  expect(await alarmOf(store, alarm)).toMatchObject(BACK);
  expect(await claimsOf(store, alarm)).toMatchObject([{ operator: who.id, ended: "released", lapseAt: "" }]);
  expect(await linesOf(store, alarm)).toEqual(["claimed", "released_reach"]);
  expect((await act(store, centre, { alarm, name: "claim" })).status).toBe(200);
}

async function expectKept(alarm: string, who: Person): Promise<void> {
  expect(await alarmOf(store, alarm)).toMatchObject({ owner: who.id, state: "claimed" });
  expect(await beat(who, alarm)).toBe(200);
  expect(await linesOf(store, alarm)).toEqual(["claimed"]);
}

describe("a site that is moved to another dealer", () => {
  it("takes its alarm back from the former dealer's person, on every screen", async () => {
    const who = await ofDealer(0);
    const { site, alarm } = await heldBy(who);
    const { version } = await alarmOf(store, alarm);
    await move(site);
    const told = async (audience: string) =>
      feedItems(await lastOf(store, audience)).map(({ a, c, record }) => [`${a} ${c}`, record["owner"]]);
    const back = [
      ["update events_alarm", ""],
      ["create events_reports", undefined],
    ];
    expect(await told("staff")).toEqual(back);
    expect(await told(`dealer:${dealers[1]}`)).toEqual(back);
    expect(await told(`dealer:${dealers[0]}`)).toEqual([["delete events_alarm", undefined]]);
    expect(await alarmOf(store, alarm)).toMatchObject({ dealer: dealers[1], version: Number(version) + 1 });
    await expectBack(alarm, who);
  });

  it("does not tell the new dealer who held it", async () => {
    const who = await person(store, "administrator", { dealer: dealers[0] ?? "", name: "Rosalind" });
    const { site, alarm } = await heldBy(who);
    await move(site);
    const there = await ofDealer(1);
    const record = await store.request("GET", `/api/watchdesk/alarms/${alarm}`, { token: there.token });
    expect(record).toMatchObject({ status: 200, body: { reports: [{ message: { key: "released_reach" } }] } });
    expect(JSON.stringify(record.body)).not.toMatch(new RegExp(`Rosalind|${who.id}`));
  });

  it("leaves it with whoever reaches both", async () => {
    const { site, alarm } = await heldBy(centre);
    await move(site);
    await expectKept(alarm, centre);
  });

  it("does not give a parked alarm back to the former dealer's person when its time is up", async () => {
    const who = await ofDealer(0);
    const { site, alarm } = await heldBy(who);
    await act(store, who, { alarm, name: "hold", body: { minutes: 5, reason: "guard" } });
    await move(site);
    await wakeByTime(alarm);
    await expectWokenToQueue(alarm);
  });
});

const wakeByTime = async (alarm: string): Promise<void> => {
  await change("events_pending", alarm, { wakeAt: new Date(Date.now() - 1000).toISOString() });
  expect((await store.request("POST", "/api/watchdesk/due", { token: service, body: {} })).status).toBe(200);
};

const expectWokenToQueue = async (alarm: string): Promise<void> => {
  expect(await alarmOf(store, alarm)).toMatchObject({ ...BACK, collectionName: "events_alarm" });
  expect(await linesOf(store, alarm)).toEqual(["claimed", "held", "woken_due"]);
};

describe("a person who is changed", () => {
  it.each<[string, () => Promise<object>]>([
    ["to another dealer", async () => ({ dealer: dealers[1] })],
    ["to a role without the right to claim", async () => ({ role: await roleId(store, "dealer_technician") })],
    ["to a portal user", async () => ({ role: await roleId(store, "user") })],
  ])("%s gives back what he holds", async (_, values) => {
    const who = await ofDealer(0);
    const { alarm } = await heldBy(who);
    await change("users", who.id, await values());
    await expectBack(alarm, who);
  });

  it("to a dealer keeps what he reaches there, and gives back the rest", async () => {
    const who = await person(store, "administrator");
    const kept = await heldBy(who);
    const lost = await addAlarm(store, { dealer: dealers[1] });
    const nobodys = await addAlarm(store);
    for (const alarm of [lost, nobodys]) expect((await act(store, who, { alarm, name: "claim" })).status).toBe(200);
    await change("users", who.id, { dealer: dealers[0] });
    await expectKept(kept.alarm, who);
    await expectBack(lost, who);
    await expectBack(nobodys, who);
  });

  it("in his name or language keeps what he holds", async () => {
    const who = await ofDealer(0);
    const { alarm } = await heldBy(who);
    await change("users", who.id, { name: "Another", language: "DE" });
    await expectKept(alarm, who);
  });

  it("by his role, which is no longer of the staff, gives back what he holds", async () => {
    const { authorities } = await store
      .client()
      .collection("role_authorities")
      .getOne(await roleId(store, "administrator"));
    const role = await make("role_authorities", { name: "leaving", staff: true, authorities });
    const who = await ofDealer(0);
    await change("users", who.id, { role });
    const { alarm } = await heldBy(who);
    await change("role_authorities", role, { staff: false });
    await expectBack(alarm, who);
  });

  it("does not get a parked alarm back that he no longer reaches", async () => {
    const who = await ofDealer(0);
    const { alarm } = await heldBy(who);
    await act(store, who, { alarm, name: "hold", body: { minutes: 5, reason: "guard" } });
    await change("users", who.id, { dealer: dealers[1] });
    await wakeByTime(alarm);
    await expectWokenToQueue(alarm);
  });
});

it("refuses the beat of a claim that is out of reach however it came to be, in the words of an alarm that is not there", async () => {
  const who = await ofDealer(0);
  const { alarm } = await heldBy(who);
  const [before] = await claimsOf(store, alarm);
  await change("events_alarm", alarm, { dealer: dealers[1] });
  expect(await beat(who, alarm)).toBe(await beat(who, "abcdefghijklmno"));
  expect(await claimsOf(store, alarm)).toMatchObject([
    { lapseAt: before?.["lapseAt"], heartbeatAt: before?.["heartbeatAt"] },
  ]);
});
