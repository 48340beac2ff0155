/** What an alarm's log tells of the signals that came after its first: what is new at once, repeats by the hundred. */
import type { LineKey } from "./lines";

/** A signal as a line names it. */
export interface Told {
  readonly event: string;
  /** Code of the signal type. */
  readonly type: string;
  readonly signal: string;
  readonly zone: string;
  readonly zoneText: string;
  /** Only where no site stands for it: accounts that share one alarm are told apart by it. */
  readonly account: string;
  /** When it was received, in the store's spelling. */
  readonly at: string;
}

/** What happened to an alarm in a batch, beside its making. */
export interface AlarmNews {
  /** The signal that made it, if this batch did. */
  readonly first?: Told;
  readonly joined: Told[];
  confirmedBy?: Told;
  /** Priority it had before, and what raised it. */
  raised?: { readonly from: number; by: Told };
  restoredBy?: Told;
}

/** Nothing yet. */
export const noNews = (first?: Told): AlarmNews => (first ? { first, joined: [] } : { joined: [] });

/** Is there anything to tell? */
export const hasNews = ({ joined, confirmedBy, restoredBy }: AlarmNews): boolean =>
  joined.length > 0 || confirmedBy !== undefined || restoredBy !== undefined;

/** What the log holds already. */
export interface LogSoFar {
  readonly lines: number;
  /** Lines that said: all restored. */
  readonly restored: number;
  /** How many signals the alarm had when a line last told their number. */
  readonly total: number;
  /** `newsKey` of signals that the alarm had before this batch. */
  readonly known: ReadonlySet<string>;
}

/** Signals with the same key are repeats of one another. */
export const newsKey = ({ type, zone, account }: Pick<Told, "type" | "zone" | "account">): string =>
  `${type}/${zone}/${account}`;

/** The log of an alarm that this batch makes: its first line has told what made it. */
export const firstLog = ({ first }: AlarmNews): LogSoFar => ({
  lines: 1,
  restored: 0,
  total: 1,
  known: new Set(first ? [newsKey(first)] : []),
});

/** Up to so many signals of an alarm every batch has its line. */
const TOLD_ONE_BY_ONE = 10;
/** After them repeats are told each time their number passes another hundred (signal-rules step 13). */
const TOLD_EVERY = 100;
/** A log of so many lines tells new ones by the hundred too: no flood of made-up zones may bury what people wrote. */
const LINES_ENOUGH = 200;
/** A contact that chatters is told restored so often; the alarm itself keeps the last time. */
const RESTORES_ENOUGH = 10;
/** Signals that one line names. */
const NAMED_MOST = 5;

/** A line before it is a record. */
export interface NewsLine {
  readonly event: string;
  readonly key: LineKey;
  readonly values: Readonly<Record<string, unknown>>;
}

/** The lines of one alarm and batch: what came, then what it meant. */
export function newsLines(alarm: { eventCount: number; priority: number; news: AlarmNews }, log: LogSoFar): NewsLine[] {
  const { raised, confirmedBy, restoredBy } = alarm.news;
  const lines = joinedLines(alarm, log);
  if (raised) {
    const values = { from: raised.from, to: alarm.priority, ...said(raised.by) };
    lines.push({ event: raised.by.event, key: "priority_raised", values });
  }
  if (confirmedBy) lines.push({ event: confirmedBy.event, key: "confirmed", values: said(confirmedBy) });
  if (restoredBy && log.restored < RESTORES_ENOUGH)
    lines.push({ event: restoredBy.event, key: "restored", values: said(restoredBy) });
  return lines;
}

const said = ({ signal, zone, zoneText, at }: Told) => ({ signal, zone, zoneText, at });

function joinedLines({ eventCount, news }: { eventCount: number; news: AlarmNews }, log: LogSoFar): NewsLine[] {
  const last = news.joined.at(-1);
  if (!last) return [];
  const count = news.joined.length;
  // Against what was told, not against this batch: copies of a signal count too, and may pass a hundred untold.
  const hundreds = (signals: number): number => Math.floor(signals / TOLD_EVERY);
  if (isTold(eventCount, news.joined, log)) {
    const values = { count, total: eventCount, ...namesOf(news.joined, log), at: last.at };
    return [{ event: last.event, key: "signals_joined", values }];
  }
  if (hundreds(eventCount) <= hundreds(log.total)) return [];
  return [{ event: last.event, key: "signals_repeated", values: { total: eventCount, ...said(last) } }];
}

function isTold(eventCount: number, joined: readonly Told[], log: LogSoFar): boolean {
  if (log.lines >= LINES_ENOUGH) return false;
  return eventCount <= TOLD_ONE_BY_ONE || joined.some((told) => !log.known.has(newsKey(told)));
}

/** Each kind of signal once with its number, what is new before repeats; `more` = signals that are not named. */
function namesOf(joined: readonly Told[], log: LogSoFar) {
  const kinds = new Map<string, { told: Told; times: number }>();
  for (const told of joined) {
    const kind = kinds.get(newsKey(told));
    if (kind) kind.times += 1;
    else kinds.set(newsKey(told), { told, times: 1 });
  }
  const order = [...kinds].sort(([a], [b]) => Number(log.known.has(a)) - Number(log.known.has(b)));
  const list = order.slice(0, NAMED_MOST).map(([, { told, times }]) => ({
    signal: told.signal,
    zone: told.zone,
    zoneText: told.zoneText,
    account: told.account,
    times,
  }));
  return { list, more: joined.length - list.reduce((sum, { times }) => sum + times, 0) };
}
