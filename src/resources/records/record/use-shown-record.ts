/** A record for its form: deleted by somebody else, it stays as it was last seen, so that nothing typed goes with it. */
import { useRef } from "react";
import { useCan } from "../../use-can";
import type { PagedCollection, RecordRow } from "../record-row";
import { type ReadRecord, useRecord } from "./use-record";

/** The record, and whether it is not there any more. */
export interface ShownRecord extends ReadRecord {
  readonly gone: boolean;
}

/** The record by its id. */
export function useShownRecord({ name, page }: PagedCollection, id: string): ShownRecord {
  const read = useRecord(name, id);
  // Whom the right was taken from is answered the same, and is shown nothing more.
  const may = useCan()(`${page.feature}.read`);
  const last = useRef<RecordRow | null>(null);
  if (read.row !== null) last.current = read.row;
  if (read.row !== null || !may) return { ...read, gone: false };
  return { ...read, row: last.current, gone: read.status === "missing" && last.current !== null };
}
