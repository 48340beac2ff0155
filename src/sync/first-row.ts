/** The first record that matches a query. */
import { AppError } from "../../domain/errors";
import type { ListQuery, StoreClient } from "./store-client";

/** Throws AppError `not_found`, the specification's 404, where none does. */
export async function firstRow<T>(
  client: Pick<StoreClient, "list">,
  collection: string,
  query: Omit<ListQuery, "perPage"> = {},
): Promise<T> {
  const [first] = await client.list<T>(collection, { ...query, perPage: 1 });
  if (first === undefined) throw new AppError("not_found");
  return first;
}
