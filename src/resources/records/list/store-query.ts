/** A view as a question to the store, page behind page by key, within what a list may ask for (list-bounds.ts). */
import type { Field } from "../../../../domain/collections/define";
import { folded } from "../../../../domain/live/folded";
import type { ListQuery } from "../../../sync/store-client";
import { type PagedCollection, type RecordRow, textOf } from "../record-row";
import type { ListView } from "./list-view";

/** Signs that the store counts in a filter wherever they stand, also within a text. */
const COUNTED = /&|\||~|\.|\/|%|_|\\/g;
const PLAIN = /^[a-z0-9 -]$/i;
/** Letters that any other spelling of has besides its two cases: the Turkish i's. */
const DOTTED = /^[iı]$/i;

/**
 * A pattern that is in each spelling of a text: a sign whose spellings the store doesn't know stands for any one. It
 * finds too much rather than too little; what is too much is left out by `passes`.
 */
export const likePattern = (text: string): string => {
  const signs = Array.from(text.trim().normalize("NFC"), (sign) => {
    const isSafe = PLAIN.test(sign) && !DOTTED.test(sign) && folded(sign) === sign.toLowerCase();
    return isSafe && sign.replace(COUNTED, "") !== "" ? sign : "_";
  });
  return `%${signs.join("")}%`;
};

/** The longest word finds the least; the others are looked for among what it finds. */
const longest = (search: string): string =>
  search.split(/\s+/).reduce((best, word) => (word.length > best.length ? word : best), "");

/** As many filters as the bounds leave room for beside the key of the page; the rest is left to `passes`. */
const FILTERS_MOST = 2;
const FILTERS_MOST_SEARCHED = 1;
const SEARCH_FIELDS_MOST = 3;

function termOf(name: string, field: Field | undefined): string {
  if (field?.type === "bool") return `${name} = {:${name}}`;
  const isMany = (field?.type === "select" || field?.type === "relation") && field.many === true;
  return `${name} ${isMany ? "~" : "="} {:${name}}`;
}

const valueOf = (field: Field | undefined, value: string): unknown =>
  field?.type === "bool" ? value === "true" : field?.type === "number" ? Number(value) : value;

/** The page behind a row, or the first one. */
export function storeQuery(
  { fields, page }: PagedCollection,
  { search, filter, sort }: ListView,
  after: RecordRow | undefined,
): ListQuery {
  const descending = sort.startsWith("-");
  const name = descending ? sort.slice(1) : sort;
  const searched = search.trim() !== "";
  const room = (searched ? FILTERS_MOST_SEARCHED : FILTERS_MOST) - (page.only === undefined ? 0 : 1);
  const filters = Object.entries(filter).slice(0, room);
  const terms = filters.map(([one]) => termOf(one, fields[one]));
  if (page.only !== undefined) terms.push(`${page.only} != ""`);
  const params: Record<string, unknown> = Object.fromEntries(
    filters.map(([one, value]) => [one, valueOf(fields[one], value)]),
  );
  if (searched) {
    const looked = page.search.slice(0, SEARCH_FIELDS_MOST);
    terms.push(`(${looked.map((one) => `${one} ~ {:search}`).join(" || ")})`);
    params["search"] = likePattern(longest(search));
  }
  if (after) {
    const beyond = descending ? "<" : ">";
    terms.push(`(${name} ${beyond} {:at} || (${name} = {:at} && id > {:id}))`);
    Object.assign(params, { at: atOf(fields[name], after[name]), id: after.id });
  }
  const asked = terms.length === 0 ? {} : { filter: terms.join(" && "), params };
  return { ...asked, sort: `${sort},id` };
}

const atOf = (field: Field | undefined, value: unknown): unknown =>
  field?.type === "bool" ? value === true : field?.type === "number" ? Number(value ?? 0) : textOf(value);
