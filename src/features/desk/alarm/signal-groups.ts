/** Equal signals of an alarm as one line with their number and their first and last time, to be opened one by one. */
import type { SignalRow } from "../../../../domain/signals/rows";

/** A line of the list: a signal of its own, the head of equal ones, or one of them below an opened head. */
export interface SignalLine {
  readonly id: string;
  readonly kind: "single" | "group" | "member";
  /** The newest, for a head. */
  readonly signal: SignalRow;
  /** Newest first; the signal alone where it is no head. */
  readonly signals: readonly SignalRow[];
  /** What these have in common: names the group for as long as the alarm is open. */
  readonly common: string;
  readonly open: boolean;
}

/** Signals that say the same of the same place. The text counts: a panel may say more in it than its code does. */
const commonOf = (signal: SignalRow): string =>
  JSON.stringify([
    signal.account,
    signal.partitionNo,
    signal.qualifier,
    signal.code,
    signal.zone,
    signal.user,
    signal.signal,
    signal.text,
    signal.class,
    signal.testMode,
  ]);

const single = (signal: SignalRow, common: string, kind: "single" | "member"): SignalLine => ({
  id: signal.id,
  kind,
  signal,
  signals: [signal],
  common,
  open: false,
});

/** The lines in the order of their newest signals; `opened` holds what the opened groups have in common. */
export function groupSignals(signals: readonly SignalRow[], opened: ReadonlySet<string>): readonly SignalLine[] {
  const groups = new Map<string, SignalRow[]>();
  for (const signal of signals) {
    const common = commonOf(signal);
    const group = groups.get(common);
    if (group) group.push(signal);
    else groups.set(common, [signal]);
  }
  return [...groups].flatMap(([common, members]): readonly SignalLine[] => {
    const [newest] = members;
    const oldest = members.at(-1);
    if (newest === undefined || oldest === undefined) return [];
    if (members.length === 1) return [single(newest, common, "single")];
    const open = opened.has(common);
    const head: SignalLine = { id: `of-${oldest.id}`, kind: "group", signal: newest, signals: members, common, open };
    return open ? [head, ...members.map((member) => single(member, common, "member"))] : [head];
  });
}

/** Every signal on a line of its own. */
export const eachSignal = (signals: readonly SignalRow[]): readonly SignalLine[] =>
  signals.map((signal) => single(signal, "", "single"));
