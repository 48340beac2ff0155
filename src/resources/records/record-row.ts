/** Rows of any collection, and what of their fields people see. */
import { ALL_COLLECTIONS } from "../../../domain/collections/all";
import type { Collection, Field, RecordPage } from "../../../domain/collections/define";
import type { Row } from "../../sync/rows";

/** A record as the store hands it out. */
export type RecordRow = Row & Readonly<Record<string, unknown>>;

/** A collection that has a page. */
export type PagedCollection = Collection & { readonly page: RecordPage };

/** The collection of that name; undefined where there is none. */
export const collectionOf = (name: string): Collection | undefined => ALL_COLLECTIONS.find((one) => one.name === name);

/** Whatever a field holds, as a text; "" where it holds nothing, or nothing that reads as one. */
export const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";

/** Fields that name a record to people: those of its page, or the first columns of its list. */
export const titleFields = ({ page, list, fields }: Collection): readonly string[] =>
  page?.title ?? (list?.columns ?? Object.keys(fields)).slice(0, 2);

/** How a record is called: `Paradox MG5050`. Of one without any name, its id. */
export const titleOf = (collection: Collection, row: RecordRow): string =>
  titleFields(collection)
    // Of another record there is only the id here.
    .filter((name) => collection.fields[name]?.type !== "relation")
    .map((name) => textOf(row[name]))
    .filter((part) => part !== "")
    .join(" ") || row.id;

const LISTED_JSON: readonly unknown[] = ["phones", "texts", "words"];

/** Can the field stand in a list? Places, files and shapeless values can't. */
export const isListed = (field: Field): boolean => {
  if (field.hidden === true || field.type === "file" || field.type === "geoPoint") return false;
  return field.type !== "json" || LISTED_JSON.includes(field.as);
};
