/** Records of another collection to choose from: of the browser's copy where it has them, else of the store. */
import { useState } from "react";
import { folded } from "../../../../domain/live/folded";
import { listRows } from "../../../sync/api";
import { MIRRORED, tableOf, type Db } from "../../../sync/db";
import { openRows, sealedFields } from "../../../sync/sealed-rows";
import { useRemote } from "../../use-remote";
import { useRows } from "../../use-rows";
import { readByIds } from "../any-of";
import { collectionOf, type RecordRow, textOf, titleFields, titleOf } from "../record-row";
import { likePattern } from "../list/store-query";
import type { Choice } from "./choices";

/** More than this nobody reads through: he types another letter. */
const MOST = 50;
const FIELDS_MOST = 3;

/** Choices, the chosen ones by their titles, and how to look for others. */
export interface RelationChoices {
  readonly found: readonly Choice[];
  readonly chosen: readonly Choice[];
  readonly busy: boolean;
  readonly failed: boolean;
  readonly onSearch: (text: string) => void;
}

function choiceOf(name: string, row: RecordRow): Choice {
  const collection = collectionOf(name);
  return { id: row.id, label: collection === undefined ? row.id : titleOf(collection, row) };
}

/** Fields that are looked through: those of the page's search, or those of the title. */
function searched(name: string): readonly string[] {
  const collection = collectionOf(name);
  return (collection?.page?.search ?? (collection ? titleFields(collection) : [])).slice(0, FIELDS_MOST);
}

async function findInCopy(db: Db, name: string, text: string): Promise<readonly Choice[]> {
  const words = folded(text).split(/\s+/).filter(Boolean);
  const fields = searched(name);
  const fits = (row: RecordRow): boolean => {
    const said = folded(fields.map((field) => textOf(row[field])).join("\n"));
    return words.every((word) => said.includes(word));
  };
  const table = tableOf(db, name);
  const rows = fields.some((field) => sealedFields(name).includes(field))
    ? (await openRows<RecordRow>(db.vault, (await table.toArray()) as RecordRow[])).filter(fits).slice(0, MOST)
    : ((await table
        .filter((row) => fits(row as RecordRow))
        .limit(MOST)
        .toArray()) as RecordRow[]);
  return rows.map((row) => choiceOf(name, row)).toSorted((a, b) => a.label.localeCompare(b.label));
}

async function findInStore(name: string, text: string, signal: AbortSignal): Promise<readonly Choice[]> {
  const fields = searched(name);
  const filter = fields.map((field) => `${field} ~ {:text}`).join(" || ");
  const asked = text.trim() === "" ? {} : { filter, params: { text: likePattern(text) } };
  const rows = await listRows<RecordRow>(name, { ...asked, perPage: MOST, signal });
  return rows.map((row) => choiceOf(name, row));
}

async function readChosen(name: string, ids: readonly string[], signal: AbortSignal): Promise<readonly Choice[]> {
  const rows = await readByIds<RecordRow>(name, ids, signal);
  return rows.map((row) => choiceOf(name, row));
}

/** What may be chosen of `name`, while `ids` are chosen. */
export function useRelation(name: string, ids: readonly string[]): RelationChoices {
  const [text, onSearch] = useState("");
  const isMirrored = MIRRORED.includes(name);
  const key = ids.join(",");
  const copied = useRows(async (db) => (isMirrored ? findInCopy(db, name, text) : []), [name, text, isMirrored]);
  const held = useRows(
    async (db) => {
      const rows = isMirrored ? await tableOf(db, name).bulkGet([...ids]) : [];
      return rows.flatMap((row) => (row ? [choiceOf(name, row as RecordRow)] : []));
    },
    [name, key, isMirrored],
  );
  const asked = useRemote(isMirrored ? null : `${name}?${text}`, (signal) => findInStore(name, text, signal));
  const named = useRemote(isMirrored || key === "" ? null : `${name}/${key}`, (signal) =>
    readChosen(name, ids, signal),
  );
  const known = (isMirrored ? held : named.data) ?? [];
  return {
    found: (isMirrored ? copied : asked.data) ?? [],
    // One that is not to be seen, or gone, keeps its place: nothing is taken away by looking at it.
    chosen: ids.map((id) => known.find((choice) => choice.id === id) ?? { id, label: id }),
    busy: isMirrored ? copied === undefined : asked.status === "loading",
    failed: asked.status === "error" || asked.status === "offline",
    onSearch,
  };
}
