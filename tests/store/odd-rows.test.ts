/** Rows that are no panel's event, as the store keeps them: what the frame was, and the receiver's word whole. */

import { afterAll, beforeAll, expect, it } from "vitest";
import type { IncomingSignal } from "../../domain/signals/incoming";
import type { SignalRow } from "../../domain/signals/rows";
import { ownOddness } from "../../src/resources/signals/signal-words";
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

async function stored(sent: IncomingSignal): Promise<SignalRow> {
  const body = batch([sent]);
  const answer = await store.request("POST", "/api/watchdesk/signals", { body, token: room.serviceToken });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return store.client().collection("events").getFirstListItem<SignalRow>(`key = "${sent.key}"`);
}

it("a listed token that is kept as it came has its frame, and is marked as what could not be read", async () => {
  const row = await stored(signal({ kind: "unreadable", token: "SIA-PUL", code: "", raw: "0a5055" }));
  expect(row).toMatchObject({ token: "SIA-PUL", raw: "0a5055", signal: "Unreadable message", class: "unknown" });
  expect(ownOddness(row)).toBe("unreadable");
});

it("a code that nobody lists is marked as that", async () =>
  expect(ownOddness(await stored(signal({ code: "@@" })))).toBe("unknown_code"));

it("the receiver's longest word is kept whole, and is found by it", async () => {
  const row = await stored(signal({ kind: "link", code: "clear_for_keyed_account" }));
  expect(row).toMatchObject({ code: "clear_for_keyed_account", class: "link" });
  const found = await store.client().collection("events").getFullList({ filter: 'code = "clear_for_keyed_account"' });
  expect(found.map(({ id }) => id)).toEqual([row.id]);
});
