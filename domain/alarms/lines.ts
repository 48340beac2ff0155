/** Lines that the store writes into an alarm's log: a key with values for each reader's language, and an English text. */
import { dateMs } from "../signals/store-date";

const text = (values: Readonly<Record<string, unknown>>, key: string): string => {
  const value = values[key];
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
};

type Sentence = (values: Readonly<Record<string, unknown>>) => string;

/** `, zone 3 Back door`; nothing where no zone was named. */
const place = (values: Readonly<Record<string, unknown>>): string =>
  text(values, "zone") === "" ? "" : `, zone ${text(values, "zone")} ${text(values, "zoneText")}`.trimEnd();

/** A signal among those that a line names. */
export interface NamedSignal {
  readonly signal: string;
  readonly zone: string;
  readonly zoneText: string;
  readonly account: string;
  readonly times: number;
}

const isNamed = (value: unknown): value is NamedSignal =>
  typeof value === "object" && value !== null && typeof (value as NamedSignal).signal === "string";

/** The signals that a line names; none when it names none. */
export const namedSignals = (values: Readonly<Record<string, unknown>>): readonly NamedSignal[] =>
  Array.isArray(values["list"]) ? values["list"].filter(isNamed) : [];

/** `Burglary, zone 4 Kitchen; Tamper (2 times); 3 more` */
function names(values: Readonly<Record<string, unknown>>): string {
  const named = namedSignals(values).map(({ signal, account, times, ...where }) => {
    const from = account === "" ? "" : `account ${account}: `;
    return `${from}${signal}${place(where)}${times > 1 ? ` (${times} times)` : ""}`;
  });
  const more = Number(text(values, "more"));
  return [...named, ...(more > 0 ? [`${more} more`] : [])].join("; ");
}

const SENTENCES = {
  alarm_created: (v) => `Alarm from account ${text(v, "account")}: ${text(v, "signal")}${place(v)}`,
  signals_joined: (v) =>
    `Joined by ${text(v, "count")} further ${text(v, "count") === "1" ? "signal" : "signals"}, ` +
    `${text(v, "total")} in all: ${names(v)}`,
  signals_repeated: (v) => `Repeats: ${text(v, "total")} signals by now, the last: ${text(v, "signal")}${place(v)}`,
  priority_raised: (v) =>
    `Priority raised from ${text(v, "from")} to ${text(v, "to")} by ${text(v, "signal")}${place(v)}`,
  confirmed: (v) => `Confirmed by ${text(v, "signal")}${place(v)}`,
  restored: (v) => `All restored, last by ${text(v, "signal")}${place(v)}`,
  site_attached: (v) => `Account ${text(v, "account")} belongs to site ${text(v, "siteNo")} ${text(v, "siteName")} now`,
  claimed: (v) => `Claimed by ${text(v, "name")}`,
  released: (v) => `Released by ${text(v, "name")}`,
  released_sign_out: (v) => `Released: ${text(v, "name")} signed out`,
  released_inactive: (v) => `Released: ${text(v, "name")} was signed out due to inactivity`,
  released_session: (v) => `Released: session lost (${text(v, "name")})`,
  released_reach: () => "Released: its holder no longer has access",
  held: (v) => `On hold for ${text(v, "minutes")} min by ${text(v, "name")}: ${text(v, "reason")}`,
  woken: (v) => `Hold ended by ${text(v, "name")}`,
  woken_due: () => "Hold ended: time is up",
  woken_signal: () => "Hold ended: new signal",
  returned: (v) => `Back with ${text(v, "name")}`,
  seen: (v) => `All signals seen by ${text(v, "name")}`,
  closed: (v) => `Closed by ${text(v, "name")}: ${text(v, "resolution")}`,
} as const satisfies Readonly<Record<string, Sentence>>;

/** Key of a line. */
export type LineKey = keyof typeof SENTENCES;

/** Every key: `locales/<lng>` has a sentence for each. */
export const LINE_KEYS = Object.keys(SENTENCES) as readonly LineKey[];

/** What a signal may wait between receiver and decision without a word of it, in seconds. */
const WAIT_UNTOLD = 30;

/** Seconds that the signal of a line waited for the store, by the store's own spelling of both; 0 = not worth a word. */
export function secondsWaited(receivedAt: unknown, decidedAt: string): number {
  if (typeof receivedAt !== "string" || receivedAt === "") return 0;
  const seconds = Math.round((dateMs(decidedAt) - dateMs(receivedAt)) / 1000);
  return seconds > WAIT_UNTOLD ? seconds : 0;
}

/** ` (received 2026-06-15 08:30:00 UTC, waited 76 s for the server)`; nothing where it did not wait. */
function wait(values: Readonly<Record<string, unknown>>): string {
  const seconds = text(values, "waited");
  return seconds === "" ? "" : ` (received ${text(values, "at").slice(0, 19)} UTC, waited ${seconds} s for the server)`;
}

/** The line in English: what stands in `report` beside the key. */
export const lineText = (key: LineKey, values: Readonly<Record<string, unknown>>): string =>
  `${SENTENCES[key](values)}${wait(values)}`;
