/** Asks the store for any of several values: it takes no filter of many alternatives. */
import { listRows } from "../../sync/api";
import type { ListQuery } from "../../sync/store-client";

const MOST = 3;

/** Values in parts, each short enough for one question. */
export const partsOf = (values: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(values.length / MOST) }, (_, n) => values.slice(n * MOST, (n + 1) * MOST));

/** The question for one part. */
export const anyOf = (
  field: string,
  part: readonly string[],
  sign: "=" | "~" = "=",
): Pick<ListQuery, "filter" | "params"> => ({
  filter: part.map((_, n) => `${field} ${sign} {:any${n}}`).join(" || "),
  params: Object.fromEntries(part.map((value, n) => [`any${n}`, value])),
});

/** Records by their ids, one question after the other; those that are gone or not to be seen are left out. Throws AppError. */
export async function readByIds<T>(collection: string, ids: readonly string[], signal: AbortSignal): Promise<T[]> {
  const rows: T[] = [];
  for (const part of partsOf(ids)) rows.push(...(await listRows<T>(collection, { ...anyOf("id", part), signal })));
  return rows;
}
