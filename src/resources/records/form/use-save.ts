/** Sends a form: what was refused is said beside its fields, and nothing that was typed is lost. */
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { AppError } from "../../../../domain/errors";
import { isObject } from "../../../../domain/plain-object";
import { readRow } from "../../../sync/api";
import { newId } from "../../../sync/new-id";
import { createRecord, keepRow, updateRecord } from "../../../sync/record-writes";
import { type PagedCollection, type RecordRow, textOf } from "../record-row";
import type { Drafts, Reading } from "./drafts";
import { changedFields, formFields, storedOf, type Values } from "./form-fields";
import { storeFaults } from "./store-faults";
import type { FormValues } from "./use-form-base";

interface SaveOptions {
  readonly collection: PagedCollection;
  /** null = it is to be made. */
  readonly recordId: string | null;
  readonly form: UseFormReturn<FormValues>;
  readonly by: Reading;
  readonly finish: (row: RecordRow) => void;
  readonly onConflict: (theirs: RecordRow, from: Values) => void;
}

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

/** What is sent: of a record that is there what was changed, and no more. */
function sentOf({ collection, recordId, by }: SaveOptions, drafts: Drafts, from: Values): Values {
  const all = storedOf(collection, drafts, by);
  if (recordId === null) return all;
  const changed = changedFields(collection, from, { drafts, by });
  return Object.fromEntries(changed.map((name) => [name, all[name]]));
}

const asAppError = (cause: unknown): AppError =>
  cause instanceof AppError ? cause : new AppError("unknown", {}, { cause });

/** Saving, and how it went. */
export function useSave(options: SaveOptions) {
  const { collection, recordId, form, finish, onConflict } = options;
  const { t } = useTranslation("records");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  // Drawn here, so that what is sent again after a lost answer is not made twice.
  const [ownId] = useState(newId);

  const send = async (from: Values): Promise<RecordRow> => {
    const body = bodyOf(sentOf(options, form.getValues(), from));
    if (recordId !== null) {
      const madeFrom = textOf(from["updated"]);
      return updateRecord<RecordRow>(collection.name, { id: recordId, values: body, madeFrom });
    }
    if (body instanceof FormData) body.append("id", ownId);
    return createRecord<RecordRow>(collection.name, body instanceof FormData ? body : { ...body, id: ownId });
  };

  const refused = async (cause: AppError, from: Values): Promise<void> => {
    const { current } = cause.data;
    if (cause.code === "record_changed" && isObject(current)) {
      return onConflict(await keepRow(collection.name, current as RecordRow), from);
    }
    // Its answer was lost: it was made by the first try.
    if (recordId === null && isObject(cause.data["id"])) return finish(await readRow(collection.name, ownId));
    const names = formFields(collection).map(({ name }) => name);
    const { fields, rest } = storeFaults(cause, names);
    const beside = names.filter((name) => fields[name] !== undefined);
    for (const name of beside) form.setError(name, { type: "store", message: t(`form.store.${fields[name] ?? ""}`) });
    if (beside[0] !== undefined) form.setFocus(beside[0]);
    setError(rest);
  };

  const trySending = async (from: Values): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      finish(await send(from));
    } catch (cause) {
      await refused(asAppError(cause), from).catch((again: unknown) => setError(asAppError(again)));
    } finally {
      setBusy(false);
    }
  };
  const save = async (from: Values): Promise<void> => {
    if (!busy) await form.handleSubmit(() => trySending(from))();
  };
  return { busy, error, save, clear: () => setError(null) };
}
