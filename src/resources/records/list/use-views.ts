/** A person's saved views of a list: read from the browser's copy, kept in the store; `""` is the one it opens with. */
import { useCallback, useMemo, useState } from "react";
import { createRecord, deleteRecord, updateRecord } from "../../../sync/record-writes";
import { newId } from "../../../sync/new-id";
import { listRows } from "../../../sync/api";
import { openDb, tableOf } from "../../../sync/db";
import type { Row } from "../../../sync/rows";
import { useMe } from "../../use-can";
import { useRemote } from "../../use-remote";
import { useRows } from "../../use-rows";
import type { KeptView } from "./list-view";

/** A view as the store has it. */
export interface ListViewRow extends Row {
  readonly user: string;
  readonly list: string;
  readonly name: string;
  readonly view: unknown;
}

export interface SavedViews {
  /** undefined while they are being read. */
  readonly views: readonly ListViewRow[] | undefined;
  readonly save: (name: string, view: KeptView) => Promise<void>;
  readonly rename: (row: ListViewRow, name: string) => Promise<void>;
  readonly remove: (row: ListViewRow) => Promise<void>;
}

const COLLECTION = "list_views";
export const VIEW_NAME_MAX = 60;

const ofList = (rows: readonly ListViewRow[], list: string): readonly ListViewRow[] =>
  rows.filter((row) => row.list === list).sort((a, b) => a.name.localeCompare(b.name));

/** The views of a list; all of it fails with the store's refusal. */
export function useViews(list: string): SavedViews {
  const { id: user } = useMe();
  const [round, setRound] = useState(0);
  const db = openDb();
  const kept = useRows<readonly ListViewRow[] | null>(
    async (from) => {
      const rows = (await tableOf(from, COLLECTION)
        .toArray()
        .catch(() => null)) as ListViewRow[] | null;
      return rows && ofList(rows, list);
    },
    [list],
  );
  const isAsked = db === undefined || kept === null;
  const remote = useRemote(isAsked ? `${list} ${round}` : null, (signal) =>
    listRows<ListViewRow>(COLLECTION, { filter: "list = {:list}", params: { list }, perPage: 200, signal }),
  );
  const stored = isAsked ? (remote.status === "loading" ? undefined : ofList(remote.data ?? [], list)) : kept;
  const again = useCallback(() => setRound((old) => old + 1), []);
  return useMemo(
    () => ({
      views: stored ?? undefined,
      save: async (name, view) => {
        const same = stored?.find((row) => row.name === name);
        if (same) await updateRecord(COLLECTION, { id: same.id, values: { view } });
        else await createRecord(COLLECTION, { id: newId(), user, list, name, view });
        again();
      },
      rename: async (row, name) => {
        await updateRecord(COLLECTION, { id: row.id, values: { name } });
        again();
      },
      remove: async (row) => {
        await deleteRecord(COLLECTION, row.id);
        again();
      },
    }),
    [stored, user, list, again],
  );
}
