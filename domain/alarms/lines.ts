/** Lines that the store writes into an alarm's log: a key with values for each reader's language, and an English text. */

const text = (values: Readonly<Record<string, unknown>>, key: string): string => {
  const value = values[key];
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
};

type Sentence = (values: Readonly<Record<string, unknown>>) => string;

/** `, zone 3 Back door`; nothing where no zone was named. */
const place = (values: Readonly<Record<string, unknown>>): string =>
  text(values, "zone") === "" ? "" : `, zone ${text(values, "zone")} ${text(values, "zoneText")}`.trimEnd();

const SENTENCES = {
  alarm_created: (v) => `Alarm from account ${text(v, "account")}: ${text(v, "signal")}${place(v)}`,
  claimed: (v) => `Claimed by ${text(v, "name")}`,
  released: (v) => `Released by ${text(v, "name")}`,
  released_session: (v) => `Released: session lost (${text(v, "name")})`,
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

/** The line in English: what stands in `report` beside the key. */
export const lineText = (key: LineKey, values: Readonly<Record<string, unknown>>): string => SENTENCES[key](values);
