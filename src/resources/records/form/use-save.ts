/** Sends a form: what was refused is said beside its fields, and nothing that was typed is lost. */
import { useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { AppError, asAppError } from "../../../../domain/errors";
import { isObject } from "../../../../domain/plain-object";
import { readRow } from "../../../sync/api";
import { newId } from "../../../sync/new-id";
import { createRecord, keepRow, updateRecord } from "../../../sync/record-writes";
import { type PagedCollection, type RecordRow, textOf } from "../record-row";
import type { Drafts, Reading } from "./drafts";
import { changedFields, formFields, storedOf, type Values } from "./form-fields";
import { storeFaults } from "./store-faults";
import { isTypedSince } from "./typed-since";
import type { FormValues } from "./use-form-base";

interface SaveOptions {
  readonly collection: PagedCollection;
  /** Fields that are not on the screen: what is wrong with them can't be said beside them. */
  readonly hide: readonly string[];
  readonly form: UseFormReturn<FormValues>;
  readonly by: Reading;
  /** `sent` is what the form held when it was sent. */
  readonly finish: (row: RecordRow, sent: Drafts) => void;
  readonly onConflict: (theirs: RecordRow, from: Values) => Promise<void>;
  /** It was to be changed and is not there. */
  readonly onGone: (id: string) => void;
  readonly onBusy: (busy: boolean) => void;
}

/** What was sent, and the copy that it was made from. */
interface Sent {
  readonly from: Values;
  readonly drafts: Drafts;
}

/** The record that a form was made from; null = it is to be made. */
export const idOf = (from: Values): string | null => textOf(from["id"]) || null;

/** As the store takes it: with a file it is no JSON. */
function bodyOf(values: Values): Values | FormData {
  if (!Object.values(values).some((value) => value instanceof File)) return values;
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (value instanceof File) body.append(name, value);
    else body.append(name, typeof value === "string" ? value : JSON.stringify(value));
  }
  return body;
}

/** Makes and changes the record. */
function useSending({ collection, by }: SaveOptions) {
  // Drawn here, so that what is sent again after a lost answer is not made twice.
  const ownId = useRef(newId());
  /** What was sent first of one that is to be made and whose answer was lost. */
  const lost = useRef<Values | null>(null);

  const make = async (all: Values): Promise<RecordRow> => {
    const body = bodyOf(all);
    if (body instanceof FormData) body.append("id", ownId.current);
    try {
      const sent = body instanceof FormData ? body : { ...body, id: ownId.current };
      const row = await createRecord<RecordRow>(collection.name, sent);
      ownId.current = newId();
      return row;
    } catch (cause) {
      if (cause instanceof AppError && cause.code === "network") lost.current ??= all;
      throw cause;
    }
  };
  /** What the first try has made, and what it was made from. */
  const made = async (): Promise<{ row: RecordRow; from: Values }> => {
    const row = await keepRow(collection.name, await readRow<RecordRow>(collection.name, ownId.current));
    const from = lost.current ?? row;
    ownId.current = newId();
    lost.current = null;
    return { row, from };
  };
  /** Of a record that is there what was changed, and no more. */
  const send = async ({ from, drafts }: Sent): Promise<RecordRow> => {
    const all = storedOf(collection, drafts, by);
    const id = idOf(from);
    if (id === null) return make(all);
    const changed = changedFields(collection, from, { drafts, by });
    const values = bodyOf(Object.fromEntries(changed.map((name) => [name, all[name]])));
    return updateRecord<RecordRow>(collection.name, { id, values, madeFrom: textOf(from["updated"]) });
  };
  return { send, made };
}

/** Is it not there? Whom the right to change it was taken from is answered the same. */
const isMissing = (collection: string, id: string): Promise<boolean> =>
  readRow(collection, id).then(
    () => false,
    (cause: unknown) => asAppError(cause).code === "not_found",
  );

/** Saving, and how it went. */
export function useSave(options: SaveOptions) {
  const { collection, hide, form, finish, onConflict, onGone, onBusy } = options;
  const { t } = useTranslation("records");
  const underWay = useRef(false);
  const [error, setError] = useState<AppError | null>(null);
  const { send, made } = useSending(options);

  const sayBeside = (cause: AppError, { drafts }: Sent): void => {
    const names = formFields(collection).flatMap(({ name }) => (hide.includes(name) ? [] : [name]));
    const { fields, rest } = storeFaults(cause, names);
    const beside = names.filter((name) => fields[name] !== undefined);
    for (const name of beside) form.setError(name, { type: "store", message: t(`form.store.${fields[name] ?? ""}`) });
    // Who has typed on must not find himself in another field in the middle of a word.
    if (beside[0] !== undefined && !isTypedSince(drafts, form.getValues())) form.setFocus(beside[0]);
    setError(rest);
  };

  const refused = async (cause: AppError, sent: Sent): Promise<void> => {
    const { current } = cause.data;
    const id = idOf(sent.from);
    if (cause.code === "record_changed" && isObject(current)) {
      return onConflict(await keepRow(collection.name, current as RecordRow), sent.from);
    }
    // Its answer was lost: it was made by the first try, of what the form held then.
    if (id === null && isObject(cause.data["id"])) {
      const { row, from } = await made();
      return onConflict(row, from);
    }
    if (id !== null && cause.code === "not_found" && (await isMissing(collection.name, id))) return onGone(id);
    sayBeside(cause, sent);
  };

  const trySending = async (from: Values): Promise<void> => {
    onBusy(true);
    setError(null);
    const sent: Sent = { from, drafts: form.getValues() };
    try {
      finish(await send(sent), sent.drafts);
    } catch (cause) {
      await refused(asAppError(cause), sent).catch((again: unknown) => setError(asAppError(again)));
    } finally {
      onBusy(false);
    }
  };
  /** On top of another copy, as part of a save or when it was chosen what is to stand. */
  const saveOnTop = (from: Values): Promise<void> => form.handleSubmit(() => trySending(from))();
  const save = async (from: Values): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    await saveOnTop(from).finally(() => {
      underWay.current = false;
    });
  };
  return { error, save, saveOnTop, clear: () => setError(null) };
}
