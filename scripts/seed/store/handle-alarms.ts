/** Ends alarms of the past and parks those of its end: each in one transaction, so that it is never in two places. */

import { addressText, type Address } from "../../../domain/alarms/address";
import { lineText, type LineKey } from "../../../domain/alarms/lines";
import { storeDate } from "../../../domain/signals/store-date";
import {
  alarmFields,
  claimRecords,
  fullName,
  historyRecord,
  intervalsOf,
  lineRecords,
  reportRecord,
  system,
  type OpenAlarm,
  type Resolution,
} from "../handling/closing";
import { planHandling } from "../handling/plan";
import type { DemoPerson, DemoSite, SeedRecord } from "../model";
import type { Random } from "../random";
import type { Parked } from "../signals/tail";
import { commitGroups, recordsOf, type Change, type StoreClient } from "./client";
import { add, put } from "./write-records";

const MINUTE_MS = 60_000;
/** Between a frame and its alarm in the queue. */
const QUEUED_AFTER_MS = 300;

/** What handling needs to know. */
export interface Desk {
  readonly client: StoreClient;
  readonly random: Random;
  readonly now: number;
  readonly people: readonly DemoPerson[];
  readonly sites: readonly DemoSite[];
  readonly resolutions: ReadonlyMap<string, Resolution>;
  /** Accounts whose newest alarms stay as they are. */
  readonly staying: ReadonlySet<string>;
  readonly stayingSince: number;
}

const remove = (id: string): Change => ({ method: "DELETE", url: recordsOf("events_alarm", id) });
const patch = (collection: string, id: string, body: object): Change => ({
  method: "PATCH",
  url: recordsOf(collection, id),
  body,
});

const msOf = (date: string): number => Date.parse(date.replace(" ", "T"));

const stays = (desk: Desk, alarm: OpenAlarm): boolean =>
  desk.staying.has(alarm.siteNo) && msOf(alarm.firstAt) >= desk.stayingSince;

/** Ends every open alarm that is not to stay. */
export async function closeAlarms(desk: Desk): Promise<number> {
  const open = (await desk.client.list<OpenAlarm>("events_alarm")).filter((alarm) => !stays(desk, alarm));
  if (open.length === 0) return 0;
  const stored = await storedLines(desk.client, open);
  const sites = await desk.client.list<Address & { id: string }>("site_accounts");
  const addresses = new Map(sites.map((site) => [site.id, addressText(site)]));
  await commitGroups(
    desk.client,
    open.map((alarm) => closing(desk, alarm, { stored: stored(alarm), addresses })),
  );
  return open.length;
}

interface Closing {
  readonly stored: readonly Dated[];
  /** By site id. */
  readonly addresses: ReadonlyMap<string, string>;
}

function closing(desk: Desk, alarm: OpenAlarm, { stored, addresses }: Closing): Change[] {
  const site = desk.sites.find(({ code }) => code === alarm.siteNo);
  const handling = planHandling(
    {
      alarmType: alarm.alarmType,
      category: alarm.category,
      firstAt: msOf(alarm.firstAt),
      lastAt: msOf(alarm.lastAt),
      contacts: site?.contacts ?? [],
    },
    { random: desk.random.fork(`alarm ${alarm.alarmNo}`), people: desk.people, now: desk.now },
  );
  const resolution = desk.resolutions.get(handling.resolution);
  if (!resolution) throw new Error(`the store knows no resolution "${handling.resolution}"`);
  const history = historyRecord(alarm, handling, resolution);
  const siteAddress = addresses.get(String(alarm["site"])) ?? "";
  const partitionName = site?.partitions.find(({ number }) => number === alarm["partitionNo"])?.name ?? "";
  const made = [
    { ...history, body: { ...history.body, siteAddress, partitionName } },
    ...claimRecords(alarm, handling.operator, intervalsOf(handling)),
  ];
  const lines = [...stored, ...dated(lineRecords(alarm, handling, resolution), add)];
  return [remove(alarm.id), ...made.map(add), ...inOrder(lines)];
}

interface StoredLine {
  readonly id: string;
  readonly alarm: string;
  readonly lineNo: number;
  /** What signals brought says when they came, and that they waited: the past is sent at once, long after it came. */
  readonly message: { readonly key: LineKey; readonly at?: string; readonly waited?: number } | null;
}

