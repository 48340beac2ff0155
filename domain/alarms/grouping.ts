/** Which signals belong to one alarm (signal-rules step 17, alarm-handling 3.2 rule 6). */

/** What grouping needs to know of an alarm type. */
export interface GroupedType {
  readonly code: string;
  readonly category: string;
  readonly alwaysOwn: boolean;
}

/** What grouping needs to know of an alarm that has not ended. */
export interface GroupedAlarm {
  readonly pending: boolean;
  readonly owner: string;
  readonly lastAtMs: number;
}

const RESPONSE_BY_CATEGORY: Readonly<Record<string, string>> = {
  intrusion: "intrusion",
  tamper: "intrusion",
  video: "intrusion",
  technical: "technical",
  supervision: "technical",
  transmission: "transmission",
  system: "transmission",
};

/**
 * Response class: one group a site for each. Types that are always their own (fire, hold-up, panic, medical) join
 * only repeats of themselves.
 */
export const responseClass = (type: GroupedType): string =>
  type.alwaysOwn ? type.code : (RESPONSE_BY_CATEGORY[type.category] ?? type.category);

/** Key under which alarms of one place and response class meet. `place` is `site:ID`, `account:…` or `receiver:…`. */
export const groupKey = (place: string, response: string): string => `${place}:${response}`.slice(0, 100);

/**
 * May a signal of that time still join? Owned and parked alarms take everything; one nobody owns takes what comes
 * within the window after its last signal.
 */
export const isJoinable = (alarm: GroupedAlarm, atMs: number, windowMinutes: number): boolean =>
  alarm.pending || alarm.owner !== "" || atMs - alarm.lastAtMs <= windowMinutes * 60_000;

/** The alarm a signal joins: of those of its group the one that heard last; undefined when it needs its own. */
export function chooseAlarm<A extends GroupedAlarm>(
  group: Iterable<A>,
  { atMs, windowMinutes }: { atMs: number; windowMinutes: number },
): A | undefined {
  let best: A | undefined;
  for (const alarm of group) {
    if (!isJoinable(alarm, atMs, windowMinutes)) continue;
    if (!best || alarm.lastAtMs > best.lastAtMs) best = alarm;
  }
  return best;
}
