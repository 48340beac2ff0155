/** From what is stored to what a control holds, and back. */
import { readPhones } from "../../../../domain/alarms/phones";
import { isObject } from "../../../../domain/plain-object";
import { isInCalendar, readDay } from "../../../lib/calendar-day";
import { toMs } from "../../../lib/date-time";
import { latin, readTimeOfDay } from "../../../lib/time-of-day";
import { fromWallClock, toWallClock } from "../../../lib/wall-clock";
import type { DateDraft, Draft, FileDraft, GeoDraft, PartsDraft, PhoneDraft, Reading, TextDraft } from "./drafts";
import type { ControlKind } from "./kinds";

interface Codec<D extends Draft> {
  read(stored: unknown, by: Reading): D;
  /** What is sent; what can't be read is sent as nothing, and is refused by the check before. */
  write(draft: D, by: Reading): unknown;
}

const textOf = (stored: unknown): string =>
  typeof stored === "string" || typeof stored === "number" ? String(stored) : "";

const listOf = (stored: unknown): readonly string[] =>
  Array.isArray(stored) ? stored.filter((one) => typeof one === "string") : [];

const line: Codec<string> = { read: textOf, write: (draft) => draft.trim() };

/** A number as people of any script write it; null when it is none, undefined when there is nothing. */
export function readNumber(draft: string): number | null | undefined {
  const plain = latin(draft).trim().replace(",", ".");
  if (plain === "") return undefined;
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null;
}

/** The instant of both fields; null when there is none. */
export function readInstant({ day, time }: DateDraft, { timeZone, order }: Reading): number | null {
  const date = readDay(day, order);
  const clock = readTimeOfDay(time);
  if (date === null || clock === null || !isInCalendar(date)) return null;
  return fromWallClock(`${date}T${clock}`, timeZone);
}

/** The words of a field that takes several, one a line. */
export const readWords = (draft: string): readonly string[] =>
  draft
    .split("\n")
    .map((word) => word.trim())
    .filter((word) => word !== "");

const date: Codec<DateDraft> = {
  read: (stored, { timeZone }) => {
    const ms = toMs(textOf(stored));
    const [day = "", time = ""] = ms === null ? [] : toWallClock(ms, timeZone).split("T");
    return { day, time };
  },
  write: (draft, by) => {
    const ms = readInstant(draft, by);
    return ms === null ? "" : new Date(ms).toISOString().replace("T", " ");
  },
};

const phones: Codec<readonly PhoneDraft[]> = {
  read: (stored) => readPhones(stored).map(({ number, kind }) => ({ number, kind })),
  write: (draft) =>
    draft
      .map(({ number, kind }) => ({ number: number.trim(), kind: kind.trim() }))
      .filter(({ number }) => number !== "")
      .map(({ number, kind }) => (kind === "" ? { number } : { number, kind })),
};

const texts: Codec<readonly TextDraft[]> = {
  read: (stored) =>
    isObject(stored) ? Object.entries(stored).map(([language, text]) => ({ language, text: textOf(text) })) : [],
  write: (draft) => {
    const said = draft.filter(({ language, text }) => language !== "" && text.trim() !== "");
    return said.length === 0 ? null : Object.fromEntries(said.map(({ language, text }) => [language, text.trim()]));
  },
};

const partsOf = (stored: unknown): PartsDraft =>
  isObject(stored)
    ? Object.fromEntries(
        Object.keys(stored)
          .toSorted()
          .map((name) => [name, textOf(stored[name])]),
      )
    : {};

/** Names with nothing under them are left out; null where nothing is left. */
const toParts = (draft: PartsDraft, valueOf: (text: string) => unknown): unknown => {
  const said = Object.entries(draft).flatMap(([name, text]) => (text.trim() === "" ? [] : [[name, valueOf(text)]]));
  return said.length === 0 ? null : Object.fromEntries(said.toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)));
};

const parts: Codec<PartsDraft> = { read: partsOf, write: (draft) => toParts(draft, (text) => text.trim()) };

const figures: Codec<PartsDraft> = { read: partsOf, write: (draft) => toParts(draft, (text) => readNumber(text) ?? 0) };

/** The value of a JSON text; undefined when it is none. */
export function parseText(draft: string): unknown {
  if (draft.trim() === "") return null;
  try {
    return JSON.parse(draft) as unknown;
  } catch {
    return undefined;
  }
}

const json: Codec<string> = {
  read: (stored) => (stored === null || stored === undefined ? "" : JSON.stringify(stored, null, 2)),
  write: (draft) => parseText(draft) ?? null,
};

const degrees = (stored: unknown): string => (typeof stored === "number" ? String(stored) : "");

const geoPoint: Codec<GeoDraft> = {
  read: (stored) => {
    const { lat, lon } = isObject(stored) ? stored : {};
    // The store has no empty place: it keeps nought and nought, a point in the Gulf of Guinea, for none.
    return lat === 0 && lon === 0 ? { lat: "", lon: "" } : { lat: degrees(lat), lon: degrees(lon) };
  },
  write: ({ lat, lon }) => ({ lon: readNumber(lon) ?? 0, lat: readNumber(lat) ?? 0 }),
};

const file: Codec<FileDraft> = {
  read: (stored) => ({ kept: textOf(stored), picked: null }),
  write: ({ kept, picked }) => picked ?? kept,
};

const many: Codec<readonly string[]> = { read: listOf, write: (draft) => [...draft] };

/** Any of them; which draft goes with which kind is known here alone. */
interface AnyCodec {
  read(stored: unknown, by: Reading): Draft;
  write(draft: never, by: Reading): unknown;
}

const CODECS: Readonly<Record<ControlKind, AnyCodec>> = {
  text: line,
  long: { read: textOf, write: (draft: string) => draft.trim() },
  day: { read: textOf, write: (draft: string, { order }: Reading) => readDay(draft, order) ?? draft.trim() },
  phone: line,
  time_zone: line,
  language: line,
  country: line,
  tone: line,
  email: line,
  number: { read: textOf, write: (draft: string) => readNumber(draft) ?? 0 },
  bool: { read: (stored: unknown) => stored === true, write: (draft: boolean) => draft },
  date,
  phones,
  texts,
  words: { read: (stored: unknown) => listOf(stored).join("\n"), write: (draft: string) => [...readWords(draft)] },
  parts,
  figures,
  json,
  geoPoint,
  file,
  select: line,
  selectMany: many,
  relation: line,
  relationMany: many,
};

/** What a control of the kind holds of what is stored. */
export const toDraft = (kind: ControlKind, stored: unknown, by: Reading): Draft => CODECS[kind].read(stored, by);

/** What is stored of what a control of the kind holds. */
export const toStored = (kind: ControlKind, draft: Draft, by: Reading): unknown =>
  CODECS[kind].write(draft as never, by);
