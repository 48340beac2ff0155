/** What the store refused, beside the fields it is about. */
import type { AppError } from "../../../../domain/errors";
import { isObject } from "../../../../domain/plain-object";

/** Faults by field, each as a key of the locale; `rest` is what belongs to no field that is asked for. */
export interface StoreFaults {
  readonly fields: Readonly<Record<string, string>>;
  readonly rest: AppError | null;
}

/** Words of the store that we have words of our own for, below `form.store`. */
const KNOWN: Readonly<Record<string, string>> = {
  validation_required: "required",
  validation_not_unique: "taken",
  validation_max_text_constraint: "long",
  validation_min_text_constraint: "short",
  validation_invalid_format: "pattern",
  validation_is_email: "email",
  validation_min_number_constraint: "bounds",
  validation_max_number_constraint: "bounds",
  validation_missing_rel_records: "gone",
  validation_invalid_value: "value",
  validation_file_size_limit: "file_size",
  validation_invalid_mime_type: "file_type",
};

const keyOf = (code: unknown): string => (typeof code === "string" ? (KNOWN[code] ?? "value") : "value");

/** Splits a refusal up. `names` are the fields of the form. */
export function storeFaults(error: AppError, names: readonly string[]): StoreFaults {
  const { field } = error.data;
  if (typeof field === "string" && names.includes(field)) return { fields: { [field]: "value" }, rest: null };
  const said = Object.entries(error.data).filter(([, value]) => isObject(value) && "code" in value);
  const beside = said.filter(([name]) => names.includes(name));
  const fields = Object.fromEntries(beside.map(([name, value]) => [name, keyOf((value as { code: unknown }).code)]));
  // What is wrong with a field that is not on the screen must be said somewhere.
  return { fields, rest: beside.length > 0 && beside.length === said.length ? null : error };
}
