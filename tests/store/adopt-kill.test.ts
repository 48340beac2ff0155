/** A store that is killed while a site takes in what its account sent before: the rest follows, with the clock. */

import { afterAll, beforeAll, expect, it } from "vitest";
import { createRoom, type Room } from "../support/room";
import { batch, signal } from "../support/signals";
import { startStore, type TestStore } from "../support/store";

const BATCHES = 8;
const IN_BATCH = 900;

let store: TestStore;
let room: Room;

beforeAll(async () => {
  store = await startStore();
  room = await createRoom(store);
});

afterAll(() => store?.stop());

async function countOf(filter: string): Promise<number> {
  const path = `/api/collections/events/records?perPage=1&filter=${encodeURIComponent(filter)}`;
  const answer = await store.request<{ totalItems: number }>("GET", path, { token: store.superuser.token });
  return answer.body.totalItems;
}

const clock = () => store.request("POST", "/api/watchdesk/due", { body: {}, token: room.serviceToken });

it("forgets none of it, takes the rest in small parts, and nothing twice", async () => {
  for (let part = 0; part < BATCHES; part += 1) {
    const signals = Array.from({ length: IN_BATCH }, () => signal({ account: "9401" }));
    const asked = { body: batch(signals), token: room.serviceToken };
    expect((await store.request("POST", "/api/watchdesk/signals", asked)).status).toBe(200);
  }
  const values = { code: "9401", name: "New shop", state: "active", installer: room.dealers.north };
  const saved = store
    .client()
    .collection("site_accounts")
    .create(values)
    .then(
      () => "answered",
      () => "cut off",
    );
  while ((await countOf('account = "9401" && site != ""')) === 0);
  await store.kill();
  expect(await saved).toBe("cut off");
  await store.restart();
  const own = await countOf('account = "9401" && site != ""');
  expect(own).toBeGreaterThan(0);
  expect(own).toBeLessThan(BATCHES * IN_BATCH);
  for (let call = 0; call < 60 && (await countOf('account = "9401" && site = ""')) > 0; call += 1) {
    expect((await clock()).status).toBe(200);
  }
  expect(await countOf('account = "9401" && site != "" && siteName = "New shop"')).toBe(BATCHES * IN_BATCH);
  // Whoever sends under that account later finds the notes closed: a call changes nothing.
  expect((await clock()).body).toEqual({ woken: 0, lapsed: 0, ended: 0 });
});
