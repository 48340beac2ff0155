/** Reads a collection whole in pages of 500, by key instead of by offset: rows that come or go meanwhile shift nothing. */
import type { ListQuery, StoreClient } from "./store-client";

export const PAGE = 500;

/** What is read, and how far. */
export interface Paging {
  readonly filter?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly fields?: string;
  readonly expand?: string;
  readonly signal?: AbortSignal;
}

/** Every row that matches, page by page, in the order of ids. */
export async function* pagesById<T extends { readonly id: string }>(
  client: StoreClient,
  collection: string,
  { filter, params, ...rest }: Paging = {},
): AsyncGenerator<T[]> {
  let after = "";
  for (;;) {
    const parts = [filter, "id > {:after}"].filter((part) => part !== undefined);
    const query: ListQuery = {
      ...rest,
      filter: parts.join(" && "),
      params: { ...params, after },
      sort: "id",
      perPage: PAGE,
    };
    const page = await client.list<T>(collection, query);
    yield page;
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = last.id;
  }
}

/** All of them at once, for what has few as a rule and may have thousands: a site's zones. */
export async function everyRow<T extends { readonly id: string }>(
  client: StoreClient,
  collection: string,
  paging?: Paging,
): Promise<T[]> {
  const rows: T[] = [];
  for await (const page of pagesById<T>(client, collection, paging)) rows.push(...page);
  return rows;
}

/** From when on, and until when at least: pages of later changes alone are not read. Asked behind a first full page alone. */
interface Span {
  readonly since: string;
  readonly until?: () => Promise<string>;
}

/** Every row changed at `since` or later, page by page, oldest change first. */
export async function* pagesByUpdated<T extends { readonly id: string; readonly updated: string }>(
  client: StoreClient,
  collection: string,
  { since, until, filter, params, ...rest }: Span & Paging,
): AsyncGenerator<T[]> {
  let at = { updated: since, id: "" };
  let end: string | undefined;
  for (;;) {
    const newer = "(updated > {:updated} || (updated = {:updated} && id > {:id}))";
    const parts = [filter, newer].filter((part) => part !== undefined);
    const query: ListQuery = {
      ...rest,
      filter: parts.join(" && "),
      params: { ...params, ...at },
      sort: "updated,id",
      perPage: PAGE,
    };
    const page = await client.list<T>(collection, query);
    yield page;
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    end ??= await until?.();
    if (end !== undefined && last.updated > end) return;
    at = { updated: last.updated, id: last.id };
  }
}

/**
 * From when on what has changed is asked for: a minute before the last change that was read, since one may be committed later
 * than it was stamped; before now where the store's clock was set back meanwhile. `""` stays the beginning.
 */
export function sinceOf(cursor: string, now: number): string {
  const at = Date.parse(cursor.replace(" ", "T"));
  return Number.isNaN(at) ? "" : toStoreDate(Math.min(at, now) - 60_000);
}

/** How far a pull has come with this row: a date behind now is of a clock that was put right, and later changes lie before it. */
export function reachedWith(updated: string, now: number): string {
  const latest = toStoreDate(now);
  return updated < latest ? updated : latest;
}

/** A moment as the store writes it. */
export const toStoreDate = (at: number): string => new Date(at).toISOString().replace("T", " ");
