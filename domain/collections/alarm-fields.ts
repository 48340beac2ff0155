/** The fields an alarm keeps through events_alarm, events_pending and alarm_history. */
import { bool, date, int, json, text, type Field } from "./define";

export const ALARM_FIELDS: Readonly<Record<string, Field>> = {
  alarmNo: int({ required: true, min: 1 }),
  site: text({ max: 20 }),
  siteNo: text({ max: 20 }),
  siteName: text({ max: 160 }),
  siteCity: text({ max: 80 }),
  siteTimeZone: text({ max: 60 }),
  dealer: text({ max: 20 }),
  customer: text({ max: 20 }),
  partitionNo: text({ max: 10 }),
  /** Code of the alarm type, and its name at the time. */
  alarmType: text({ max: 40 }),
  alarmName: text({ max: 80 }),
  category: text({ max: 20 }),
  /** Site (or account) and response class: what may join this alarm. */
  groupKey: text({ max: 100 }),
  priority: int({ required: true, min: 1, max: 9 }),
  /** queued, claimed, in_progress (events_alarm); on_hold (events_pending); closed (alarm_history). */
  state: text({ required: true, max: 20 }),
  confirmed: bool(),
  /** Of its most urgent signal, the first of equal ones: name, zone number and text; type and partition are that one's too. */
  signal: text({ max: 160 }),
  zone: text({ max: 10 }),
  zoneText: text({ max: 160 }),
  /** How urgent that signal is, 11 most: its priority, then its alarm type's. The alarm's own priority may be another. */
  titleRank: int({ min: 0, max: 99 }),
  firstEvent: text({ max: 20 }),
  lastEvent: text({ max: 20 }),
  eventCount: int({ min: 0 }),
  unseenCount: int({ min: 0 }),
  firstAt: date({ required: true }),
  lastAt: date(),
  queuedAt: date(),
  warnAt: date(),
  breachAt: date(),
  restoredAt: date(),
  /** User id of who holds it, and his name at the time. */
  owner: text({ max: 20 }),
  ownerName: text({ max: 120 }),
  claimedAt: date(),
  firstActAt: date(),
  plan: json(),
  stepState: json(),
  callAttempts: int({ min: 0 }),
  /** Seconds on hold so far. */
  holdSeconds: int({ min: 0 }),
  parkedCount: int({ min: 0 }),
  /** Rises by one with every change: acts carry the version they saw. */
  version: int({ required: true, min: 1 }),
};

/** What a parked alarm knows beside. */
export const PENDING_FIELDS: Readonly<Record<string, Field>> = {
  kind: text({ max: 20 }),
  wakeAt: date({ required: true }),
  reason: text({ max: 500 }),
  parkedBy: text({ max: 20 }),
  parkedByName: text({ max: 120 }),
  parkedAt: date(),
  returnTo: text({ max: 20 }),
};

/** What an ended alarm knows beside. */
export const HISTORY_FIELDS: Readonly<Record<string, Field>> = {
  resolution: text({ max: 20 }),
  resolutionText: text({ max: 120 }),
  cause: text({ max: 20 }),
  falseAlarm: bool(),
  closedBy: text({ max: 20 }),
  closedByName: text({ max: 120 }),
  closedAt: date(),
  closeComment: text({ max: 4000 }),
  answerSeconds: int({ min: 0 }),
  handleSeconds: int({ min: 0 }),
  autoRule: text({ max: 80 }),
  reopenedFrom: text({ max: 20 }),
  /** Where it was, as it was on record at the close: what a site's record says later may be another place. */
  siteAddress: text({ max: 400 }),
  partitionName: text({ max: 120 }),
};
