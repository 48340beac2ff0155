/** Puts records into the store, whole chunks in one transaction; what is there already is made to say the same. */

import type { SeedRecord } from "../model";
import { recordsOf, type Change, type StoreClient } from "./client";

const CHUNK = 500;

/** A record that is made, or set to this when its id is known. */
export const put = ({ collection, body }: SeedRecord): Change => ({ method: "PUT", url: recordsOf(collection), body });

/** Writes them in their order. */
export async function writeRecords(client: StoreClient, records: readonly SeedRecord[]): Promise<void> {
  for (let from = 0; from < records.length; from += CHUNK) {
    await client.commit(records.slice(from, from + CHUNK).map(put));
  }
}