/** The store's lines were written just now: in the log they stand where the signals stand in time. */
async function storedLines(
  client: StoreClient,
  alarms: readonly OpenAlarm[],
): Promise<(alarm: OpenAlarm) => readonly Dated[]> {
  const filter = alarms.map(({ id }) => `alarm = "${id}"`).join(" || ");
  const lines = await client.list<StoredLine>("events_reports", { filter, sort: "lineNo" });
  return (alarm) =>
    lines
      .filter((line) => line.alarm === alarm.id)
      .map(({ id, message }) => {
        const at = message?.at ?? alarm.firstAt;
        return { at, change: (lineNo) => patch("events_reports", id, { at, lineNo, ...inTime(message) }) };
      });
}

/** The line of a signal that waited for nothing. */
function inTime(message: StoredLine["message"]): object {
  if (!message?.waited) return {};
  const { waited: _waited, ...told } = message;
  return { message: told, report: lineText(told.key, told) };
}

/** A line with its time, which gets its number when all of the alarm are there. */
interface Dated {
  readonly at: string;
  readonly change: (lineNo: number) => Change;
}

const dated = (lines: readonly SeedRecord[], write: (record: SeedRecord) => Change): readonly Dated[] =>
  lines.map((line) => ({
    at: String(line.body["at"]),
    change: (lineNo) => write({ ...line, body: { ...line.body, lineNo } }),
  }));

/** Numbered in the order of their times. */
const inOrder = (lines: readonly Dated[]): Change[] =>
  lines.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0)).map(({ change }, index) => change(index + 1));

/** Sets the end of the past as it is told: what is queued since when, what waits until when. */
export async function setTail(desk: Desk, parked: readonly Parked[]): Promise<void> {
  const open = (await desk.client.list<OpenAlarm>("events_alarm")).filter((alarm) => stays(desk, alarm));
  if (open.length === 0) return;
  const stored = await storedLines(desk.client, open);
  const groups = open.map((alarm) => {
    const wait = parked.find(({ account }) => account === alarm.siteNo);
    if (wait) return parking(desk, { alarm, wait, stored: stored(alarm) });
    const queuedAt = storeDate(msOf(alarm.firstAt) + QUEUED_AFTER_MS);
    return [patch("events_alarm", alarm.id, { queuedAt }), ...inOrder(stored(alarm))];
  });
  await commitGroups(desk.client, groups);
}

interface Parking {
  readonly alarm: OpenAlarm;
  readonly wait: Parked;
  readonly stored: readonly Dated[];
}

function parking(desk: Desk, { alarm, wait, stored }: Parking): Change[] {
  const operator = desk.people.find(({ key }) => key === wait.operator) ?? desk.people[0];
  if (!operator) return [];
  const claimedAt = msOf(alarm.firstAt) + 14_000;
  const parkedAt = claimedAt + 3 * MINUTE_MS;
  const minutes = Math.round((wait.wakeAt - parkedAt) / MINUTE_MS);
  const lines = [
    system("claimed", { at: claimedAt, by: operator }),
    system("held", { at: parkedAt, by: operator, values: { minutes, reason: wait.reason } }),
  ];
  const pending: SeedRecord = {
    collection: "events_pending",
    body: {
      ...alarmFields(alarm),
      state: "on_hold",
      unseenCount: 0,
      queuedAt: storeDate(msOf(alarm.firstAt) + QUEUED_AFTER_MS),
      owner: "",
      ownerName: "",
      firstActAt: storeDate(parkedAt),
      parkedCount: 1,
      version: alarm.version + 2,
      kind: "hold",
      wakeAt: storeDate(wait.wakeAt),
      reason: wait.reason,
      parkedBy: operator.id,
      parkedByName: fullName(operator),
      parkedAt: storeDate(parkedAt),
      returnTo: operator.id,
    },
  };
  const claims = claimRecords(alarm, operator, [{ from: claimedAt, until: parkedAt, ended: "held" }]);
  // Set rather than made: between a broken run and the next one the store may have woken it.
  const made = lines.map((line, i) => reportRecord(alarm, line, `${i}`));
  return [remove(alarm.id), ...[pending, ...claims].map(put), ...inOrder([...stored, ...dated(made, put)])];
}
