/** Rows of a collection for its list: out of the browser's copy, or from the store where there is no copy to go by. */
import { useCallback, useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from "react";
import { AppError } from "../../../../domain/errors";
import { ArraySource } from "../../../ui/grid/array-source";
import { PAGE_ROWS, PagedSource } from "../../../ui/grid/paged-source";
import type { RowSource } from "../../../ui/grid/row-source";
import { useSettled } from "../../../ui/use-settled";
import { listRows } from "../../../sync/api";
import { MIRRORED, openDb, tableOf } from "../../../sync/db";
import { useRows } from "../../use-rows";
import type { PagedCollection, RecordRow } from "../record-row";
import type { ListView } from "./list-view";
import { arranged, passes, type TitleOf } from "./row-order";
import { storeQuery } from "./store-query";

/** Longer ones are had from the store page by page, where it answers. */
export const MEMORY_ROWS_MOST = 20_000;

/** Rows of one record of another collection: days of a holiday set. */
export interface RowsOf {
  readonly field: string;
  readonly value: string;
}

export interface RecordSource {
  readonly source: RowSource<RecordRow>;
  readonly status: "loading" | "ready" | "error" | "offline";
  readonly error: unknown;
  /** All rows, where they are in memory: filters offer what is among them. */
  readonly all: readonly RecordRow[] | undefined;
  readonly retry: () => void;
  /** Something was written: what is not told of it is read again. */
  readonly afterWrite: () => void;
}

export interface SourceOptions {
  readonly collection: PagedCollection;
  readonly view: ListView;
  readonly language: string;
  readonly titleOf: TitleOf;
  readonly of: RowsOf | undefined;
}

const keyOf = (row: RecordRow): string => row.id;

/** Rows kept in the browser; null where there are none, or too many to be had whole. undefined while they are read. */
function useKept(name: string, of: RowsOf | undefined): readonly RecordRow[] | null | undefined {
  const read = async (): Promise<readonly RecordRow[] | null> => {
    const db = openDb();
    if (!db || !MIRRORED.includes(name)) return null;
    const table = tableOf(db, name);
    const count = await table.count();
    if (count === 0 || count > MEMORY_ROWS_MOST) return null;
    const rows = (await table.toArray()) as RecordRow[];
    return of ? rows.filter((row) => row[of.field] === of.value) : rows;
  };
  // A copy that can't be read is none: the store has the rows (H-PW-05).
  const kept = useRows(() => read().catch(() => null), [name, of?.field, of?.value]);
  return openDb() ? kept : null;
}

function useMemorySource(rows: readonly RecordRow[] | null | undefined, options: SourceOptions) {
  const { collection, view, language, titleOf } = options;
  const [source] = useState(() => new ArraySource<RecordRow>(keyOf));
  const collator = useMemo(() => new Intl.Collator(language, { numeric: true, sensitivity: "base" }), [language]);
  const shown = useMemo(
    () => rows && arranged(rows, { collection, view, collator, titleOf }),
    [rows, collection, view, collator, titleOf],
  );
  useLayoutEffect(() => {
    if (shown) source.set(shown);
  }, [source, shown]);
  return source;
}

/** Of the rows of one record alone the store is asked for these; the view's filters narrow them further. */
export function withOwner(view: ListView, of: RowsOf | undefined): ListView {
  return of ? { ...view, filter: { [of.field]: of.value, ...view.filter } } : view;
}

function useStoreSource(active: boolean, { collection, view: typed, of }: SourceOptions) {
  const [round, setRound] = useState(0);
  // The store is asked once somebody has stopped typing.
  const view = useSettled(typed);
  const source = useMemo(() => {
    if (!active) return null;
    const asked = withOwner(view, of);
    const isShown = passes(collection, asked);
    return new PagedSource<RecordRow>({
      keyOf,
      read: async (after, signal) => {
        const query = storeQuery(collection, asked, after);
        const page = await listRows<RecordRow>(collection.name, { ...query, perPage: PAGE_ROWS, signal });
        return { rows: page.filter(isShown), next: page.length < PAGE_ROWS ? null : (page.at(-1) ?? null) };
      },
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `round` reads it all again
  }, [active, collection, view, of?.field, of?.value, round]);
  useEffect(() => {
    void source?.next();
    return () => source?.close();
  }, [source]);
  const again = useCallback(() => setRound((old) => old + 1), []);
  return { source, retry: () => (source?.count ? void source.retry() : again()), again };
}

const statusOf = (source: PagedSource<RecordRow>): RecordSource["status"] => {
  if (source.status === "failed") {
    return source.error instanceof AppError && source.error.code === "network" ? "offline" : "error";
  }
  return source.count === 0 && source.more ? "loading" : "ready";
};

/** The rows of a view. */
export function useRecordSource(options: SourceOptions): RecordSource {
  const kept = useKept(options.collection.name, options.of);
  const memory = useMemorySource(kept, options);
  const { source: paged, retry, again } = useStoreSource(kept === null, options);
  const source = paged ?? memory;
  useSyncExternalStore(source.subscribe, () => source.version);
  const shared = { source, retry, afterWrite: again };
  if (!paged) return { ...shared, status: kept ? "ready" : "loading", error: null, all: kept ?? undefined };
  return { ...shared, status: statusOf(paged), error: paged.error, all: undefined };
}
