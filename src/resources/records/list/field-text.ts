/** What a field of a record says, as a text: in a cell, on hover, and in a file. */
import type { TFunction } from "i18next";
import type { Field } from "../../../../domain/collections/define";
import type { Format } from "../../use-format";
import { collectionOf, type RecordRow, textOf } from "../record-row";
import type { RecordWords } from "../record-words";
import type { TitleOf } from "./row-order";

/** The reader's language, his clock, and how other records are called. */
export interface FieldWords {
  readonly t: TFunction<"records">;
  readonly words: RecordWords;
  readonly format: Format;
  readonly titleOf: TitleOf;
  /** Names of languages and countries by their codes. */
  readonly nameOf: (kind: "language" | "country", code: string) => string;
}

/** The field of a row, and where it stands. */
export interface FieldOf {
  readonly collection: string;
  readonly name: string;
  readonly field: Field;
}

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === "" || value === null || value === undefined ? [] : [value];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Its text; "" where it says nothing. */
export function fieldText({ collection, name, field }: FieldOf, row: RecordRow, said: FieldWords): string {
  const value = row[name];
  switch (field.type) {
    case "bool":
      return said.t(value === true ? "list.yes" : "list.no");
    case "number":
      return value === null || value === undefined ? "" : said.format.number(Number(value));
    case "select":
      return listOf(value)
        .map((one) => said.words.value(collection, name, textOf(one)))
        .join(", ");
    case "relation":
      return listOf(value)
        .map((id) => said.titleOf(field.to, textOf(id)))
        .join(", ");
    case "date":
      return said.format.dateTime(textOf(value));
    case "json":
      return field.parts === undefined
        ? jsonText(value)
        : partsText({ collection, name }, field.parts, { value, said });
    case "text":
      if (field.said?.includes(textOf(value))) return said.words.value(collection, name, textOf(value));
      return plainText(field.as, textOf(value), said);
    default:
      return textOf(value);
  }
}

function plainText(
  as: Extract<Field, { type: "text" }>["as"],
  value: string,
  { t, format, nameOf }: FieldWords,
): string {
  if (value === "") return "";
  if (as === "day") return format.calendarDay(value);
  if (as === "language" || as === "country") return nameOf(as, value);
  if (as === "tone") return t(`tones.${value}`);
  return value.replace(/\s+/g, " ");
}

/** Telephone numbers with what they are, texts by language, or single words. */
function jsonText(value: unknown): string {
  if (Array.isArray(value)) {
    return value
      .map((one: unknown) =>
        isObject(one) ? [one["number"], one["kind"]].map(textOf).filter(Boolean).join(" ") : textOf(one),
      )
      .join(", ");
  }
  if (!isObject(value)) return "";
  return Object.entries(value)
    .map(([code, text]) => `${code}: ${textOf(text)}`)
    .join(", ");
}

/** What stands under each name, as the form calls it. */
function partsText(
  { collection, name }: Pick<FieldOf, "collection" | "name">,
  parts: readonly string[],
  { value, said }: { readonly value: unknown; readonly said: FieldWords },
): string {
  if (!isObject(value)) return "";
  const known = parts.filter((part) => textOf(value[part]) !== "");
  return known.map((part) => `${said.words.value(collection, name, part)}: ${textOf(value[part])}`).join(", ");
}

const CODED: readonly string[] = ["code", "key", "dispatchId", "protocol"];

/** Keeps its own direction in a right-to-left page: codes, times, numbers. */
export const isIsolated = ({ name, field }: FieldOf): boolean =>
  field.type === "date" ||
  field.type === "email" ||
  (field.type === "json" && field.as === "phones") ||
  (field.type === "text" && (field.as === "phone" || field.as === "time_zone" || CODED.includes(name)));

/** Its usual width in the list. */
export function widthOf({ field, name }: FieldOf): { readonly widthPx: number; readonly grow?: number } {
  switch (field.type) {
    case "bool":
      return { widthPx: 104 };
    case "number":
      return { widthPx: 104 };
    case "date":
      return { widthPx: 184 };
    case "select":
      return field.many === true ? { widthPx: 180, grow: 1 } : { widthPx: 140 };
    case "json":
      return { widthPx: 200, grow: 1 };
    case "relation":
      return { widthPx: 180, grow: 1 };
    case "text":
      if (field.as === "day") return { widthPx: 164 };
      if ((field.max ?? 255) <= 20) return { widthPx: 112 };
      return name === "code" ? { widthPx: 148 } : { widthPx: 180, grow: field.as === "long" ? 3 : 2 };
    default:
      return { widthPx: 160 };
  }
}

/** The collections whose records are named in lists of this one. */
export const namedCollections = (fields: Readonly<Record<string, Field>>): readonly string[] => [
  ...new Set(
    Object.values(fields).flatMap((field) =>
      field.type === "relation" && collectionOf(field.to) !== undefined ? [field.to] : [],
    ),
  ),
];
