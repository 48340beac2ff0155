/** In which order alarms are taken (alarm-handling 3.2 rule 1). */

/** What the order is read from. */
export interface QueueKeys {
  readonly priority: number;
  readonly confirmed: boolean;
  readonly firstAt: string;
  readonly alarmNo: number;
}

/** Priority (1 first), confirmed before unconfirmed, oldest first signal; the number settles ties the same for everybody. */
export function compareQueue(a: QueueKeys, b: QueueKeys): number {
  if (a.priority !== b.priority) return a.priority - b.priority;
  if (a.confirmed !== b.confirmed) return a.confirmed ? -1 : 1;
  if (a.firstAt !== b.firstAt) return a.firstAt < b.firstAt ? -1 : 1;
  return a.alarmNo - b.alarmNo;
}
