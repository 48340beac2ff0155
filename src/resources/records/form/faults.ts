/** Why what was typed can't be saved: the collection's own rules, said before the store has to. */
import type { Field } from "../../../../domain/collections/define";
import { isInCalendar, readDay } from "../../../lib/calendar-day";
import { readTimeOfDay } from "../../../lib/time-of-day";
import { parseText, readNumber, readWords } from "./codecs";
import type { DateDraft, Draft, FileDraft, GeoDraft, PartsDraft, PhoneDraft, Reading, TextDraft } from "./drafts";
import { kindOf, type ControlKind } from "./kinds";

/** A fault as a key below `form.fault`, with the values its sentence needs. */
export interface Fault {
  readonly key: string;
  readonly values?: Readonly<Record<string, number | string>>;
}

/** How the codes of all catalogues are written. */
const CODE = "^[a-z][a-z0-9_]*$";
const PHONES_MOST = 20;
const NUMBER_MOST = 60;
const KIND_MOST = 40;
const TEXT_MOST = 300;
const WORDS_MOST = 100;
const WORD_MOST = 60;

/** As the store counts: a letter beyond the basic plane is one. */
export const lengthOf = (text: string): number => Array.from(text).length;

const fault = (key: string, values?: Fault["values"]): Fault => (values === undefined ? { key } : { key, values });

function tooLong(text: string, max: number): Fault | null {
  const over = lengthOf(text) - max;
  return over > 0 ? fault("long", { max, count: over }) : null;
}

function checkText(draft: string, field: Extract<Field, { type: "text" }>): Fault | null {
  const text = draft.trim();
  if (text === "") return field.required === true ? fault("required") : null;
  const long = tooLong(text, field.max ?? 255);
  if (long) return long;
  if (field.pattern === undefined || new RegExp(field.pattern, "u").test(text)) return null;
  return fault(field.pattern === CODE ? "code" : "pattern");
}

function checkDay(draft: string, order: Reading["order"]): Fault | null {
  if (draft.trim() === "") return null;
  const day = readDay(draft, order);
  if (day === null) return fault("day");
  return isInCalendar(day) ? null : fault("no_day");
}

const hasDigits = (text: string): boolean => (text.match(/\p{Nd}/gu) ?? []).length >= 2;

function checkNumber(draft: string, field: Extract<Field, { type: "number" }>): Fault | null {
  const { min, max } = field;
  const value = readNumber(draft);
  if (value === undefined) return field.required === true ? fault("required") : null;
  if (value === null) return fault("number");
  if (field.whole === true && !Number.isInteger(value)) return fault("whole");
  const isOutside = value < (min ?? value) || value > (max ?? value);
  if (isOutside && min !== undefined && max !== undefined) return fault("between", { min, max });
  if (isOutside) return min !== undefined ? fault("least", { min }) : fault("most", { max: max ?? 0 });
  return null;
}

function checkDate({ day, time }: DateDraft, isRequired: boolean, by: Reading): Fault | null {
  if (day.trim() === "" && time.trim() === "") return isRequired ? fault("required") : null;
  if (day.trim() === "" || time.trim() === "") return fault("half_date");
  return checkDay(day, by.order) ?? (readTimeOfDay(time) === null ? fault("time") : null);
}

function checkPhones(draft: readonly PhoneDraft[]): Fault | null {
  const rows = draft.filter(({ number, kind }) => number.trim() !== "" || kind.trim() !== "");
  if (rows.length > PHONES_MOST) return fault("many", { max: PHONES_MOST });
  for (const { number, kind } of rows) {
    if (!hasDigits(number)) return fault(number.trim() === "" ? "phone_missing" : "phone");
    const long = tooLong(number.trim(), NUMBER_MOST) ?? tooLong(kind.trim(), KIND_MOST);
    if (long) return long;
  }
  return null;
}

