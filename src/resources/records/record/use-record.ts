/** A record by its id: of the browser's copy where it has one, else of the store. */
import { readRow } from "../../../sync/api";
import { MIRRORED, tableOf } from "../../../sync/db";
import { useRemote } from "../../use-remote";
import { useRows } from "../../use-rows";
import type { RecordRow } from "../record-row";

/** Where reading a record stands. */
export interface ReadRecord {
  readonly status: "loading" | "ready" | "missing" | "offline" | "error";
  readonly row: RecordRow | null;
  readonly error: unknown;
  readonly reload: () => void;
}

/** The record; a copy that is not there yet is asked for, since a link may be younger than the copy. */
export function useRecord(collection: string, id: string): ReadRecord {
  const isMirrored = MIRRORED.includes(collection);
  const copy = useRows(
    async (db) => (isMirrored ? (((await tableOf(db, collection).get(id)) as RecordRow | undefined) ?? null) : null),
    [collection, id, isMirrored],
  );
  const isAsked = !isMirrored || copy === null;
  const remote = useRemote(isAsked ? `${collection}/${id}` : null, (signal) =>
    readRow<RecordRow>(collection, id, signal),
  );
  const row = copy ?? remote.data ?? null;
  const { reload, error } = remote;
  if (row !== null) return { status: "ready", row, error: null, reload };
  if (error?.code === "not_found") return { status: "missing", row, error, reload };
  if (remote.status === "offline" || remote.status === "error") return { status: remote.status, row, error, reload };
  return { status: "loading", row, error: null, reload };
}
