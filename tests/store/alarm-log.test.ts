/** The log of an alarm on the real store: what later signals brought, numbered line by line, once however often it comes. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { feedItems, type FeedRecord } from "../../domain/live/feed";
import type { IncomingSignal } from "../../domain/signals/incoming";
import { act, addResolution, linesOf } from "../support/alarms";
import { createRoom, type Room } from "../support/room";
import { batch, cid, signal } from "../support/signals";
import { startStore, type TestStore } from "../support/store";

let store: TestStore;
let room: Room;

beforeAll(async () => {
  store = await startStore();
  room = await createRoom(store);
  await addResolution(store);
});

afterAll(() => store?.stop());

const all = (collection: string, filter = "", sort = "created") =>
  store.client().collection(collection).getFullList({ filter, sort });

async function send(...signals: IncomingSignal[]): Promise<void> {
  const options = { body: batch(signals), token: room.serviceToken };
  const answer = await store.request("POST", "/api/watchdesk/signals", options);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

/** An alarm of its own, of a site that has none: the first signal, and the alarm's id. */
async function begin(first: IncomingSignal = signal({ zone: "3" })): Promise<string> {
  for (const collection of ["events_alarm", "events_pending"])
    for (const { id } of await all(collection)) await store.client().collection(collection).delete(id);
  await send(first);
  const [alarm] = await all("events_alarm");
  return alarm?.id ?? "";
}

const logOf = (alarm: string) => all("events_reports", `alarm = "${alarm}"`, "lineNo");
const textsOf = async (alarm: string) => (await logOf(alarm)).map(({ report }) => report);

describe("signals that join an alarm", () => {
  it("have one line a batch, which names them and counts", async () => {
    const alarm = await begin();
    await send(signal({ zone: "3" }), signal({ zone: "3" }), signal({ zone: "9" }));
    expect(await textsOf(alarm)).toEqual([
      "Alarm from account 4711: Burglary alarm, zone 3 Back door",
      "Joined by 3 further signals, 4 in all: Burglary alarm, zone 9; Burglary alarm, zone 3 Back door (2 times)",
    ]);
  });

  it("are told once, however often the batch comes, also beside signals that are new", async () => {
    const alarm = await begin();
    const again = [signal({ zone: "4" }), signal({ zone: "5" })];
    await send(...again);
    const before = [await logOf(alarm), await all("signal_feed")];
    await send(...again);
    expect([await logOf(alarm), await all("signal_feed")]).toEqual(before);
    await send(...again, signal({ zone: "6" }));
    expect((await textsOf(alarm)).slice(2)).toEqual([
      "Joined by 1 further signal, 4 in all: Burglary alarm, zone 6 Racking aisle A",
    ]);
  });

  it("stand in the feed of the same commit as their alarm, and carry whose site it is", async () => {
    const alarm = await begin();
    const sent = signal({ zone: "7" });
    await send(sent);
    const line = (await logOf(alarm)).at(-1);
    const site = room.sites.northDepot;
    expect(line).toMatchObject({ lineNo: 2, site: site.id, dealer: room.dealers.north, kind: "system", author: "" });
    const told = (await all("signal_feed")).filter(({ audience }) =>
      ["staff", `dealer:${room.dealers.north}`].includes(String(audience)),
    );
    for (const record of told as unknown as FeedRecord[]) {
      const items = feedItems(record);
      const kinds = items.map(({ c, a }) => `${c} ${a}`);
      expect(kinds).toEqual(expect.arrayContaining(["events create", "events_alarm update", "events_reports create"]));
      expect(items.find(({ c }) => c === "events_reports")?.record).toMatchObject({ id: line?.id, lineNo: 2 });
    }
    expect(told.length).toBeGreaterThan(0);
  });

  it("of a storm fill no log: 500 repeats leave fourteen lines", async () => {
    const alarm = await begin();
    for (let at = 0; at < 500; at += 1) await send(signal({ zone: "3" }));
    const texts = await textsOf(alarm);
    expect(texts).toHaveLength(1 + 9 + 5);
    expect(texts.at(-1)).toBe("Repeats: 500 signals by now, the last: Burglary alarm, zone 3 Back door");
    await send(signal({ zone: "8" }));
    expect((await textsOf(alarm)).at(-1)).toBe(
      "Joined by 1 further signal, 502 in all: Burglary alarm, zone 8 Panic button reception",
    );
  }, 60_000);
});

