/** What a site has sent since an alarm began and that is no part of it: a user may have disarmed or cancelled it. */
import type { SignalRow } from "../../../../domain/signals/rows";

type Signal = Pick<SignalRow, "id" | "seq" | "receivedAt" | "alarm" | "class" | "user" | "partitionNo">;

export interface SinceAlarm<T = Signal> {
  /** Signals of the site that are no members of the alarm. */
  readonly others: number;
  /** The latest opening or cancel; null = none. */
  readonly calmed: T | null;
}

/** `signals` of the site in any order. By number where the first one is still kept, since many share a time. */
export function sinceAlarm<T extends Signal>(
  signals: readonly T[],
  alarm: { readonly id: string; readonly firstAt: string; readonly firstEvent: string },
): SinceAlarm<T> {
  const first = signals.find(({ id }) => id === alarm.firstEvent);
  const since = signals.filter((signal) => (first ? signal.seq > first.seq : signal.receivedAt >= alarm.firstAt));
  const calming = since.filter((signal) => signal.class === "open" || signal.class === "cancel");
  return {
    others: since.filter((signal) => signal.alarm !== alarm.id).length,
    calmed: calming.reduce<T | null>((last, signal) => (last && last.seq > signal.seq ? last : signal), null),
  };
}
