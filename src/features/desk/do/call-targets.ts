/** Who can be called for an alarm, what became of earlier calls, and which number is next. */
import type { Availability } from "../../../../domain/alarms/availability";
import { undoneLines } from "../../../../domain/alarms/calls";
import { readPhones, type Phone } from "../../../../domain/alarms/phones";
import type { ReportRow } from "../../../../domain/alarms/rows";
import type { SiteCard } from "../../../resources/use-site";
import { ALWAYS, type CallMoment, standingOf, type Standing } from "./call-terms";

/** What a call may end in. */
export const CALL_RESULTS = ["answered", "busy", "no_answer", "wrong_number"] as const;
export type CallResult = (typeof CALL_RESULTS)[number];

export type { Phone };

/** A person or the site itself. */
export interface CallTarget {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly hasKeys: boolean;
  readonly panelUser: string;
  readonly phones: readonly Phone[];
  readonly standing: Standing;
}

/** The site first, then its contacts in their order: nobody is left out, whatever stands against calling him now. */
export function callTargets(
  card: SiteCard | null,
  { siteLabel, moment }: { readonly siteLabel: string; readonly moment: CallMoment },
): readonly CallTarget[] {
  if (!card) return [];
  const { site } = card;
  const own: readonly CallTarget[] =
    site.phone === ""
      ? []
      : [
          {
            id: site.id,
            name: siteLabel,
            kind: "",
            hasKeys: false,
            panelUser: "",
            phones: [{ number: site.phone, kind: "" }],
            standing: ALWAYS,
          },
        ];
  const people = card.contacts.map(({ link, contact }) => ({
    id: link.id,
    name: contact.name,
    kind: link.kind,
    hasKeys: link.hasKeys,
    panelUser: link.panelUserNumber,
    phones: readPhones(contact.phones),
    standing: standingOf({ link, contact }, moment),
  }));
  return [...own, ...people];
}

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

/** A number as `tel:` takes it: digits and the leading plus; the (0) that is only dialled at home is left out. */
export const telHref = (number: string): string => {
  const abroad = number.replace(/^(\s*\+\d+)\s*\(0\)/, "$1");
  return `tel:${abroad.replace(/[^\d+*#]/g, "").replace(/(?!^)\+/g, "")}`;
};
