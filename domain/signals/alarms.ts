/** Step 17: the alarm a signal joins, or the one that is made for it. */
import { chooseAlarm, groupKey, responseClass } from "../alarms/grouping";
import { noNews, type Told } from "../alarms/news";
import type { Classified } from "./classify";
import { clearZone } from "./effects";
import { isRestoring } from "./kinds";
import type { TraceLine } from "./rows";
import { storeDate } from "./store-date";
import type { AlarmDraft, AlarmTitle, AlarmType, Passage, ReportDraft, Site, World } from "./world";

/** What the alarm of a signal is made from. */
export interface Raise {
  readonly site: Site | undefined;
  readonly place: string;
  readonly found: Classified;
  readonly type: AlarmType;
  readonly priority: number;
  /** Response class, when it is not the type's own. */
  readonly response?: string;
  /** Minutes an unowned group stays open, when not the installation's. */
  readonly windowMinutes?: number;
  /** Account that heads the alarm, when not the signal's. */
  readonly account?: string;
}

/** Key of a member: what a later restore must match. */
export const memberKey = (category: string, zone: string): string => `${category}/${zone}`;

/** Its zone; "" = none was named. */
export const memberZone = (key: string): string => key.slice(key.indexOf("/") + 1);

/** Joins the open alarm of its group, else makes one; the report line comes with a new one. */
export function raise(world: World, passage: Passage, asked: Raise): { alarm: AlarmDraft; report?: ReportDraft } {
  const key = groupKey(asked.place, asked.response ?? responseClass(asked.type));
  const alarm = chooseAlarm(world.alarms.ofGroup(key), {
    atMs: passage.receivedMs,
    windowMinutes: asked.windowMinutes ?? world.groupWindowMinutes,
  });
  if (!alarm) return create(world, passage, { ...asked, key });
  join(alarm, passage, { unseen: true });
  const told = tellOf(alarm, passage, asked.found);
  alarm.news.joined.push(told);
  raisePriority(alarm, asked.priority, told);
  retitle(alarm, asked);
  if (asked.found.confirms) confirm(alarm, passage, told);
  alarm.members.set(memberKey(asked.found.category, asked.found.zone), true);
  alarm.restoredAt = "";
  delete alarm.news.restoredBy;
  // Rule 6: a new signal wakes a parked alarm at once.
  if (alarm.pending) alarm.wake = "re_alarm";
  passage.trace.push({ step: 17, what: "joined", values: { ...kindOf(asked), count: alarm.eventCount } });
  return { alarm };
}

/** What alarm is asked for and where, for the trace. `place` is `site`, `account` or `receiver`. */
const kindOf = ({ type, priority, place, found }: Raise): TraceLine["values"] => ({
  type: type.code,
  name: type.name,
  priority,
  place: place.slice(0, place.indexOf(":")),
  zone: found.zone,
  zoneText: found.zoneText,
});

/** Counts a signal into an alarm. Owner, notes and state are the operator's and stay as they are (H-AC-03). */
export function join(alarm: AlarmDraft, passage: Passage, { unseen }: { unseen: boolean }): void {
  const at = passage.receivedAt;
  alarm.eventCount += 1;
  if (unseen) alarm.unseenCount += 1;
  alarm.lastEvent = passage.eventId;
  if (passage.receivedMs > alarm.lastAtMs) {
    alarm.lastAtMs = passage.receivedMs;
    alarm.lastAt = at;
  }
  if (at < alarm.firstAt) alarm.firstAt = at;
  alarm.changed = true;
}

/** The signal as the alarm's log names it. */
const tellOf = ({ site }: Pick<AlarmDraft, "site">, passage: Passage, found: Classified): Told => ({
  event: passage.eventId,
  type: found.type?.code ?? "",
  signal: found.name.slice(0, 160),
  zone: found.zone.slice(0, 10),
  zoneText: found.zoneText,
  account: site === "" ? passage.signal.account.slice(0, 40) : "",
  at: passage.receivedAt,
});

function raisePriority(alarm: AlarmDraft, priority: number, by: Told): void {
  if (priority >= alarm.priority) return;
  alarm.news.raised = { from: alarm.news.raised?.from ?? alarm.priority, by };
  alarm.priority = priority;
}

/** How urgent a signal is, 11 most: of one priority the more urgent type goes first, a burglary before a tamper. */
const titleRank = ({ priority, raises }: Classified): number => priority * 10 + (raises?.priority ?? 9);

/** A burglary that joins a tamper's alarm is what the desk must read; of equal ones the first stands. */
function retitle(alarm: AlarmDraft, asked: Raise): void {
  const rank = titleRank(asked.found);
  if (rank >= alarm.titleRank) return;
  alarm.titleRank = rank;
  alarm.title = titleOf(asked);
}

