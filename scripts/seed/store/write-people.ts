/** Puts people into the store, a few at a time: the store stretches every password, which takes both processors. */

import type { PersonRow } from "../data/people.table";
import { userBody } from "../room/people";
import { put } from "./write-records";
import { recordsOf, StoreRefusal, type StoreClient } from "./client";

const AT_ONCE = 4;

/** Ids of the roles by name. */
export async function rolesOf(client: StoreClient): Promise<ReadonlyMap<string, string>> {
  const roles = await client.list<{ id: string; name: string }>("role_authorities");
  return new Map(roles.map(({ id, name }) => [name, id]));
}

/** Makes each person with his password, or gives him a new one when a broken run has made him already. */
export async function writePeople(
  client: StoreClient,
  rows: readonly PersonRow[],
  passwordOf: (row: PersonRow) => string,
): Promise<void> {
  const roles = await rolesOf(client);
  const queue = [...rows];
  const worker = async (): Promise<void> => {
    for (let row = queue.shift(); row; row = queue.shift()) {
      const role = roles.get(row.role);
      if (!role) throw new Error(`the store knows no role "${row.role}"`);
      const body = userBody(row, role, passwordOf(row));
      await client.ask("POST", recordsOf("users"), { body }).catch(async (error: unknown) => {
        if (!(error instanceof StoreRefusal) || error.status !== 400) throw error;
        await client.commit([put({ collection: "users", body })]);
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
