/** Rows of the browser's copy for a component: drawn again when they change, in whichever tab. */
import { useLiveQuery } from "dexie-react-hooks";
import { useRef, useSyncExternalStore } from "react";
import { onDbChange, openDb, type Db } from "../sync/db";

/** The answer of `query`, asked again when its rows or `deps` change; undefined until it is there. Never write in it. */
export function useRows<T>(query: (db: Db) => Promise<T>, deps: readonly unknown[]): T | undefined {
  const db = useSyncExternalStore(onDbChange, openDb);
  const answer = useLiveQuery(async () => (db ? { db, rows: await query(db) } : undefined), [db, ...deps]);
  const last = useRef<T>(undefined);
  // The session has ended: what is on the page stays as it is behind the question to sign in again.
  if (!db) return last.current;
  last.current = answer?.rows;
  return answer?.rows;
}