const titleOf = ({ found, type }: Raise): AlarmTitle => ({
  partitionNo: found.partition.slice(0, 10),
  alarmType: type.code,
  alarmName: type.name,
  category: type.category,
  signal: found.name.slice(0, 160),
  zone: found.zone.slice(0, 10),
  zoneText: found.zoneText,
});

/** Queue order, rule 1: confirmed goes before unconfirmed. */
function confirm(alarm: AlarmDraft, { trace }: Passage, by: Told): void {
  if (alarm.confirmed) return;
  alarm.confirmed = true;
  alarm.news.confirmedBy = by;
  trace.push({ step: 14, what: "confirmed", values: { signal: by.signal } });
}

function create(world: World, passage: Passage, asked: Raise & { key: string }) {
  const { signal, receivedMs, receivedAt: at, eventId } = passage;
  world.lastAlarmNo += 1;
  const first = tellOf({ site: asked.site?.id ?? "" }, passage, asked.found);
  const alarm: AlarmDraft = {
    id: world.newId(),
    isNew: true,
    pending: false,
    groupKey: asked.key,
    site: asked.site?.id ?? "",
    owner: "",
    priority: asked.priority,
    titleRank: titleRank(asked.found),
    title: titleOf(asked),
    confirmed: false,
    firstAt: at,
    lastAt: at,
    lastAtMs: receivedMs,
    lastEvent: eventId,
    eventCount: 1,
    unseenCount: 1,
    restoredAt: "",
    wake: "",
    changed: true,
    members: new Map([[memberKey(asked.found.category, asked.found.zone), true]]),
    news: noNews(first),
    fresh: { alarmNo: world.lastAlarmNo, firstEvent: eventId, ...standing(world, passage, asked) },
  };
  world.alarms.add(alarm);
  if (asked.found.confirms) confirm(alarm, passage, first);
  passage.trace.push({ step: 17, what: "queued", values: { ...kindOf(asked), number: world.lastAlarmNo } });
  const { found } = asked;
  const account = asked.site?.code ?? asked.account ?? signal.account;
  const { name, zone, zoneText } = found;
  const values = { signal: name, account, zone, zoneText, priority: asked.priority, at };
  return { alarm, report: { event: eventId, alarm, key: "alarm_created" as const, values } };
}

/** Whose it is, and until when somebody must turn to it. */
function standing(world: World, { signal, receivedMs }: Passage, asked: Raise): Readonly<Record<string, unknown>> {
  const { site, type } = asked;
  return {
    siteNo: (site?.code ?? asked.account ?? signal.account).slice(0, 20),
    siteName: site?.name ?? "",
    siteCity: site?.city ?? "",
    siteTimeZone: site?.timeZone ?? "",
    dealer: site?.dealer ?? "",
    customer: site?.customer ?? "",
    state: "queued",
    queuedAt: storeDate(world.nowMs),
    warnAt: type.warnSeconds > 0 ? storeDate(receivedMs + type.warnSeconds * 1000) : "",
    breachAt: type.breachSeconds > 0 ? storeDate(receivedMs + type.breachSeconds * 1000) : "",
  };
}

/**
 * A restore attaches to the open alarm that holds what it ends; it never makes one. Where more than one holds it, all
 * are cleared of it and the first has the signal. An alarm of which nothing stands any more is marked restored, and a
 * parked one goes back to the queue.
 */
export function attachRestore(
  world: World,
  passage: Passage,
  { site, found }: { site: Site; found: Classified },
): AlarmDraft | undefined {
  if (!isRestoring(found.class)) return undefined;
  let joined: AlarmDraft | undefined;
  for (const alarm of world.alarms.ofSite(site.id)) {
    const ended = [...alarm.members.keys()].filter((key) => alarm.members.get(key) && matches(key, found));
    if (ended.length === 0) continue;
    const told = tellOf(alarm, passage, found);
    for (const key of ended) {
      alarm.members.set(key, false);
      clearZone(world, passage, { site, found, zone: memberZone(key) });
    }
    if (!joined) {
      joined = alarm;
      join(alarm, passage, { unseen: false });
      alarm.news.joined.push(told);
    }
    const all = ![...alarm.members.values()].includes(true);
    if (all) markRestored(alarm, told);
    passage.trace.push({ step: 17, what: "restored", values: { standing: all ? 0 : 1 } });
  }
  return joined;
}

function markRestored(alarm: AlarmDraft, by: Told): void {
  alarm.changed = true;
  alarm.restoredAt = by.at;
  alarm.news.restoredBy = by;
  if (alarm.pending && alarm.wake === "") alarm.wake = "restored";
}

/** A restore without a zone ends everything of its category. */
const matches = (key: string, found: Classified): boolean =>
  key === memberKey(found.category, found.zone) || (found.zone === "" && key.startsWith(`${found.category}/`));
