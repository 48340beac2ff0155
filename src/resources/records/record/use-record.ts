/** A record by its id: of the browser's copy where it has one, else of the store. */
import { useEffect, useRef } from "react";
import { readRow } from "../../../sync/api";
import { type Db, MIRRORED, tableOf } from "../../../sync/db";
import { openRows } from "../../../sync/sealed-rows";
import { useRemote } from "../../use-remote";
import { useRows } from "../../use-rows";
import { useWritten } from "../../use-written";
import { collectionOf, type RecordRow } from "../record-row";

/** Where reading a record stands. */
export interface ReadRecord {
  readonly status: "loading" | "ready" | "missing" | "offline" | "error";
  readonly row: RecordRow | null;
  readonly error: unknown;
  readonly reload: () => void;
}

async function readKept(db: Db, collection: string, id: string): Promise<RecordRow | null> {
  const kept = (await tableOf(db, collection).get(id)) as RecordRow | undefined;
  return kept ? ((await openRows(db.vault, [kept]))[0] ?? null) : null;
}

/** The record; a copy that is not there yet is asked for, since a link may be younger than the copy. */
export function useRecord(collection: string, id: string): ReadRecord {
  // Of a slim copy a form would show empty fields that are not.
  const isMirrored = MIRRORED.includes(collection) && collectionOf(collection)?.offline !== "slim";
  const copy = useRows(async (db) => (isMirrored ? readKept(db, collection, id) : null), [collection, id, isMirrored]);
  const isAsked = !isMirrored || copy === null;
  const remote = useRemote(isAsked ? `${collection}/${id}` : null, (signal) =>
    readRow<RecordRow>(collection, id, signal),
  );
  const { reload, error } = remote;
  const written = useWritten(collection);
  const seen = useRef(written);
  useEffect(() => {
    if (seen.current !== written) reload();
    seen.current = written;
  }, [written, reload]);
  const isMissing = !copy && error?.code === "not_found";
  if (isMissing) return { status: "missing", row: null, error, reload };
  const row = copy ?? remote.data ?? null;
  if (row !== null) return { status: "ready", row, error: null, reload };
  if (remote.status === "offline" || remote.status === "error") return { status: remote.status, row, error, reload };
  return { status: "loading", row, error: null, reload };
}
