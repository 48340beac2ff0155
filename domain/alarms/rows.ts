/** Rows of alarms and of their log as the store hands them out: the fields of `collections/alarm-fields.ts`, typed. */

/** What every alarm keeps through events_alarm, events_pending and alarm_history. Dates are ISO-8601 UTC, "" = none. */
export interface AlarmRow {
  readonly id: string;
  readonly updated: string;
  readonly alarmNo: number;
  readonly site: string;
  readonly siteNo: string;
  readonly siteName: string;
  readonly siteCity: string;
  readonly siteTimeZone: string;
  readonly partitionNo: string;
  readonly alarmType: string;
  readonly alarmName: string;
  readonly category: string;
  readonly priority: number;
  readonly state: string;
  readonly confirmed: boolean;
  readonly signal: string;
  readonly zone: string;
  readonly zoneText: string;
  readonly firstEvent: string;
  readonly lastEvent: string;
  readonly eventCount: number;
  readonly unseenCount: number;
  readonly firstAt: string;
  readonly lastAt: string;
  readonly queuedAt: string;
  readonly warnAt: string;
  readonly breachAt: string;
  readonly restoredAt: string;
  readonly owner: string;
  readonly ownerName: string;
  readonly claimedAt: string;
  readonly firstActAt: string;
  readonly callAttempts: number;
  readonly holdSeconds: number;
  readonly parkedCount: number;
  readonly version: number;
}

/** An alarm that waits. */
export interface PendingRow extends AlarmRow {
  readonly kind: string;
  readonly wakeAt: string;
  readonly reason: string;
  readonly parkedBy: string;
  readonly parkedByName: string;
  readonly parkedAt: string;
}

/** An alarm that has ended. */
export interface ClosedRow extends AlarmRow {
  readonly resolution: string;
  readonly resolutionText: string;
  readonly cause: string;
  readonly falseAlarm: boolean;
  readonly closedBy: string;
  readonly closedByName: string;
  readonly closedAt: string;
  readonly closeComment: string;
  readonly answerSeconds: number;
  readonly handleSeconds: number;
  readonly autoRule: string;
  /** Address and name of the partition as they were on record when it was closed. */
  readonly siteAddress: string;
  readonly partitionName: string;
}

/** A line of an alarm's log. */
export interface ReportRow {
  readonly id: string;
  readonly updated: string;
  readonly events: string;
  readonly report: string;
  readonly alarm: string;
  readonly kind: string;
  /** System lines: key of the sentence (`LineKey`) beside its values, so that each reader has it in his language. */
  readonly message: (Readonly<Record<string, unknown>> & { readonly key: string }) | null;
  readonly author: string;
  readonly authorName: string;
  readonly at: string;
  /** 1, 2, 3 … within its alarm. */
  readonly lineNo: number;
  readonly shortcut: string;
}

/** Lines in the order they were written: many share a time, no two of an alarm a number. */
export const compareLines = (a: ReportRow, b: ReportRow): number =>
  a.lineNo - b.lineNo || (a.at < b.at ? -1 : a.at > b.at ? 1 : 0);
