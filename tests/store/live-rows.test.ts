/** Rows that the intake writes by bulk are what a native save would leave, and the feed tells them as REST gives them. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { feedItems, type FeedItem } from "../../domain/live/feed";
import { eventDraft } from "../../domain/signals/event-draft";
import type { IncomingSignal, SignalBatchAnswer } from "../../domain/signals/incoming";
import { EVENT_COLUMNS } from "../../pocketbase/lib/event-columns";
import { lastOf } from "../support/feed-stream";
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

/** Posts them; gives what the staff's feed told of the batch. */
async function send(...signals: IncomingSignal[]): Promise<FeedItem[]> {
  const asked = { body: batch(signals), token: room.serviceToken };
  const answer = await store.request<SignalBatchAnswer>("POST", "/api/watchdesk/signals", asked);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return feedItems(await lastOf(store, "staff"));
}

type Row = Readonly<Record<string, unknown>>;

/** The record by REST, without what only REST says. */
async function restOf({ c, record }: FeedItem): Promise<Row> {
  const { collectionId: _id, collectionName: _name, ...row } = await store.client().collection(c).getOne(record.id);
  return row;
}

/** The same after a save of the store's own, which validates every field and writes it in its own spelling. */
async function savedNatively(item: FeedItem): Promise<Row> {
  await store.client().collection(item.c).update(item.record.id, {});
  return restOf(item);
}

/** Each told as it is kept, and kept as the store itself would have. */
async function expectSame(items: readonly FeedItem[]): Promise<void> {
  expect(items.length).toBeGreaterThan(0);
  for (const item of items) {
    const kept = await restOf(item);
    expect(item.record, item.c).toEqual(kept);
    expect({ ...(await savedNatively(item)), updated: kept["updated"] }, item.c).toEqual(kept);
  }
}

const of = (items: readonly FeedItem[], collection: string, action: string) =>
  items.filter(({ c, a }) => c === collection && a === action);

describe("rows by bulk", () => {
  it("new alarms and lines are told and kept as the store itself would write them", async () => {
    const items = await send(
      signal({ zone: "3" }),
      signal({ account: "4712", code: "FA" }),
      signal({ account: "7777" }),
    );
    const alarms = of(items, "events_alarm", "create");
    const lines = of(items, "events_reports", "create");
    expect(alarms).toHaveLength(3);
    expect(lines).toHaveLength(3);
    await expectSame([...alarms, ...lines]);
  });

  it("alarms that signals joined are told whole, of both places, with a version more", async () => {
    await send(signal({ account: "4711", code: "HA" }));
    const items = await send(signal({ account: "4711", code: "HA", zone: "9" }));
    const joined = of(items, "events_alarm", "update");
    expect(joined).toMatchObject([{ record: { eventCount: 2, version: 2, confirmed: false, plan: null } }]);
    await expectSame(joined);
  });

  it("keeps what JSON a person's act left on an alarm", async () => {
    const [made] = of(await send(signal({ account: "4712", code: "PA" })), "events_alarm", "create");
    const plan = { steps: [{ text: 'ring "both" keyholders' }] };
    await store
      .client()
      .collection("events_alarm")
      .update(made?.record.id ?? "", { plan, stepState: [1, null] });
    const items = of(await send(signal({ account: "4712", code: "PA", zone: "2" })), "events_alarm", "update");
    expect(items).toMatchObject([{ record: { plan, stepState: [1, null], version: 2 } }]);
    await expectSame(items);
  });
});

describe("an event's draft", () => {
  it("has its values in the order of the columns", () => {
    const site = undefined;
    const place = { partition: "", zone: "", user: "", userName: "", zoneText: "" };
    const found = { ...place, name: "", class: "alarm", priority: 1, layer: "" };
    const outcome = { decision: "logged", rule: "", alarmId: "" };
    const passage = { signal: signal(), receivedMs: 0, receivedAt: "", eventId: "e", trace: [] };
    const draft = eventDraft(passage, { site, found: found as never, outcome });
    expect(Object.keys(draft)).toEqual(EVENT_COLUMNS);
  });

  it("keeps what a panel says beside its code, and the trace, as JSON", async () => {
    const xdata = [{ letter: "V", content: 'https://camera.example/"1"' }];
    const told = of(await send(signal({ xdata })), "events", "create");
    expect(told).toMatchObject([{ record: { media: { xdata } } }]);
    const kept = await store
      .client()
      .collection("events")
      .getOne(told[0]?.record.id ?? "");
    expect(kept["media"]).toEqual({ xdata });
    expect((kept["trace"] as { step: number }[]).map(({ step }) => step).slice(0, 3)).toEqual([1, 2, 3]);
  });
});
