/** Reads everything a store holds about signals and alarms, page by page, as its superuser. */

import type { TestStore } from "./store";

/** A row of `events`, as much as the checks need. */
export interface BookedEvent {
  readonly id: string;
  readonly seq: number;
  readonly key: string;
  readonly account: string;
  readonly sequence: string;
  readonly code: string;
  readonly text: string;
  readonly alarm: string;
}

/** An alarm, wherever it is. */
export interface BookedAlarm {
  readonly id: string;
  readonly alarmNo: number;
  readonly eventCount: number;
  readonly version: number;
  readonly state: string;
  readonly owner: string;
  readonly resolution?: string;
  readonly closeComment?: string;
}

/** A line of an alarm's log. */
export interface BookedLine {
  readonly id: string;
  readonly alarm: string;
  readonly kind: string;
  readonly lineNo: number;
  readonly author: string;
  readonly report: string;
  readonly message: { readonly key: string } | null;
}

/** The record of an audience. */
export interface BookedFeed {
  readonly id: string;
  readonly audience: string;
  readonly number: number;
  readonly items: string;
}

/** A claim. */
export interface BookedClaim {
  readonly id: string;
  readonly alarm: string;
  readonly operator: string;
  readonly ended: string;
}

/** The whole of it. */
export interface StoreBooks {
  readonly events: readonly BookedEvent[];
  readonly open: readonly BookedAlarm[];
  readonly pending: readonly BookedAlarm[];
  readonly closed: readonly BookedAlarm[];
  readonly lines: readonly BookedLine[];
  readonly feed: readonly BookedFeed[];
  readonly claims: readonly BookedClaim[];
}

const PAGE = 1000;

/** Reads all of it; what changes meanwhile may be torn, so let the store come to rest first. */
export async function readBooks(store: TestStore): Promise<StoreBooks> {
  const all = <T extends { id: string }>(name: string, fields: string): Promise<T[]> =>
    readAll<T>(store, { name, fields });
  const alarm = "id,alarmNo,eventCount,version,state,owner";
  return {
    events: await all<BookedEvent>("events", "id,seq,key,account,sequence,code,text,alarm"),
    open: await all<BookedAlarm>("events_alarm", alarm),
    pending: await all<BookedAlarm>("events_pending", alarm),
    closed: await all<BookedAlarm>("alarm_history", `${alarm},resolution,closeComment`),
    lines: await all<BookedLine>("events_reports", "id,alarm,lineNo,kind,author,report,message"),
    feed: await all<BookedFeed>("signal_feed", "id,audience,number,items"),
    claims: await all<BookedClaim>("alarm_claims", "id,alarm,operator,ended"),
  };
}

/** How many signals are committed: their numbers have no gap, so the highest one says it. */
export async function countEvents(store: TestStore): Promise<number> {
  const path = "/api/collections/events/records?perPage=1&sort=-seq&skipTotal=1&fields=seq";
  const answer = await store.request<{ items: { seq: number }[] }>("GET", path, { token: store.superuser.token });
  if (answer.status !== 200) throw new Error(`events can't be read: ${JSON.stringify(answer)}`);
  return answer.body.items[0]?.seq ?? 0;
}

async function readAll<T extends { id: string }>(
  store: TestStore,
  { name, fields }: { name: string; fields: string },
): Promise<T[]> {
  const rows: T[] = [];
  for (let last = ""; ; last = rows.at(-1)?.id ?? "") {
    const filter = encodeURIComponent(`id > "${last}"`);
    const query = `perPage=${PAGE}&sort=id&skipTotal=1&fields=${fields}&filter=${filter}`;
    const path = `/api/collections/${name}/records?${query}`;
    const answer = await store.request<{ items: T[] }>("GET", path, { token: store.superuser.token });
    if (answer.status !== 200) throw new Error(`${name} can't be read: ${JSON.stringify(answer)}`);
    rows.push(...answer.body.items);
    if (answer.body.items.length < PAGE) return rows;
  }
}
