/** The part of an address that says which record is open, and what of it. */

/** What is left out is not open. */
export interface RecordSearch {
  /** The list that is shown, where a page has several: its collection. */
  readonly tab?: string;
  /** The open record; `new` for one that is to be made. */
  readonly id?: string;
  /** What of it: a collection whose rows belong to it, or `history`. */
  readonly part?: string;
  /** The open row of that part. */
  readonly sub?: string;
  /** The record that a new one is copied from. */
  readonly copy?: string;
}

/** Stands for a record that is to be made. */
export const NEW = "new";

const NAME = /^[a-z_]{1,40}$/;
const ID = /^[a-z0-9]{15}$/;

const named = (value: unknown): string | undefined =>
  typeof value === "string" && NAME.test(value) ? value : undefined;
const idOf = (value: unknown): string | undefined => (typeof value === "string" && ID.test(value) ? value : undefined);

/** Reads an address as anybody may have written it. */
export function readRecordSearch(search: Readonly<Record<string, unknown>>): RecordSearch {
  const tab = named(search["tab"]);
  const id = search["id"] === NEW ? NEW : idOf(search["id"]);
  if (id === undefined) return tab === undefined ? {} : { tab };
  const part = id === NEW ? undefined : named(search["part"]);
  const sub = part === undefined ? undefined : search["sub"] === NEW ? NEW : idOf(search["sub"]);
  const copy = id === NEW ? idOf(search["copy"]) : undefined;
  const all = { tab, id, part, sub, copy };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as RecordSearch;
}
