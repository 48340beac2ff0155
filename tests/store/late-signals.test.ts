/** Signals that an outage of the store kept waiting: the alarm's log tells when they came and that they waited. */

import { afterAll, beforeAll, expect, it } from "vitest";
import type { IncomingSignal } from "../../domain/signals/incoming";
import { createRoom, type Room } from "../support/room";
import { batch, signal } from "../support/signals";
import { startStore, type TestStore } from "../support/store";

let store: TestStore;
let room: Room;

beforeAll(async () => {
  store = await startStore();
  room = await createRoom(store);
});

afterAll(() => store?.stop());

async function send(...signals: IncomingSignal[]): Promise<void> {
  const options = { body: batch(signals), token: room.serviceToken };
  expect((await store.request("POST", "/api/watchdesk/signals", options)).status).toBe(200);
}

const lines = () => store.client().collection("events_reports").getFullList({ sort: "lineNo" });
const ago = (seconds: number): string => new Date(Date.now() - seconds * 1000).toISOString();

it("says of a late one when it came and how long it waited, and nothing of one in time", async () => {
  const receivedAt = ago(76);
  await send(signal({ zone: "3", receivedAt }), signal({ zone: "9", receivedAt }));
  await send(signal({ zone: "8" }));
  const came = receivedAt.slice(0, 19).replace("T", " ");
  const [created, joined, inTime] = await lines();
  for (const line of [created, joined]) {
    expect(line?.["message"]).toMatchObject({ at: receivedAt.replace("T", " ") });
    const { waited } = line!["message"] as { waited: number };
    expect(waited).toBeGreaterThanOrEqual(76);
    expect(line?.["report"]).toContain(` (received ${came} UTC, waited ${waited} s for the server)`);
  }
  expect(inTime?.["message"]).not.toHaveProperty("waited");
  expect(inTime?.["report"]).not.toContain("waited");
});
