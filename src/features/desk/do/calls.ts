/** What became of earlier calls for an alarm, and which number is next. */
import type { Availability } from "../../../../domain/alarms/availability";
import { undoneLines } from "../../../../domain/alarms/calls";
import type { ReportRow } from "../../../../domain/alarms/rows";
import type { CallTarget } from "../../../resources/site/call-targets";

/** What a call may end in. */
export const CALL_RESULTS = ["answered", "busy", "no_answer", "wrong_number"] as const;
export type CallResult = (typeof CALL_RESULTS)[number];

/** A call that was made. */
export interface Call {
  readonly at: string;
  readonly result: CallResult;
  /** It is not in the store yet. */
  readonly waiting?: true;
}

const PREFIX = "call_";

/** Shortcut of a log line: what became of the call and the number, so that any language reads it the same. */
export const callShortcut = (result: CallResult): string => `${PREFIX}${result}`;

/** The last call to each number, newest lines first in `lines`; a number is found in its line's text. */
export function lastCalls(
  lines: readonly ReportRow[],
  isWaiting: (id: string) => boolean = () => false,
): (number: string) => Call | null {
  const undone = undoneLines(lines);
  const calls = lines.filter(
    ({ id, kind, shortcut }) => kind === "call" && shortcut.startsWith(PREFIX) && !undone.has(id),
  );
  return (number) => {
    const line = calls.find(({ report }) => report.includes(`(${number})`));
    const result = CALL_RESULTS.find((name) => line?.shortcut === callShortcut(name));
    return line && result ? { at: line.at, result, ...(isWaiting(line.id) && { waiting: true }) } : null;
  };
}

/** Numbers of those of whom one of these is true, in order. */
export const numbersOf = (targets: readonly CallTarget[], ...standings: readonly Availability[]): readonly string[] =>
  targets
    .filter(({ standing }) => standings.includes(standing.now))
    .flatMap((target) => target.phones.map((phone) => phone.number));

/**
 * The first number that nobody has tried yet; once all were tried, the first that was not a wrong one. Of those who may be
 * called now; only where there is none, of those outside their hours; never of those whose time is over or has not begun.
 */
export function nextNumber(targets: readonly CallTarget[], calls: (number: string) => Call | null): string | null {
  const nextOf = (numbers: readonly string[]): string | null =>
    numbers.find((number) => calls(number) === null) ??
    numbers.find((number) => calls(number)?.result !== "wrong_number") ??
    null;
  return nextOf(numbersOf(targets, "now")) ?? nextOf(numbersOf(targets, "outside_hours"));
}
