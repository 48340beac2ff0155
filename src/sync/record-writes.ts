/** Writes a record of a collection to the store, and puts its answer into the browser's copy at once. Online only. */
import { MADE_FROM } from "../../domain/collections/made-from";
import { asAppError } from "../../domain/errors";
import { isObject } from "../../domain/plain-object";
import { browserClock } from "../lib/clock";
import { serverNow } from "../lib/server-time";
import { api } from "./api";
import { MIRRORED, openDb, tableOf } from "./db";
import { mergeRows } from "./merge";
import type { Row } from "./rows";
import { noteWritten } from "./written";

type Values = Readonly<Record<string, unknown>>;

const pathOf = (collection: string, id?: string): string =>
  `/api/collections/${collection}/records${id === undefined ? "" : `/${id}`}`;

/** Makes a record; with an `id` of one's own, sent twice it is refused instead of made twice. Throws AppError. */
export async function createRecord<T extends Row>(collection: string, values: Values | FormData): Promise<T> {
  const mine = openDb();
  return written(collection, await api<T>(pathOf(collection), { method: "POST", body: values }), mine);
}

/** A change of some fields; `madeFrom` is `updated` of the copy it was made from: a newer one in the store refuses it. */
export interface RecordChange {
  readonly id: string;
  readonly values: Values | FormData;
  readonly madeFrom?: string;
}

/** Changes a record. Throws AppError, `record_changed` where somebody else was faster. */
export async function updateRecord<T extends Row>(
  collection: string,
  { id, values, madeFrom }: RecordChange,
): Promise<T> {
  const query = { [MADE_FROM]: madeFrom };
  const mine = openDb();
  return written(collection, await api<T>(pathOf(collection, id), { method: "PATCH", body: values, query }), mine);
}

/** Makes a record under an id of one's own. Where a try whose answer was lost has made it, it becomes what is sent now. */
export async function makeOnce<T extends Row>(collection: string, id: string, values: Values): Promise<T> {
  try {
    return await createRecord<T>(collection, { ...values, id });
  } catch (cause) {
    if (!isObject(asAppError(cause).data["id"])) throw cause;
    return updateRecord<T>(collection, { id, values });
  }
}

/** Deletes a record as it was seen, `updated` of that copy; none = as it is. Throws AppError, `record_changed` where it is newer. */
export async function deleteRecord(collection: string, id: string, madeFrom?: string): Promise<void> {
  await api(pathOf(collection, id), { method: "DELETE", query: { [MADE_FROM]: madeFrom } });
  const db = openDb();
  noteWritten(collection);
  // The copy is a cache: where it can't be written, the next pull puts it right.
  if (db && MIRRORED.includes(collection)) await ignored(tableOf(db, collection).delete(id));
}

/** Whoever shows what the store alone has whole is told. */
async function written<T extends Row>(collection: string, row: T, mine: ReturnType<typeof openDb>): Promise<T> {
  const kept = await keepRow(collection, row, mine);
  noteWritten(collection);
  return kept;
}

/** Puts a row that the store has just answered into the copy of whoever asked: he may have left, and another sits here. */
export async function keepRow<T extends Row>(collection: string, row: T, mine = openDb()): Promise<T> {
  const db = mine === openDb() ? mine : undefined;
  if (db && MIRRORED.includes(collection))
    await ignored(mergeRows({ db, now: () => serverNow(browserClock) }, collection, [row]));
  return row;
}

const ignored = (work: PromiseLike<unknown>): Promise<void> =>
  Promise.resolve(work).then(
    () => undefined,
    () => undefined,
  );
