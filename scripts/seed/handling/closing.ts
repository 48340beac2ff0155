/** The records a handled alarm leaves: history, claims, report lines. Same shapes as the store's own acts leave. */

import { answerSeconds, handleSeconds } from "../../../domain/alarms/claims";
import { lineText, type LineKey } from "../../../domain/alarms/lines";
import { storeDate } from "../../../domain/signals/store-date";
import { recordId } from "../ids";
import type { DemoPerson, SeedRecord } from "../model";
import type { Handling } from "./plan";

/** An open alarm as the store hands it out. */
export type OpenAlarm = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly alarmNo: number;
  readonly siteNo: string;
  readonly alarmType: string;
  readonly category: string;
  readonly firstAt: string;
  readonly lastAt: string;
  readonly lastEvent: string;
  readonly eventCount: number;
  readonly version: number;
};

/** What a resolution code says. */
export interface Resolution {
  readonly code: string;
  readonly text: string;
  readonly cause: string;
  readonly falseAlarm: boolean;
}

/** Fields the store gives to every record and takes from nobody. */
const OWN_FIELDS = new Set(["created", "updated", "collectionId", "collectionName", "expand"]);

/** An alarm's own fields, ready to stand in another collection. */
export const alarmFields = (alarm: OpenAlarm): Record<string, unknown> & { id: string } => ({
  ...Object.fromEntries(Object.entries(alarm).filter(([name]) => !OWN_FIELDS.has(name))),
  id: alarm.id,
});

/** A person's name as lines and alarms show it. */
export const fullName = ({ name, surname }: DemoPerson): string => `${name} ${surname}`.trim();

/** The record of the history. */
export function historyRecord(alarm: OpenAlarm, handling: Handling, resolution: Resolution): SeedRecord {
  const claims = intervalsOf(handling).map(({ from, until }) => ({ fromMs: from, untilMs: until }));
  const firstAt = Date.parse(alarm.firstAt.replace(" ", "T"));
  const { operator, hold, closedAt } = handling;
  return {
    collection: "alarm_history",
    body: {
      ...alarmFields(alarm),
      state: "closed",
      unseenCount: 0,
      queuedAt: alarm.firstAt,
      owner: operator.id,
      ownerName: fullName(operator),
      claimedAt: storeDate(hold?.until ?? handling.claimedAt),
      firstActAt: storeDate(handling.lines[0]?.at ?? closedAt),
      callAttempts: handling.calls,
      holdSeconds: hold ? Math.round((hold.until - hold.from) / 1000) : 0,
      parkedCount: hold ? 1 : 0,
      version: alarm.version + 3 + (hold ? 2 : 0),
      resolution: resolution.code,
      resolutionText: resolution.text,
      cause: resolution.cause,
      falseAlarm: resolution.falseAlarm,
      closedBy: operator.id,
      closedByName: fullName(operator),
      closedAt: storeDate(closedAt),
      closeComment: handling.comment,
      answerSeconds: answerSeconds(firstAt, claims),
      handleSeconds: handleSeconds(claims, closedAt),
    },
  };
}

/** Somebody had it from when to when, and how that ended. */
export interface Interval {
  readonly from: number;
  readonly until: number;
  readonly ended: "closed" | "held";
}

/** One interval, or two when it waited in between. */
export const intervalsOf = ({ claimedAt, hold, closedAt }: Handling): Interval[] =>
  hold
    ? [
        { from: claimedAt, until: hold.from, ended: "held" },
        { from: hold.until, until: closedAt, ended: "closed" },
      ]
    : [{ from: claimedAt, until: closedAt, ended: "closed" }];

/** Who held it when. */
export const claimRecords = (alarm: OpenAlarm, operator: DemoPerson, intervals: readonly Interval[]): SeedRecord[] =>
  intervals.map(({ from, until, ended }, index) => ({
    collection: "alarm_claims",
    body: {
      id: recordId("alarm_claims", `${alarm.id}/${index}`),
      alarm: alarm.id,
      operator: operator.id,
      from: storeDate(from),
      until: storeDate(until),
      heartbeatAt: storeDate(until),
      ended,
    },
  }));

/** The log, line by line. */
export function lineRecords(alarm: OpenAlarm, handling: Handling, resolution: Resolution): SeedRecord[] {
  const { operator, hold, closedAt } = handling;
  const told = handling.comment === "" ? resolution.text : `${resolution.text}. ${handling.comment}`;
  const lines = [
    system("claimed", { at: handling.claimedAt, by: operator }),
    ...handling.lines.map(({ at, kind, text }) => ({ at, kind, report: text, message: null, by: operator })),
    ...(hold
      ? [
          system("held", { at: hold.from, by: operator, values: { minutes: hold.minutes, reason: hold.reason } }),
          system("woken_due", { at: hold.until, by: null }),
          system("returned", { at: hold.until, by: operator }),
        ]
      : []),
    ...(alarm.eventCount > 1 ? [system("seen", { at: closedAt - 1, by: operator })] : []),
    system("closed", { at: closedAt, by: operator, values: { resolution: told } }),
  ];
  return lines.map((line, index) => reportRecord(alarm, line, `${index}`));
}

/** A line before it is a record. */
export interface Line {
  readonly at: number;
  readonly kind: string;
  readonly report: string;
  readonly message: Readonly<Record<string, unknown>> | null;
  readonly by: DemoPerson | null;
}

/** A line the store writes about an act. */
export function system(key: LineKey, act: { at: number; by: DemoPerson | null; values?: object }): Line {
  const { at, by, values = {} } = act;
  const message = { name: by ? fullName(by) : "", ...values };
  return { at, kind: "system", report: lineText(key, message), message: { key, ...message }, by };
}

/** A line as the store keeps it. */
export const reportRecord = (alarm: OpenAlarm, line: Line, key: string): SeedRecord => ({
  collection: "events_reports",
  body: {
    id: recordId("events_reports", `${alarm.id}/${key}`),
    events: alarm.lastEvent,
    report: line.report,
    alarm: alarm.id,
    site: alarm["site"],
    dealer: alarm["dealer"],
    customer: alarm["customer"],
    kind: line.kind,
    message: line.message,
    author: line.by?.id ?? "",
    authorName: line.by ? fullName(line.by) : "",
    at: storeDate(line.at),
  },
});
