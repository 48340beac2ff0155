/** H-RT-02: what is no longer one's own leaves the screen, and can't be asked for by its address either. */

import { afterAll, beforeAll, expect, it } from "vitest";
import { feedItems, type FeedRecord } from "../../domain/live/feed";
import { addAlarm } from "../support/alarms";
import { person, type Person } from "../support/people";
import { openStream, subscribe, type Stream } from "../support/sse";
import { startStore, type TestStore } from "../support/store";

let store: TestStore;
let dealers: string[];
let [old, next, staff]: Person[] = [];
let site: string;

beforeAll(async () => {
  store = await startStore();
  const make = async (collection: string, body: object) =>
    (await store.client().collection(collection).create(body)).id;
  dealers = [
    await make("installers_accounts", { code: "A", company: "A" }),
    await make("installers_accounts", { code: "B", company: "B" }),
  ];
  site = await make("site_accounts", { code: "4711", name: "Corner shop", state: "active", installer: dealers[0] });
  old = await person(store, "dealer_admin", { dealer: dealers[0] });
  next = await person(store, "dealer_admin", { dealer: dealers[1] });
  staff = await person(store, "administrator");
});

afterAll(() => store?.stop());

async function watching(who: Person | undefined): Promise<Stream> {
  if (!who) throw new Error("nobody");
  const stream = await openStream(store.url);
  const asked = { token: who.token, session: who.session, topics: who.topics };
  expect((await subscribe(store.url, stream, asked)).status).toBe(204);
  return stream;
}

const told = async (stream: Stream): Promise<string[]> => {
  const event = await stream.next(({ name }) => name.startsWith("signal_feed/"));
  return feedItems(event.data["record"] as FeedRecord).map(({ a, c }) => `${a} ${c}`);
};

const sees = async (who: Person | undefined, alarm: string): Promise<[number, number]> => {
  const token = who?.token ?? "";
  const list = await store.request<{ items: unknown[] }>("GET", "/api/collections/events_alarm/records", { token });
  const detail = await store.request("GET", `/api/watchdesk/alarms/${alarm}`, { token });
  return [list.body.items.length, detail.status];
};

it("moves a site's open alarms from one dealer to another, on their screens too", async () => {
  const alarm = await addAlarm(store, { site, dealer: dealers[0] });
  expect([await sees(old, alarm), await sees(next, alarm)]).toEqual([
    [1, 200],
    [0, 404],
  ]);
  const streams = [await watching(old), await watching(next), await watching(staff)] as const;
  const answer = await store.request("PATCH", `/api/collections/site_accounts/records/${site}`, {
    token: staff?.token ?? "",
    body: { installer: dealers[1] },
  });
  expect(answer.status).toBe(200);
  expect(await told(streams[0])).toEqual(["delete events_alarm"]);
  expect(await told(streams[1])).toEqual(["update events_alarm"]);
  expect(await told(streams[2])).toEqual(["update events_alarm"]);
  expect([await sees(old, alarm), await sees(next, alarm)]).toEqual([
    [0, 404],
    [1, 200],
  ]);
  for (const stream of streams) stream.close();
});
