/** Takes the list that is on the screen away as a file: its columns, and all rows that pass its filters. */
import { useEffect, useRef, useState } from "react";
import { csvHead, csvLines } from "../../../lib/csv";
import { saveFile } from "../../../lib/save-file";
import { serverNow } from "../../../lib/server-time";
import { dayOf } from "../../../lib/zoned-time";
import { listRows } from "../../../sync/api";
import type { RowSource } from "../../../ui/grid/row-source";
import type { PagedCollection, RecordRow } from "../record-row";
import type { ListView } from "./list-view";
import { passes } from "./row-order";
import { storeQuery } from "./store-query";
import type { RowsOf } from "./kept-rows";
import { withOwner } from "./use-record-source";

/** A column of the file. */
export interface ExportColumn {
  readonly name: string;
  readonly text: (row: RecordRow) => string;
}

export interface ExportOptions {
  readonly collection: PagedCollection;
  readonly view: ListView;
  readonly of: RowsOf | undefined;
  readonly columns: readonly ExportColumn[];
  readonly source: RowSource<RecordRow>;
  /** Only the best of all that was found are in the list. */
  readonly isCut: boolean;
  readonly timeZone: string;
}

/** What is not in the file: nothing, what is beyond the most rows of a file, or all but the best matches. */
export type Missing = "none" | "later" | "worse";

export type ListExportState =
  | { readonly kind: "idle" }
  | { readonly kind: "reading" }
  | { readonly kind: "saved"; readonly count: number; readonly more: Missing; readonly file: string }
  | { readonly kind: "failed"; readonly error: unknown };

/** Most rows of a file, as of a history's. */
export const EXPORT_ROWS_MOST = 50_000;
const EXPORT_PAGE_ROWS = 500;

interface Read {
  readonly rows: readonly RecordRow[];
  readonly more: Missing;
}

/** All rows of a view: those in memory, or the store's to the end. */
async function readAll(
  { source, isCut, collection, view: seen, of }: ExportOptions,
  signal: AbortSignal,
): Promise<Read> {
  if (!source.more) {
    const rows = Array.from({ length: source.count }, (_, index) => source.at(index));
    return { rows: rows.filter((row) => row !== undefined), more: isCut ? "worse" : "none" };
  }
  const view = withOwner(seen, of);
  const rows: RecordRow[] = [];
  const isShown = passes(collection, view);
  let after: RecordRow | undefined;
  for (;;) {
    const query = storeQuery(collection, view, after);
    const page = await listRows<RecordRow>(collection.name, { ...query, perPage: EXPORT_PAGE_ROWS, signal });
    rows.push(...page.filter(isShown));
    after = page.at(-1);
    if (page.length < EXPORT_PAGE_ROWS || rows.length >= EXPORT_ROWS_MOST) {
      return { rows: rows.slice(0, EXPORT_ROWS_MOST), more: page.length === EXPORT_PAGE_ROWS ? "later" : "none" };
    }
  }
}

/** One at a time; leaving the page ends it. */
export function useListExport(options: ExportOptions) {
  const [state, setState] = useState<ListExportState>({ kind: "idle" });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const start = async (): Promise<void> => {
    const abort = new AbortController();
    running.current = abort;
    setState({ kind: "reading" });
    try {
      const { rows, more } = await readAll(options, abort.signal);
      if (abort.signal.aborted) return;
      const { columns, collection, timeZone } = options;
      const lines = rows.map((row) => columns.map(({ text }) => text(row)));
      const file = `watchdesk-${collection.name.replaceAll("_", "-")}-${dayOf(serverNow(), timeZone)}.csv`;
      saveFile(file, [csvHead(columns.map(({ name }) => name)), csvLines(lines)], "text/csv;charset=utf-8");
      setState({ kind: "saved", count: rows.length, more, file });
    } catch (error) {
      if (!abort.signal.aborted) setState({ kind: "failed", error });
    }
  };
  const clear = (): void => {
    running.current?.abort();
    setState({ kind: "idle" });
  };
  return { state, start: () => void start(), clear };
}