describe("a hundred", () => {
  it("is told with the next signal where a copy of one has passed it", async () => {
    const original = signal({ zone: "3" });
    const alarm = await begin(original);
    await send(...Array.from({ length: 98 }, () => signal({ zone: "3" })));
    await send(signal({ zone: "3", duplicateOf: original.key }));
    await send(signal({ zone: "3" }));
    await send(signal({ zone: "3" }));
    expect((await textsOf(alarm)).slice(1)).toEqual([
      "Repeats: 101 signals by now, the last: Burglary alarm, zone 3 Back door",
    ]);
  });
});

describe("what they bring", () => {
  it("is told in its order: what came, what it raised, that it confirmed", async () => {
    const alarm = await begin(signal({ zone: "9" }));
    await send(signal({ code: "BV", zone: "4" }));
    await send(signal({ code: "BV", zone: "4" }));
    const lines = await logOf(alarm);
    expect(lines.map(({ message }) => message.key)).toEqual([
      "alarm_created",
      "signals_joined",
      "priority_raised",
      "confirmed",
      "signals_joined",
    ]);
    expect(lines[3]?.["report"]).toBe("Confirmed by Burglary verified, zone 4 Loading bay");
    expect(lines.map(({ lineNo }) => lineNo)).toEqual([1, 2, 3, 4, 5]);
  });

  it("confirms an alarm that begins so", async () => {
    const alarm = await begin(cid("E", "129", { zone: "2" }));
    expect(await linesOf(store, alarm)).toEqual(["alarm_created", "confirmed"]);
  });

  it("is restored when nothing stands any more, not before", async () => {
    const alarm = await begin();
    await send(signal({ zone: "4" }), signal({ code: "BR", zone: "4" }));
    expect(await linesOf(store, alarm)).toEqual(["alarm_created", "signals_joined"]);
    await send(signal({ code: "BR", zone: "3" }));
    expect(await linesOf(store, alarm)).toEqual(["alarm_created", "signals_joined", "signals_joined", "restored"]);
  });

  it("of a contact that chatters is told restored ten times", async () => {
    const alarm = await begin();
    for (let at = 0; at < 15; at += 1) await send(signal({ code: "BR", zone: "3" }), signal({ zone: "3" }));
    for (let at = 0; at < 15; at += 1) {
      await send(signal({ code: "BR", zone: "3" }));
      await send(signal({ zone: "3" }));
    }
    const keys = await linesOf(store, alarm);
    expect(keys.filter((key) => key === "restored")).toHaveLength(10);
  }, 30_000);

  it("stands before the end of the hold that it ended", async () => {
    const cem = await room.signIn("cem");
    const alarm = await begin();
    expect((await act(store, cem, { alarm, name: "claim" })).status).toBe(200);
    expect((await act(store, cem, { alarm, name: "hold", body: { minutes: 5, reason: "waits" } })).status).toBe(200);
    await send(signal({ zone: "5" }));
    const lines = await logOf(alarm);
    expect(lines.map(({ message }) => message.key)).toEqual([
      "alarm_created",
      "claimed",
      "held",
      "signals_joined",
      "woken_signal",
      "returned",
    ]);
    expect(lines.map(({ lineNo }) => lineNo)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe("the record of a closed alarm", () => {
  it("keeps address and partition as they were, and its lines in their order", async () => {
    const { token } = await room.signIn("cem");
    const sites = store.client().collection("site_accounts");
    const { id: site } = room.sites.northDepot;
    const address = { addressLine: "12 Mill Lane", postcode: "LS1 4AB", city: "Leeds", country: "GB" };
    await sites.update(site, address);
    const parts = store.client().collection("site_partitions");
    const [part] = await all("site_partitions", `site = "${site}" && number = "1"`);
    if (part) await parts.update(part.id, { name: "Warehouse" });
    else await parts.create({ site, number: "1", name: "Warehouse" });
    const alarm = await begin();
    await act(store, { token }, { alarm, name: "claim" });
    const body = { resolution: "tested_user_error", comment: "the owner gave the right word" };
    await act(store, { token }, { alarm, name: "seen", body: { version: 2 } });
    expect((await act(store, { token }, { alarm, name: "close", body })).body.message ?? "").toBe("");
    await sites.update(site, { addressLine: "1 New Road" });
    const detail = await store.request<{ alarm: object; reports: { lineNo: number }[] }>(
      "GET",
      `/api/watchdesk/alarms/${alarm}`,
      { token },
    );
    expect(detail.body.alarm).toMatchObject({
      siteAddress: "12 Mill Lane, LS1 4AB Leeds, GB",
      partitionName: "Warehouse",
    });
    expect(detail.body.reports.map(({ lineNo }) => lineNo)).toEqual([1, 2, 3, 4]);
  });
});
