/** What a form does: it saves, and where two have changed a record it shows both. */
import { useState } from "react";
import type { RecordRow } from "../record-row";
import { type Copies, differences, type Side, settled } from "./conflict";
import { changedFields, type Values } from "./form-fields";
import { type FormSource, useFormBase } from "./use-form-base";
import { useSave } from "./use-save";

export interface RecordFormOptions extends FormSource {
  readonly onSaved: (row: RecordRow) => void;
}

type Choices = Readonly<Record<string, Side>>;

/** The form of a record. */
export function useRecordForm({ onSaved, ...source }: RecordFormOptions) {
  const { collection, record } = source;
  const held = useFormBase(source);
  const { form, by, base, rebase } = held;
  const [conflict, setConflict] = useState<Copies | null>(null);
  const finish = (row: RecordRow): void => {
    held.forget();
    rebase(row);
    onSaved(row);
  };
  const saving = useSave({ collection, recordId: record?.id ?? null, form, by, finish, onConflict: meet });

  /** Somebody else was first: what differs is chosen; where nothing does, it is saved on top of theirs. */
  function meet(theirs: RecordRow, from: Values): void {
    const copies: Copies = { base: from, drafts: form.getValues(), theirs };
    if (differences(collection, copies, by).length > 0) setConflict(copies);
    else settle(copies, {});
  }
  function settle(copies: Copies, choices: Choices): void {
    const drafts = settled(collection, copies, { choices, by });
    setConflict(null);
    rebase(copies.theirs, drafts);
    if (changedFields(collection, copies.theirs, { drafts, by }).length > 0) void saving.save(copies.theirs);
    else finish(copies.theirs as RecordRow);
  }
  return {
    ...held,
    conflict,
    busy: saving.busy,
    error: saving.error,
    save: () => saving.save(base),
    undo: () => {
      saving.clear();
      held.forget();
      rebase(record ?? base);
    },
    compare: () => record && meet(record, base),
    settle: (choices: Choices) => conflict && settle(conflict, choices),
    back: () => setConflict(null),
  };
}

/** All that a form's page needs. */
export type RecordFormState = ReturnType<typeof useRecordForm>;
