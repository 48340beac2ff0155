/** What panels were promised, compared with what the store holds: nothing lost, nothing twice, nothing in two places. */

import { feedId, feedItems } from "../../domain/live/feed";
import type { PanelEvent } from "./dc09-frames";
import type { BookedAlarm, StoreBooks } from "./store-books";

/** Faults of one kind that are told; the rest are counted. */
const TELL = 5;

/** Every event by what makes it one: account, sequence and content. */
const nameOf = (event: { account: string; sequence: string | number; code: string; text?: string }): string =>
  `${event.account}/${String(event.sequence).padStart(4, "0")}/${event.code}/${event.text ?? ""}`;

export class Ledger {
  readonly #sent = new Set<string>();
  readonly #acknowledged = new Set<string>();
  /** Answers that were no acknowledgement. */
  readonly odd: string[] = [];

  sent(event: PanelEvent): void {
    this.#sent.add(nameOf(event));
  }

  acknowledged(event: PanelEvent): void {
    this.#acknowledged.add(nameOf(event));
  }

  get sentCount(): number {
    return this.#sent.size;
  }

  get acknowledgedCount(): number {
    return this.#acknowledged.size;
  }

  /** Every broken promise as a sentence; none when all is well. Signals of the receiver itself are left out. */
  faults({ events, ...books }: StoreBooks): string[] {
    const signals = events.filter(({ text }) => text !== "");
    const stored = countBy(signals, nameOf);
    return [
      ...told(
        "acknowledged and not stored",
        [...this.#acknowledged].filter((name) => !stored.has(name)),
      ),
      ...told("stored twice", namesOver(stored, 1)),
      ...told(
        "stored and never sent",
        [...stored.keys()].filter((name) => !this.#sent.has(name)),
      ),
      ...told("answered oddly", this.odd),
      ...bookFaults({ events, ...books }),
    ];
  }
}

/** What must hold of any store, whatever was sent. */
export function bookFaults(books: StoreBooks): string[] {
  return [
    ...eventFaults(books),
    ...alarmFaults(books),
    ...lineFaults(books),
    ...claimFaults(books),
    ...feedFaults(books),
  ];
}

function eventFaults({ events }: StoreBooks): string[] {
  const numbers = events.map(({ seq }) => seq).toSorted((a, b) => a - b);
  return [
    ...told(
      "key twice",
      namesOver(
        countBy(events, ({ key }) => key),
        1,
      ),
    ),
    ...told("seq with a gap or twice at", numbers.filter((seq, index) => seq !== index + 1).map(String)),
  ];
}

function alarmFaults({ events, open, pending, closed }: StoreBooks): string[] {
  const alarms = [...open, ...pending, ...closed];
  const counts = countBy(
    events.filter(({ alarm }) => alarm !== ""),
    ({ alarm }) => alarm,
  );
  const known = new Set(alarms.map(({ id }) => id));
  const miscounted = alarms.filter(({ id, eventCount }) => counts.get(id) !== eventCount);
  const asText = ({ id, eventCount }: BookedAlarm): string => `${id}: says ${eventCount}, has ${counts.get(id) ?? 0}`;
  return [
    ...told(
      "alarm in two places",
      namesOver(
        countBy(alarms, ({ id }) => id),
        1,
      ),
    ),
    ...told(
      "alarm number twice",
      namesOver(
        countBy(alarms, ({ alarmNo }) => String(alarmNo)),
        1,
      ),
    ),
    ...told(
      "events of an alarm that is nowhere",
      [...counts.keys()].filter((id) => !known.has(id)),
    ),
    ...told("alarm with a wrong count", miscounted.map(asText)),
  ];
}

function lineFaults({ open, pending, closed, lines }: StoreBooks): string[] {
  const alarms = [...open, ...pending, ...closed];
  const known = new Set(alarms.map(({ id }) => id));
  const created = lines.filter(({ kind, message }) => kind === "system" && message?.key === "alarm_created");
  const births = countBy(created, ({ alarm }) => alarm);
  const wrong = alarms.filter(({ id }) => births.get(id) !== 1).map(({ id }) => `${id}: ${births.get(id) ?? 0}`);
  const ends = countBy(
    lines.filter(({ message }) => message?.key === "closed"),
    ({ alarm }) => alarm,
  );
  const torn = [...known].filter((id) => {
    const numbers = lines.flatMap(({ alarm, lineNo }) => (alarm === id ? [lineNo] : []));
    return numbers.toSorted((a, b) => a - b).some((number, index) => number !== index + 1);
  });
  return [
    ...told("alarm without exactly one line of its creation", wrong),
    ...told(
      "closed alarm without exactly one line of its end",
      closed.filter(({ id }) => ends.get(id) !== 1).map(idOf),
    ),
    ...told("log with a line missing or doubled", torn),
    ...told("line of an alarm that is nowhere", lines.filter(({ alarm }) => !known.has(alarm)).map(idOf)),
  ];
}

function claimFaults({ open, pending, closed, claims }: StoreBooks): string[] {
  const standing = claims.filter(({ ended }) => ended === "");
  const holders = new Map(standing.map(({ alarm, operator }) => [alarm, operator]));
  const mismatched = open.filter(({ id, owner }) => (holders.get(id) ?? "") !== owner);
  return [
    ...told(
      "alarm with two standing claims",
      namesOver(
        countBy(standing, ({ alarm }) => alarm),
        1,
      ),
    ),
    ...told("owner and standing claim differ", mismatched.map(idOf)),
    ...told(
      "claim stands on an alarm that waits or has ended",
      [...pending, ...closed].map(idOf).filter((id) => holders.has(id)),
    ),
  ];
}

/** Earlier numbers are gone: what a commit told stands or falls with its rows, so the last one told speaks for all. */
function feedFaults({ feed, events }: StoreBooks): string[] {
  const stored = new Map(events.map(({ id, seq }) => [id, seq]));
  const staff = feed.find(({ audience }) => audience === "staff");
  const last = feedItems(staff)
    .filter(({ c, a }) => c === "events" && a === "create")
    .map(({ record }) => record.id);
  const seqs = last.map((id) => stored.get(id) ?? 0);
  return [
    ...told("feed of an audience elsewhere", feed.filter(({ id, audience }) => id !== feedId(audience)).map(idOf)),
    ...told("feed without a number", feed.filter(({ number }) => number < 1).map(idOf)),
    ...told("signals and no feed of the staff", events.length > 0 && !staff ? ["staff"] : []),
    ...told(
      "told and not stored",
      last.filter((id) => !stored.has(id)),
    ),
    ...told("told last and stored before others", seqs.length > 0 && Math.max(...seqs) !== events.length ? last : []),
  ];
}

const idOf = ({ id }: { id: string }): string => id;

function countBy<T>(values: readonly T[], name: (value: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(name(value), (counts.get(name(value)) ?? 0) + 1);
  return counts;
}

const namesOver = (counts: ReadonlyMap<string, number>, most: number): string[] =>
  [...counts].filter(([, count]) => count > most).map(([name, count]) => `${name} (${count})`);

function told(what: string, which: readonly string[]): string[] {
  if (which.length === 0) return [];
  const more = which.length > TELL ? ` … ${which.length} in all` : "";
  return [`${what}: ${which.slice(0, TELL).join(", ")}${more}`];
}
