/** In which way a field is asked for: one kind has one control, one reading and one check. */
import type { Field } from "../../../../domain/collections/define";

/** Ways to ask. */
export const CONTROL_KINDS = [
  "text",
  "long",
  "day",
  "phone",
  "time_zone",
  "language",
  "country",
  "tone",
  "email",
  "number",
  "bool",
  "date",
  "phones",
  "texts",
  "words",
  "parts",
  "figures",
  "json",
  "geoPoint",
  "file",
  "select",
  "selectMany",
  "relation",
  "relationMany",
] as const;

/** A way to ask. */
export type ControlKind = (typeof CONTROL_KINDS)[number];

/** The way of a field. */
export function kindOf(field: Field): ControlKind {
  switch (field.type) {
    case "text":
      return field.as ?? "text";
    case "json":
      return field.as ?? "json";
    case "select":
      return field.many === true ? "selectMany" : "select";
    case "relation":
      return field.many === true ? "relationMany" : "relation";
    default:
      return field.type;
  }
}
