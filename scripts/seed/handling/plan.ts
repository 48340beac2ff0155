/** How one alarm was handled: by whom, how fast, what was said, how it ended. Times are ms. */

import type { DemoContact, DemoPerson } from "../model";
import type { Random } from "../random";
import { COMMENTS, ENDINGS, NO_ANSWER, NOTES, OTHER_ENDINGS } from "./resolutions.table";
import { onDuty } from "./roster";

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;

/** Share of alarms that are answered too late. */
const MISSED = 0.012;
const HELD = 0.14;
/** Calls an alarm, for what is an emergency and for what is a fault; 1.7 over all. */
const CALLS = { emergency: 2.4, fault: 1.4 } as const;
const REACHED = 0.58;
const FAULTS: ReadonlySet<string> = new Set(["technical", "supervision", "transmission", "system"]);

/** The alarm that is handled. */
export interface Handled {
  readonly alarmType: string;
  readonly category: string;
  readonly firstAt: number;
  readonly lastAt: number;
  readonly contacts: readonly DemoContact[];
}

/** A line an operator wrote. */
export interface PlannedLine {
  readonly at: number;
  readonly kind: "call" | "note";
  readonly text: string;
}

/** The whole handling. `hold` is there when it waited once in between. */
export interface Handling {
  readonly operator: DemoPerson;
  readonly claimedAt: number;
  readonly hold:
    { readonly from: number; readonly until: number; readonly minutes: number; readonly reason: string } | undefined;
  readonly lines: readonly PlannedLine[];
  readonly calls: number;
  readonly closedAt: number;
  readonly resolution: string;
  readonly comment: string;
}

/** What a plan is drawn from; nothing of it lies after `now`. */
export interface PlanOf {
  readonly random: Random;
  readonly people: readonly DemoPerson[];
  readonly now: number;
}

/** Draws a handling. */
export function planHandling(alarm: Handled, { random, people, now }: PlanOf): Handling {
  const answer = random.chance(MISSED) ? random.int(185, 420) : Math.max(2, random.logNormal(12, 48));
  const claimedAt = alarm.firstAt + Math.round(answer * SECOND_MS);
  const handleMs = Math.round(Math.max(20, random.logNormal(150, 840)) * SECOND_MS);
  const hold = random.chance(HELD) ? holdOf(claimedAt + Math.round(handleMs * 0.4), random) : undefined;
  const waited = hold ? hold.until - hold.from : 0;
  const wanted = Math.max(claimedAt + handleMs + waited, alarm.lastAt + 5 * SECOND_MS);
  const closedAt = Math.min(wanted, now - SECOND_MS);
  const resolution = random.weighted(ENDINGS[alarm.alarmType] ?? ENDINGS[alarm.category] ?? OTHER_ENDINGS);
  const talked = { from: claimedAt, to: Math.min(hold?.from ?? closedAt, closedAt) };
  const lines = linesOf(alarm, { ...talked, random });
  return {
    operator: onDuty(people, claimedAt, random),
    claimedAt,
    hold: hold && hold.until < closedAt ? hold : undefined,
    lines,
    calls: lines.filter(({ kind }) => kind === "call").length,
    closedAt,
    resolution,
    comment: random.pick(COMMENTS[resolution] ?? ["Handled as planned."]),
  };
}

const REASONS = ["Keyholder on his way", "Engineer rings back", "Waiting for the restore"] as const;

function holdOf(from: number, random: Random) {
  const minutes = random.pick([5, 10, 10, 15, 20]);
  return { from, until: from + minutes * MINUTE_MS, minutes, reason: random.pick(REASONS) };
}

function linesOf(
  { category, contacts }: Handled,
  { from, to, random }: { from: number; to: number; random: Random },
): PlannedLine[] {
  const wanted = random.poisson(FAULTS.has(category) ? CALLS.fault : CALLS.emergency);
  const texts: Omit<PlannedLine, "at">[] = [];
  for (let call = 0; call < wanted && contacts.length > 0; call += 1) {
    const contact = contacts[call % contacts.length];
    if (!contact) break;
    const reached = random.chance(REACHED);
    const result = reached ? "answered, codeword right" : random.pick(NO_ANSWER);
    texts.push({ kind: "call", text: `${contact.name}, ${contact.phones[0]?.number ?? ""}: ${result}` });
  }
  if (random.chance(0.5)) texts.push({ kind: "note", text: random.pick(NOTES) });
  const step = (to - from) / (texts.length + 1);
  return texts.map((line, index) => ({ ...line, at: Math.round(from + step * (index + 1)) }));
}
