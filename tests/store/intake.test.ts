/** The intake on the real store: what is stored, decided, numbered and told, and that a replay changes nothing. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { feedItems, type FeedRecord } from "../../domain/live/feed";
import type { IncomingSignal, SignalBatch, SignalBatchAnswer } from "../../domain/signals/incoming";
import { keepFeed, lastOf, type FeedBook } from "../support/feed-stream";
import { createRoom, type Room } from "../support/room";
import { batch, cid, signal } from "../support/signals";
import { startStore, type TestStore } from "../support/store";

let store: TestStore;
let room: Room;

beforeAll(async () => {
  store = await startStore();
  room = await createRoom(store);
});

afterAll(() => store.stop());

const post = (body: unknown, token = room.serviceToken) =>
  store.request<SignalBatchAnswer>("POST", "/api/watchdesk/signals", { body, token });

const send = async (...signals: IncomingSignal[]): Promise<SignalBatchAnswer> => {
  const answer = await post(batch(signals));
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};

const all = (collection: string, filter = "", sort = "created") =>
  store.client().collection(collection).getFullList({ filter, sort });

const event = (key: string) => store.client().collection("events").getFirstListItem(`key = "${key}"`);

/** Ends every open alarm behind the desk's back, so that each test begins with an empty queue. */
async function clearQueue(): Promise<void> {
  for (const collection of ["events_alarm", "events_pending"]) {
    for (const { id } of await all(collection)) await store.client().collection(collection).delete(id);
  }
}

describe("who may post", () => {
  it("refuses a guest, a person and a disabled service account, each by its code", async () => {
    expect(await post(batch([]), "")).toMatchObject({ status: 401, body: { data: { code: "not_signed_in" } } });
    const { token } = await room.signIn("cem");
    expect(await post(batch([]), token)).toMatchObject({ status: 403, body: { data: { code: "no_right" } } });
    const [account] = await all("service_accounts");
    const accounts = store.client().collection("service_accounts");
    await accounts.update(account?.id ?? "", { enabled: false });
    expect(await post(batch([]))).toMatchObject({ status: 403, body: { data: { code: "account_disabled" } } });
    await accounts.update(account?.id ?? "", { enabled: true });
  });
});