function checkTexts(draft: readonly TextDraft[]): Fault | null {
  const rows = draft.filter(({ language, text }) => language !== "" || text.trim() !== "");
  if (rows.some(({ language }) => language === "")) return fault("language");
  if (rows.some(({ text }) => text.trim() === "")) return fault("text_missing");
  if (new Set(rows.map(({ language }) => language)).size < rows.length) return fault("language_twice");
  return rows.map(({ text }) => tooLong(text.trim(), TEXT_MOST)).find((found) => found !== null) ?? null;
}

function checkWords(draft: string): Fault | null {
  const words = readWords(draft);
  if (words.length > WORDS_MOST) return fault("many", { max: WORDS_MOST });
  return words.map((word) => tooLong(word, WORD_MOST)).find((found) => found !== null) ?? null;
}

const PART_MOST = 300;

const checkParts = (draft: PartsDraft): Fault | null =>
  Object.values(draft)
    .map((text) => tooLong(text.trim(), PART_MOST))
    .find((found) => found !== null) ?? null;

const checkFigures = (draft: PartsDraft): Fault | null =>
  Object.values(draft).some((text) => readNumber(text) === null) ? fault("number") : null;

function checkJson(draft: string, field: Extract<Field, { type: "json" }>): Fault | null {
  const value = parseText(draft);
  if (value === undefined) return fault("json");
  if (value === null) return field.required === true ? fault("required") : null;
  const bytes = new TextEncoder().encode(draft).length;
  return bytes > (field.maxBytes ?? Infinity) ? fault("large_text") : null;
}

function checkGeo({ lat, lon }: GeoDraft): Fault | null {
  const [north, east] = [readNumber(lat), readNumber(lon)];
  if (north === undefined && east === undefined) return null;
  if (north === undefined || east === undefined) return fault("half_place");
  if (north === null || east === null) return fault("number");
  return Math.abs(north) > 90 || Math.abs(east) > 180 ? fault("place") : null;
}

function checkFile({ picked }: FileDraft, field: Extract<Field, { type: "file" }>): Fault | null {
  if (picked === null) return null;
  if (picked.size > field.maxBytes) return fault("large_file", { max: Math.round(field.maxBytes / 1_048_576) });
  return field.mimeTypes.includes(picked.type) ? null : fault("file_type");
}

const isEmpty = (draft: Draft): boolean => draft === "" || (Array.isArray(draft) && draft.length === 0);
const isRequired = (field: Field): boolean => "required" in field && field.required === true;

type Check = (draft: never, field: never, by: Reading) => Fault | null;

const needsChoice = (draft: string | readonly string[], field: Field): Fault | null =>
  isEmpty(draft) && isRequired(field) ? fault("choose") : null;

const CHECKS: Readonly<Partial<Record<ControlKind, Check>>> = {
  day: (draft: string, _field, by) => checkDay(draft, by.order),
  phone: (draft: string) => (draft.trim() === "" || hasDigits(draft) ? null : fault("phone")),
  email: (draft: string, field: Field) => {
    if (draft.trim() === "") return isRequired(field) ? fault("required") : null;
    return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(draft.trim()) ? null : fault("email");
  },
  number: checkNumber,
  date: (draft: DateDraft, field: Field, by) => checkDate(draft, isRequired(field), by),
  phones: checkPhones,
  texts: checkTexts,
  words: checkWords,
  parts: checkParts,
  figures: checkFigures,
  json: checkJson,
  geoPoint: checkGeo,
  file: checkFile,
  select: needsChoice,
  selectMany: needsChoice,
  relation: needsChoice,
  relationMany: needsChoice,
};

/** What is wrong with a field; null when nothing is. */
export function faultOf(field: Field, draft: Draft, by: Reading): Fault | null {
  const special = CHECKS[kindOf(field)]?.(draft as never, field as never, by) ?? null;
  if (special !== null || field.type !== "text" || typeof draft !== "string") return special;
  return checkText(field.as === "day" ? (readDay(draft, by.order) ?? draft) : draft, field);
}
