/** Reading and sending beside the live layer: routes of ours, and collections that are not kept in the browser. */
import { firstRow } from "./first-row";
import { everyRow, type Paging } from "./paging";
import { session } from "./runtime";
import type { ListQuery, SendOptions } from "./store-client";

/** A request to a route of ours, `path` below /api/watchdesk (or any path that begins with /). Throws AppError. */
export const api = <T>(path: string, options?: SendOptions): Promise<T> => session().client.send<T>(path, options);

/** One page of a collection (500 rows unless told), without a total. Throws AppError. */
export const listRows = <T>(collection: string, query?: ListQuery): Promise<T[]> =>
  session().client.list<T>(collection, query);

/** Every row of a collection that matches, in the order of ids. Throws AppError. */
export const listEvery = <T extends { readonly id: string }>(collection: string, paging?: Paging): Promise<T[]> =>
  everyRow<T>(session().client, collection, paging);

/** The first record that matches. Throws AppError `not_found` where none does. */
export const readFirst = <T>(collection: string, query?: Omit<ListQuery, "perPage">): Promise<T> =>
  firstRow<T>(session().client, collection, query);

/** One record. Throws AppError `not_found`, `network` … */
export const readRow = <T>(collection: string, id: string, signal?: AbortSignal): Promise<T> =>
  session().client.one<T>(collection, id, { signal });
