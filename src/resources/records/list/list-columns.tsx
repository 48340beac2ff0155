/** Columns of a list, out of the fields of its collection. */
import { useMemo } from "react";
import type { GridColumn } from "../../../ui/grid/grid-column";
import type { PagedCollection, RecordRow } from "../record-row";
import { type FieldOf, fieldText, type FieldWords, isIsolated, widthOf } from "./field-text";
import { listedFields } from "./list-view";

/** Colours of note categories, as calm as all else: a dot before the word. */
const TONES: Readonly<Record<string, string>> = {
  red: "var(--wd-p1-outline)",
  amber: "var(--wd-p2-outline)",
  blue: "var(--wd-interactive)",
  green: "var(--wd-good)",
  grey: "var(--wd-quiet)",
};

function FieldCell({ of, row, said }: { readonly of: FieldOf; readonly row: RecordRow; readonly said: FieldWords }) {
  const text = fieldText(of, row, said);
  const { field, name } = of;
  if (field.type === "bool" && row[name] !== true) return <span className="quiet">{text}</span>;
  if (field.type !== "text" || field.as !== "tone" || text === "") return text;
  const colour = TONES[String(row[name])];
  return (
    <>
      {colour !== undefined && <span className="dot" aria-hidden style={{ backgroundColor: colour }} />}
      {text}
    </>
  );
}

/** The columns; which of them are seen is the layout's. */
export function useListColumns(collection: PagedCollection, said: FieldWords): readonly GridColumn<RecordRow>[] {
  return useMemo(
    () =>
      listedFields(collection).flatMap((name) => {
        const field = collection.fields[name];
        if (!field) return [];
        const of: FieldOf = { collection: collection.name, name, field };
        return [
          {
            id: name,
            header: said.words.field(collection.name, name),
            ...widthOf(of),
            align: field.type === "number" ? ("end" as const) : ("start" as const),
            dir: isIsolated(of) ? "auto" : undefined,
            sortable: field.type !== "json",
            cell: (row: RecordRow) => <FieldCell of={of} row={row} said={said} />,
            title: (row: RecordRow) => fieldText(of, row, said),
          } satisfies GridColumn<RecordRow>,
        ];
      }),
    [collection, said],
  );
}
