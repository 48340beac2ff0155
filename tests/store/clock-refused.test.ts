/** A message that the receiver refused for its time stamp: the attempt is a row and an alarm on the desk (H-PI-04). */

import { afterAll, beforeAll, expect, it } from "vitest";
import { createRoom, type Room } from "../support/room";
import { batch, signal } from "../support/signals";
import { startStore, type TestStore } from "../support/store";

let store: TestStore;
let room: Room;

beforeAll(async () => {
  store = await startStore();
  room = await createRoom(store);
});

afterAll(() => store.stop());

it("calls somebody as a fault of the line, says how far the clock is off and shows that the site lives", async () => {
  const receivedAt = new Date().toISOString();
  const panelAt = new Date(Date.now() + 3_600_000).toISOString();
  const clock = { receivedAt, panelAt, clockSkewSeconds: 3600 };
  const sent = signal({ kind: "link", code: "clock_refused", zone: "", partition: "", encrypted: true, ...clock });
  const answer = await store.request("POST", "/api/watchdesk/signals", {
    body: batch([sent]),
    token: room.serviceToken,
  });
  expect(answer.status).toBe(200);
  const rows = (collection: string, filter = "") => store.client().collection(collection).getFullList({ filter });
  expect(await rows("events", `key = "${sent.key}"`)).toMatchObject([
    {
      class: "link",
      signal: "Message refused, panel clock is wrong",
      decision: "queued",
      panelAt: panelAt.replace("T", " "),
    },
  ]);
  expect(await rows("events_alarm")).toMatchObject([{ alarmType: "transmission_fault", priority: 3 }]);
  expect(await rows("site_state", `site = "${room.sites.northDepot.id}"`)).toMatchObject([
    { lastSignalAt: receivedAt.replace("T", " "), clockSkewSeconds: 3600 },
  ]);
});
