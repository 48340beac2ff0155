/** What any field of a record says, as a text: in its history, and where two have changed it. */
import { useMemo } from "react";
import { isObject } from "../../../domain/plain-object";
import { fieldText, namedCollections } from "./list/field-text";
import { useCatalogueTitles } from "./list/use-catalogue-titles";
import { useFieldWords } from "./list/use-field-words";
import { type PagedCollection, textOf } from "./record-row";

/** Writes a value of a field; "" where it says nothing. */
export type ValueText = (field: string, value: unknown) => string;

function shapeless(value: unknown): string {
  if (isObject(value) && typeof value["lat"] === "number") return `${textOf(value["lat"])}, ${textOf(value["lon"])}`;
  return value === null || value === undefined || value === "" ? "" : JSON.stringify(value);
}

/** The texts of a collection's fields in the reader's language. */
export function useValueText(collection: PagedCollection): ValueText {
  const { titleOf } = useCatalogueTitles(useMemo(() => namedCollections(collection.fields), [collection]));
  // A record that is not to be seen is at least told from another.
  const said = useFieldWords((name, id) => titleOf(name, id) || id);
  return (name, value) => {
    const field = collection.fields[name];
    if (field === undefined) return textOf(value) || shapeless(value);
    const text = fieldText({ collection: collection.name, name, field }, { id: "", updated: "", [name]: value }, said);
    return text === "" && typeof value === "object" ? shapeless(value) : text;
  };
}
