/** H-RT-02: what is no longer one's own leaves the screen, and can't be asked for by its address either. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { feedItems, type FeedRecord } from "../../domain/live/feed";
import { customerSeed } from "../../domain/access/presets";
import { act, addAlarm, addResolution } from "../support/alarms";
import { addPerson, person, signIn, type Person } from "../support/people";
import { openStream, subscribe, type Stream } from "../support/sse";
import { startStore, type TestStore } from "../support/store";

let store: TestStore;
let dealers: string[];
let customers: string[];
let [old, next, staff]: Person[] = [];
let site: string;

const make = async (collection: string, body: object) => (await store.client().collection(collection).create(body)).id;

/** Lets portal users see all of a customer's. */
async function letIn(customer: string | undefined, users: readonly { readonly id: string }[]): Promise<void> {
  const ids = users.map(({ id }) => id);
  const grants = Object.fromEntries(ids.map((id) => [id, customerSeed("customer_owner")]));
  await make("customer_accounts_users", { customer, customer_users: ids, customer_users_authorities: grants });
}

beforeAll(async () => {
  store = await startStore();
  await addResolution(store);
  dealers = [
    await make("installers_accounts", { code: "A", company: "A" }),
    await make("installers_accounts", { code: "B", company: "B" }),
  ];
  customers = [
    await make("customer_accounts", { code: "ONE", name: "One" }),
    await make("customer_accounts", { code: "TWO", name: "Two" }),
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

interface Rows {
  readonly items: { readonly id: string }[];
}

const idsOf = (rows: readonly { readonly id: string }[] = []): string[] => rows.map(({ id }) => id).toSorted();

/** What the lists of signals and log lines show of an alarm, and what its record and the history do. */
async function rowsOf(who: Person | undefined, alarm: string) {
  const token = who?.token ?? "";
  const list = async (collection: string) => {
    const query = new URLSearchParams({ filter: `alarm = "${alarm}"`, sort: "id", skipTotal: "1" });
    const answer = await store.request<Rows>("GET", `/api/collections/${collection}/records?${query}`, { token });
    expect(answer.status).toBe(200);
    return idsOf(answer.body.items);
  };
  const record = await store.request<{ events: Rows["items"]; reports: Rows["items"] }>(
    "GET",
    `/api/watchdesk/alarms/${alarm}`,
    { token },
  );
  expect(record.status).toBe(200);
  const period = "from=2026-06-01T00:00:00Z&to=2026-06-02T00:00:00Z";
  const past = await store.request<Rows>(
    "GET",
    `/api/watchdesk/signal_history?${period}&account=${alarm.slice(0, 8)}`,
    {
      token,
    },
  );
  expect(past.status).toBe(200);
  return {
    lists: { events: await list("events"), lines: await list("events_reports") },
    record: { events: idsOf(record.body.events), lines: idsOf(record.body.reports) },
    history: idsOf(past.body.items),
  };
}

describe("the record of an alarm whose site was moved", () => {
  let alarm: string;
  let seq = 0;
  let people: Record<"dealer" | "portal" | "shared" | "centre", Person>;
  let past: { events: string[]; lines: string[] };
  let since: { events: string[]; lines: string[] };

  const move = (to: 0 | 1) =>
    store.client().collection("site_accounts").update(site, { installer: dealers[to], customer: customers[to] });

  /** A signal and a line as they come while the site is whose it is. */
  const happens = async (to: 0 | 1): Promise<{ events: string[]; lines: string[] }> => {
    seq += 1;
    const keys = { site, dealer: dealers[to], customer: customers[to], alarm };
    const account = alarm.slice(0, 8);
    const receivedAt = `2026-06-01T00:00:0${seq}Z`;
    const event = { seq, receivedAt, siteNo: account, account, signal: "Burglary", class: "alarm" };
    const id = `line0000000000${seq}`;
    const said = await act(store, staff ?? { token: "" }, { alarm, name: "note", body: { id, text: "looked at" } });
    expect(said.status).toBe(200);
    return { events: [await make("events", { ...event, ...keys })], lines: [id] };
  };

  beforeAll(async () => {
    const [portal, shared] = [await addPerson(store, "user"), await addPerson(store, "user")];
    await letIn(customers[0], [shared]);
    await letIn(customers[1], [portal, shared]);
    people = {
      dealer: await person(store, "administrator", { dealer: dealers[1] }),
      portal: await signIn(store, portal.email),
      shared: await signIn(store, shared.email),
      centre: await person(store, "operator"),
    };
    await move(0);
    alarm = await addAlarm(store, { site, dealer: dealers[0], customer: customers[0] });
    past = await happens(0);
    await move(1);
    since = await happens(1);
  });

  const both = () => ({
    events: [...past.events, ...since.events].toSorted(),
    lines: [...past.lines, ...since.lines].toSorted(),
  });

  it.each(["dealer", "portal"] as const)(
    "shows who reaches it now (%s) what the lists do: nothing of before",
    async (who) => {
      const { lists, record, history } = await rowsOf(people[who], alarm);
      expect(lists).toEqual(since);
      expect(record).toEqual(since);
      expect(history).toEqual(since.events);
    },
  );

  it.each(["shared", "centre"] as const)("shows %s all of it, who reaches both", async (who) => {
    const { lists, record, history } = await rowsOf(people[who], alarm);
    expect(lists).toEqual(both());
    expect(record).toEqual(both());
    expect(history).toEqual(both().events);
  });

  it("is the same when the alarm has ended", async () => {
    const centre = people.centre;
    expect((await act(store, centre, { alarm, name: "claim" })).status).toBe(200);
    const body = { resolution: "tested_user_error", comment: "the owner gave the right word" };
    expect((await act(store, centre, { alarm, name: "close", body })).status).toBe(200);
    for (const who of [people.dealer, people.portal]) {
      const { lists, record } = await rowsOf(who, alarm);
      expect(record).toEqual(lists);
      expect(record.lines).not.toContain(past.lines[0]);
      expect(record.lines).toHaveLength(3);
    }
    expect((await rowsOf(centre, alarm)).record.lines).toHaveLength(4);
  });
});
