/** H-AC-03: a panel that repeats itself leaves alone what operators have done with the alarm. */

import { afterAll, beforeAll, expect, it } from "vitest";
import type { AlarmAct } from "../../domain/live/routes";
import { act, claimsOf, linesOf, placesOf } from "../support/alarms";
import { createRoom, type Room, type SignedIn } from "../support/room";
import { batch, signal } from "../support/signals";
import { startStore, type TestStore } from "../support/store";

const REPEATS = 10;

let store: TestStore;
let room: Room;

beforeAll(async () => {
  store = await startStore();
  room = await createRoom(store);
});

afterAll(() => store?.stop());

/** The same zone of the same site, under a sequence of its own. */
async function trip(): Promise<void> {
  const body = batch([signal({ account: "4711", code: "BA", zone: "1" })]);
  const answer = await store.request("POST", "/api/watchdesk/signals", { body, token: room.serviceToken });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

const theAlarm = () => store.client().collection("events_alarm").getFirstListItem('siteNo = "4711"');

async function does(who: SignedIn, alarm: string, name: AlarmAct, body = {}): Promise<void> {
  const answer = await act(store, who, { alarm, name, body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

it("ten more of the same signal keep the owner, both notes and the state, and only count", async () => {
  const ayla = await room.signIn("ayla");
  const bora = await room.signIn("bora");
  await trip();
  const { id } = await theAlarm();
  await does(ayla, id, "claim");
  await does(ayla, id, "note", { id: "noteofaylaatfir", text: "keyholder called" });
  await does(ayla, id, "seen", { version: (await theAlarm())["version"] });
  const worked = { id, owner: room.users.ayla.id, ownerName: "Ayla", state: "in_progress" };
  expect(await theAlarm()).toMatchObject({ ...worked, eventCount: 1, unseenCount: 0 });

  for (let repeat = 1; repeat <= REPEATS; repeat++) {
    // Both at once: neither waits for the other to be done.
    const note = { id: "noteofboramidwa", text: "police are on their way" };
    await Promise.all([trip(), repeat === REPEATS / 2 ? does(bora, id, "note", note) : undefined]);
    expect(await theAlarm(), `after repeat ${repeat}`).toMatchObject({ ...worked, eventCount: 1 + repeat });
  }
  expect(await theAlarm()).toMatchObject({ ...worked, eventCount: 1 + REPEATS, unseenCount: REPEATS });
  expect(await placesOf(store, id)).toEqual(["events_alarm"]);
  expect((await claimsOf(store, id)).map(({ operator, ended }) => [operator, ended])).toEqual([
    [room.users.ayla.id, ""],
  ]);
  const lines = await linesOf(store, id);
  expect(lines.filter((line) => line.startsWith("note: ")).toSorted()).toEqual([
    "note: keyholder called",
    "note: police are on their way",
  ]);
  for (const lost of ["released", "claim_lapsed", "back_in_queue"]) expect(lines).not.toContain(lost);
  expect(await store.client().collection("events_alarm").getFullList()).toHaveLength(1);
});
