/** What a form does: it saves, and where two have changed a record it shows both. */
import { useState } from "react";
import type { RecordRow } from "../record-row";
import { type Copies, differences, type Side, settled } from "./conflict";
import type { Drafts } from "./drafts";
import { changedFields, draftsOf, type Values } from "./form-fields";
import { afterSave } from "./typed-since";
import { type FormSource, useFormBase } from "./use-form-base";
import { idOf, useSave } from "./use-save";

export interface RecordFormOptions extends FormSource {
  /** Fields that are not on the screen. */
  readonly hide: readonly string[];
  /** The record was there and has been deleted. */
  readonly gone: boolean;
  /** It is stored; `left` are the fields that were typed into meanwhile. */
  readonly onSaved: (left: readonly string[]) => void;
  /** It is stored, and nothing is left to be saved. */
  readonly onDone: (row: RecordRow) => void;
}

type Choices = Readonly<Record<string, Side>>;

/** The form of a record. */
export function useRecordForm({ hide, gone, onSaved, onDone, ...source }: RecordFormOptions) {
  const { collection, record } = source;
  const [busy, setBusy] = useState(false);
  const held = useFormBase(source, busy);
  const { form, by, base, rebase } = held;
  const [conflict, setConflict] = useState<Copies | null>(null);
  const [goneId, setGoneId] = useState<string | null>(null);
  const id = idOf(base);
  const isHere = id === (record?.id ?? null);
  const finish = (row: RecordRow, sent: Drafts): void => {
    const drafts = afterSave(draftsOf(collection, row, by), { sent, now: form.getValues() });
    const left = changedFields(collection, row, { drafts, by });
    if (left.length === 0) held.forget();
    rebase(row, left.length === 0 ? undefined : drafts);
    onSaved(left);
    if (left.length === 0) onDone(row);
  };
  const saving = useSave({ collection, hide, form, by, finish, onConflict: meet, onGone: setGoneId, onBusy: setBusy });

  /** Somebody else was first: what differs is chosen; where nothing does, it is saved on top of theirs. */
  async function meet(theirs: RecordRow, from: Values): Promise<void> {
    const copies: Copies = { base: from, drafts: form.getValues(), theirs };
    if (differences(collection, copies, by).length > 0) setConflict(copies);
    else await settle(copies, {});
  }
  async function settle(copies: Copies, choices: Choices): Promise<void> {
    const drafts = settled(collection, copies, { choices, by });
    setConflict(null);
    rebase(copies.theirs, drafts);
    if (changedFields(collection, copies.theirs, { drafts, by }).length > 0) await saving.saveOnTop(copies.theirs);
    else finish(copies.theirs as RecordRow, form.getValues());
  }
  return {
    ...held,
    id,
    conflict,
    busy,
    error: saving.error,
    isGone: id !== null && (id === goneId || (gone && isHere)),
    save: () => saving.save(base),
    /** What is on the screen becomes a record of its own. */
    makeAnew: () => saving.save({}),
    undo: () => {
      saving.clear();
      held.forget();
      rebase((isHere ? record : null) ?? base);
      // It was made, and more was typed: that is given up, and it is there.
      if (id !== null && !isHere) onDone(base as RecordRow);
    },
    compare: () => record && meet(record, base),
    settle: (choices: Choices) => conflict && settle(conflict, choices),
    back: () => setConflict(null),
  };
}

/** All that a form's page needs. */
export type RecordFormState = ReturnType<typeof useRecordForm>;