describe("a batch", () => {
  it("names the row that is wrong and writes nothing of it", async () => {
    const before = (await all("events")).length;
    const { zone: _zone, ...broken } = signal();
    const answer = await post({ ...batch([signal()]), signals: [signal(), broken] });
    expect(answer).toMatchObject({ status: 400, body: { data: { code: "bad_request", row: 1, field: "zone" } } });
    expect(await all("events")).toHaveLength(before);
  });

  it("is stored once, however often it comes", async () => {
    await clearQueue();
    const signals = [signal(), signal({ zone: "2" }), cid("R", "130")];
    expect(await send(...signals)).toEqual({ accepted: 3, known: 0 });
    const tables = ["events", "events_alarm", "events_reports", "signal_feed"];
    const before = await Promise.all(tables.map((table) => all(table)));
    expect(await send(...signals)).toEqual({ accepted: 0, known: 3 });
    const after = await Promise.all(tables.map((table) => all(table)));
    expect(after).toEqual(before);
  });

  it("that holds a key twice stores it once", async () => {
    const twice = signal();
    expect(await send(twice, twice)).toEqual({ accepted: 1, known: 1 });
  });

  it("keeps the order it came in and numbers without a gap, over a restart and a kill", async () => {
    const first = [signal(), signal(), signal()];
    await send(...first);
    await store.restart();
    await send(signal());
    await store.kill();
    await store.restart();
    await send(signal());
    const events = await all("events", "", "seq");
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
    const keys = events.map(({ key }) => String(key));
    const places = first.map(({ key }) => keys.indexOf(key));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it("carries the boot's value, another one after a restart", async () => {
    const boot = async (): Promise<string | null> => {
      const headers = { "content-type": "application/json", authorization: room.serviceToken };
      const request = { method: "POST", headers, body: JSON.stringify(batch([])) };
      return (await fetch(`${store.url}/api/watchdesk/signals`, request)).headers.get("x-watchdesk-boot");
    };
    const first = await boot();
    expect(first).toMatch(/^[A-Za-z0-9]{15}$/);
    expect(await boot()).toBe(first);
    await store.restart();
    expect(await boot()).not.toBe(first);
  });
});

describe("a decided signal", () => {
  it("holds what was sent, what it means here, and a line for every step", async () => {
    await clearQueue();
    const sent = cid("E", "130", { partition: "02", zone: "003", user: "", text: "Küche Flügel" });
    await send(sent);
    expect(await event(sent.key)).toMatchObject({
      siteNo: "4711",
      siteName: "North Depot",
      site: room.sites.northDepot.id,
      dealer: room.dealers.north,
      partitionNo: "2",
      zone: "3",
      user: "",
      zoneText: "Back door",
      signal: "Burglary",
      signal_types: "burglary_alarm",
      class: "alarm",
      priority: 2,
      decision: "queued",
      decisionLayer: "table",
      text: "Küche Flügel",
    });
    const { trace, alarm } = await event(sent.key);
    expect((trace as { step: number }[]).map(({ step }) => step)).toEqual([1, 2, 3, 5, 6, 7, 17]);
    const [row] = await all("events_alarm");
    expect(row).toMatchObject({
      id: alarm,
      alarmType: "intrusion",
      priority: 2,
      state: "queued",
      zoneText: "Back door",
    });
    const lines = await all("events_reports", `alarm = "${row?.id}"`);
    expect(lines).toMatchObject([{ kind: "system", dealer: room.dealers.north }]);
    const said = { account: "4711", signal: "Burglary", zone: "3", zoneText: "Back door", priority: 2 };
    expect(lines[0]).toMatchObject({
      message: { key: "alarm_created", ...said },
      report: "Alarm from account 4711: Burglary, zone 3 Back door",
    });
  });

  it("books a closing on its user, in both protocols alike (H-PI-05)", async () => {
    const sia = signal({ code: "CL", partition: "2", zone: "", user: "007" });
    const contact = cid("R", "401", { partition: "02", zone: "", user: "007" });
    await send(sia, contact);
    for (const { key } of [sia, contact]) {
      expect(await event(key)).toMatchObject({ class: "close", partitionNo: "2", user: "7", zone: "", alarm: "" });
    }
    const [state] = await all("partition_state", `site = "${room.sites.northDepot.id}" && number = "2"`);
    expect(state).toMatchObject({ armedState: "armed", armedBy: "7" });
  });

  it("of an unknown account raises one alarm, and fire a second of priority 2", async () => {
    await clearQueue();
    const sent = [signal({ account: "9999", code: "RP" }), signal({ account: "9999" }), signal({ account: "9999" })];
    await send(...sent);
    await send(signal({ account: "9999", code: "FA" }));
    const alarms = await all("events_alarm", "", "alarmNo");
    expect(alarms).toMatchObject([
      { alarmType: "unknown_account", priority: 4, eventCount: 3, siteNo: "9999" },
      { alarmType: "unknown_account", priority: 2, eventCount: 1, siteNo: "9999" },
    ]);
    expect(await all("events", 'siteNo = "9999"')).toHaveLength(4);
  });

  it("of made-up accounts without end fills no more than 25 alarms and a joint one, over many batches", async () => {
    await clearQueue();
    const flood = Array.from({ length: 120 }, (_, n) => signal({ account: `FAKE${n}` }));
    for (let from = 0; from < flood.length; from += 30) await send(...flood.slice(from, from + 30));
    const alarms = await all("events_alarm", "", "alarmNo");
    expect(alarms).toHaveLength(26);
    const [joint] = alarms.filter((alarm) => alarm["groupKey"] === "receiver:r1:unknown");
    expect(joint).toMatchObject({ alarmName: "Many unknown accounts", eventCount: 95, priority: 4, siteNo: "" });
    expect(await all("events", 'siteNo ~ "FAKE" && alarm != ""')).toHaveLength(120);
    expect((await event(flood[119]!.key))["alarm"]).toBe(joint?.id);
    const fire = signal({ account: "FAKE200", code: "FA" });
    await send(fire);
    const [own] = await all("events_alarm", 'groupKey = "account:/FAKE200:unknown_life"');
    expect(own).toMatchObject({ priority: 2, eventCount: 1 });
    const { token } = await room.signIn("cem");
    const close = async (name: string, body: object) =>
      (await store.request("POST", `/api/watchdesk/alarms/${joint?.id}/${name}`, { token, body })).status;
    const version = (): Promise<number> =>
      store
        .client()
        .collection("events_alarm")
        .getOne(joint!.id)
        .then((record) => record["version"] as number);
    expect(await close("claim", {})).toBe(200);
    expect(await close("seen", { version: await version() })).toBe(200);
    expect(await close("close", { resolution: "no_action", comment: "A flood of accounts that nobody has." })).toBe(
      200,
    );
  });

  it("raises no second alarm for an unknown account within the hour after the first was closed", async () => {
    await clearQueue();
    const first = signal({ account: "8888" });
    await send(first);
    const [alarm] = await all("events_alarm");
    const { id, alarmNo, groupKey, firstAt } = alarm as unknown as Record<string, string>;
    await store
      .client()
      .collection("events_alarm")
      .delete(id ?? "");
    const closed = { id, alarmNo, groupKey, firstAt, priority: 4, state: "closed", version: 2 };
    await store.client().collection("alarm_history").create(closed);
    const later = signal({ account: "8888" });
    await send(later);
    expect(await event(later.key)).toMatchObject({ decision: "unknown_account", alarm: "" });
    const past = new Date(Date.now() + 3_700_000).toISOString();
    await send(signal({ account: "8888", receivedAt: past }));
    expect(await all("events_alarm")).toMatchObject([{ alarmType: "unknown_account" }]);
  });

  it("with a code nobody lists is stored, named as such, and shown as a task of priority 5", async () => {
    await clearQueue();
    const sent = signal({ code: "@@" });
    await send(sent);
    expect(await event(sent.key)).toMatchObject({ class: "unknown", signal: "Unknown code @@", decision: "queued" });
    expect(await all("events_alarm")).toMatchObject([{ alarmType: "unknown_code", priority: 5 }]);
  });

  it("that nobody can read, and what the receiver says of its line, are shown as transmission alarms", async () => {
    await clearQueue();
    const unreadable = signal({ kind: "unreadable", code: "", account: "4711" });
    const link = signal({ kind: "link", code: "cannot_decrypt", account: "4712" });
    const nobody = signal({ kind: "link", code: "receiver_data_errors", account: "" });
    await send(unreadable, link, nobody);
    expect(await all("events_alarm", "", "alarmNo")).toMatchObject([
      { alarmType: "unreadable", siteNo: "4711" },
      { alarmType: "transmission_fault", priority: 3, siteNo: "4712" },
      { alarmType: "transmission_fault", priority: 3, groupKey: "receiver:r1:transmission" },
    ]);
  });

  it("from a panel whose clock is wrong is aged by its receipt (H-PI-04)", async () => {
    await clearQueue();
    const at = new Date().toISOString();
    await send(
      cid("E", "130", { receivedAt: at, panelAt: "2015-01-01T03:15:00.000Z", clockSkewSeconds: -376_000_000 }),
    );
    const [alarm] = await all("events_alarm");
    expect(alarm).toMatchObject({ firstAt: at.replace("T", " ") });
    const [state] = await all("site_state", `site = "${room.sites.northDepot.id}"`);
    expect(state).toMatchObject({ clockSkewSeconds: -376_000_000, lastSignalAt: at.replace("T", " ") });
  });
});

describe("an open alarm", () => {
  it("is confirmed by the panel's own word, in the feed as well, and stays so whatever comes", async () => {
    await clearQueue();
    await send(signal());
    expect(await all("events_alarm")).toMatchObject([{ confirmed: false, priority: 2 }]);
    await send(cid("E", "139"));
    await send(signal({ zone: "2" }), signal({ code: "BR", zone: "2" }));
    const [alarm] = await all("events_alarm");
    expect(alarm).toMatchObject({ confirmed: true, priority: 1, eventCount: 4 });
    const told = feedItems(await lastOf(store, "staff")).find(({ c }) => c === "events_alarm");
    expect(told?.record).toMatchObject({ id: alarm?.id, confirmed: true });
  });

  it("takes a duplicate without a second alarm and without waking anybody (H-PI-06)", async () => {
    await clearQueue();
    const first = signal();
    await send(first);
    const copy = signal({ duplicateOf: first.key, code: "BA" });
    await send(copy);
    const [alarm] = await all("events_alarm");
    expect(alarm).toMatchObject({ eventCount: 2, unseenCount: 1 });
    expect(await event(copy.key)).toMatchObject({ decision: "duplicate", alarm: alarm?.id });
  });

  it("that is parked goes back to the queue with the next signal, under the same id", async () => {
    await clearQueue();
    await send(signal());
    const [alarm] = await all("events_alarm");
    const fields = alarm ?? { id: "" };
    await store.client().collection("events_alarm").delete(fields.id);
    const parked = {
      ...fields,
      kind: "hold",
      state: "on_hold",
      wakeAt: "2099-01-01 00:00:00.000Z",
      parkedAt: new Date(),
    };
    await store.client().collection("events_pending").create(parked);
    await send(signal({ zone: "2" }));
    expect(await all("events_pending")).toEqual([]);
    expect(await all("events_alarm")).toMatchObject([{ id: fields.id, eventCount: 2, state: "queued" }]);
  });

  it("is marked restored when every zone of it is, and opened again by the next alarm", async () => {
    await clearQueue();
    await send(signal({ zone: "1" }), signal({ zone: "2" }));
    await send(signal({ code: "BR", zone: "1" }));
    expect(await all("events_alarm")).toMatchObject([{ restoredAt: "", eventCount: 3 }]);
    await send(signal({ code: "BR", zone: "2" }));
    expect((await all("events_alarm"))[0]?.restoredAt).not.toBe("");
    await send(signal({ zone: "2" }));
    expect(await all("events_alarm")).toMatchObject([{ restoredAt: "", eventCount: 5, unseenCount: 3 }]);
  });

  it("takes over how often a frame was repeated, as a total", async () => {
    const sent = signal();
    await send(sent);
    const repeats: SignalBatch["repeats"] = [{ key: sent.key, count: 3 }];
    await post(batch([], repeats));
    await post(batch([], repeats));
    expect(await event(sent.key)).toMatchObject({ repeats: 3 });
  });

  it("tells a signal once that comes together with its repeats", async () => {
    const sent = signal();
    await post(batch([sent], [{ key: sent.key, count: 2 }]));
    const told = feedItems(await lastOf(store, "staff")).filter(({ c }) => c === "events");
    expect(told).toMatchObject([{ a: "create", record: { key: sent.key, repeats: 2 } }]);
    expect(await event(sent.key)).toMatchObject({ repeats: 2 });
  });
});

describe("the feed", () => {
  let feed: FeedBook;
  beforeAll(async () => void (feed = await keepFeed(store)));
  afterAll(() => feed.close());

  const keys = (feed: readonly FeedRecord[]): unknown[] =>
    feed.flatMap((told) =>
      feedItems(told)
        .filter(({ c }) => c === "events")
        .map(({ record }) => record["key"]),
    );

  it("tells each audience what it may see and nothing else, numbered without a gap", async () => {
    const north = signal({ account: "4711" });
    const harbour = signal({ account: "4712" });
    const stranger = signal({ account: "7777" });
    await send(signal({ account: "4711" }), signal({ account: "4712" }));
    await send(north, harbour, stranger);
    const audiences = [
      ["staff", [north.key, harbour.key, stranger.key]],
      [`dealer:${room.dealers.north}`, [north.key]],
      [`dealer:${room.dealers.harbour}`, [harbour.key]],
      [`customer:${room.customers.depot}`, [north.key]],
    ] as const;
    for (const [audience, wanted] of audiences) {
      const told = await feed.of(audience);
      const first = told[0]?.number ?? 0;
      expect(told.map(({ number }) => number)).toEqual([first, first + 1]);
      expect(keys(told.slice(-1))).toEqual(wanted);
    }
    // Nobody works for that dealer: nothing is written that nobody may read.
    expect(await feed.of(`dealer:${room.dealers.marmara}`)).toEqual([]);
    expect(await feed.of(`customer:${room.customers.marina}`)).toEqual([]);
    for (const record of await feed.of(`dealer:${room.dealers.north}`)) {
      const told = feedItems(record).filter(({ a }) => a !== "delete");
      expect(told.filter(({ record }) => record["dealer"] !== room.dealers.north)).toEqual([]);
    }
  });

  it("is one record an audience, whose saves in one commit each carry what they tell", async () => {
    const before = (await lastOf(store, "staff"))?.number ?? 0;
    const signals = Array.from({ length: 500 }, () => signal({ account: "7777", text: "x".repeat(1900) }));
    await send(...signals);
    const told = (await feed.of("staff")).filter(({ number }) => number > before);
    expect(told.length).toBeGreaterThan(1);
    expect(told.map(({ number }) => number)).toEqual(told.map((_, index) => before + 1 + index));
    expect(told.map((record) => keys([record]).length > 0)).toEqual(told.map(() => true));
    expect(keys(told)).toEqual(signals.map(({ key }) => key));
    expect(await all("signal_feed", 'audience = "staff"')).toMatchObject([{ id: "staff0000000000" }]);
  });

  it("never carries the frame or the trace", async () => {
    const events = (await feed.of("staff")).flatMap((told) => feedItems(told).filter(({ c }) => c === "events"));
    expect(events.length).toBeGreaterThan(0);
    expect(events.filter(({ record }) => "raw" in record || "trace" in record)).toEqual([]);
  });
});
