/** Rows of the browser's copy for a component: drawn again when they change, in whichever tab. */
import { useLiveQuery } from "dexie-react-hooks";
import { openDb, type Db } from "../sync/db";

/** The answer of `query`, asked again when its rows or `deps` change; undefined until it is there. Never write in it. */
export function useRows<T>(query: (db: Db) => Promise<T>, deps: readonly unknown[]): T | undefined {
  return useLiveQuery(async () => {
    const db = openDb();
    return db ? query(db) : undefined;
  }, [...deps]);
}
