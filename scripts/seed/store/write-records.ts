/** Puts records into the store, some at a time; what a broken run left is made to say the same. */

import type { SeedRecord } from "../model";
import { recordsOf, StoreRefusal, TRANSACTION, type Change, type StoreClient } from "./client";

/** A record that is made. */
export const add = ({ collection, body }: SeedRecord): Change => ({ method: "POST", url: recordsOf(collection), body });

/** A record that is made, or set to this when its id is known: half as fast. */
export const put = ({ collection, body }: SeedRecord): Change => ({ method: "PUT", url: recordsOf(collection), body });

/** Writes them in their order. */
export async function writeRecords(client: StoreClient, records: readonly SeedRecord[]): Promise<void> {
  for (let from = 0; from < records.length; from += TRANSACTION) {
    const chunk = records.slice(from, from + TRANSACTION);
    await client.commit(chunk.map(add)).catch(async (error: unknown) => {
      if (!(error instanceof StoreRefusal) || error.status !== 400) throw error;
      await client.commit(chunk.map(put));
    });
  }
}
