/** A record for its form: deleted by somebody else, it stays as it was last seen, so that nothing typed goes with it. */
import { useRef } from "react";
import { typedText } from "../../../sync/typed-text";
import { useMe } from "../../use-can";
import { newValues } from "../form/form-fields";
import { formKey, readKept } from "../form/kept-draft";
import { useMay } from "../may";
import type { PagedCollection, RecordRow } from "../record-row";
import { type ReadRecord, useRecord } from "./use-record";

/** The record, and whether it is not there any more. */
export interface ShownRecord extends ReadRecord {
  readonly gone: boolean;
}

/**
 * Deleted before this page was loaded: what is left of it is what was typed here, and what stood in those fields. The rest
 * is as in a new one (docs/decisions/0008). null = nothing was typed.
 */
function fromDraft(collection: PagedCollection, user: string, id: string): RecordRow | null {
  const left = readKept(typedText, formKey(user, collection.name, id));
  return left && { ...newValues(collection), ...left.before, id, updated: left.madeFrom };
}

/** The record by its id. */
export function useShownRecord(collection: PagedCollection, id: string): ShownRecord {
  const { name } = collection;
  const read = useRecord(name, id);
  const { id: user } = useMe();
  // Whom the right was taken from is answered the same, and is shown nothing more.
  const may = useMay()(collection, "read");
  const last = useRef<RecordRow | null>(null);
  if (read.row !== null) last.current = read.row;
  if (read.row !== null || !may) return { ...read, gone: false };
  if (read.status === "missing") last.current ??= fromDraft(collection, user, id);
  return { ...read, row: last.current, gone: read.status === "missing" && last.current !== null };
}
