/** Lines of the audit log about one record, as a page tells them: field by field, before and after. */
import { isObject } from "../../../../domain/plain-object";
import type { PagedCollection } from "../record-row";

/** A line as the store hands it out. */
export interface AuditRow {
  readonly id: string;
  readonly at: string;
  readonly user: string;
  readonly action: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** What became of one field; `hidden` = that it changed is all that may be said. */
export interface FieldChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly hidden: boolean;
}

const SILENT: readonly string[] = ["id", "created", "updated", "collectionId", "collectionName"];

const isSecret = (value: unknown): boolean => isObject(value) && value["changed"] === true;
const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

/** The fields of a line, in the order of the form; what was empty and is empty is not told. */
export function changesOf({ fields, page }: PagedCollection, { before, after }: AuditRow): readonly FieldChange[] {
  const [old, now] = [before, after].map((side) => (isObject(side) ? side : {}));
  const names = [...new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})])].filter(
    (name) => !SILENT.includes(name) && fields[name] !== undefined,
  );
  const order = page.form.flatMap((section) => section.fields);
  const placeOf = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);
  return names
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map((field) => ({
      field,
      before: old?.[field],
      after: now?.[field],
      hidden: isSecret(now?.[field]) || fields[field]?.hidden === true,
    }))
    .filter(({ before: was, after: is, hidden }) => hidden || !isNothing(was) || !isNothing(is));
}
