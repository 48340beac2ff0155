/** Rows of a collection for its list: out of the browser's copy, or from the store where there is no copy to go by. */
import { useCallback, useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from "react";
import { AppError } from "../../../../domain/errors";
import { ArraySource } from "../../../ui/grid/array-source";
import { PAGE_ROWS, PagedSource } from "../../../ui/grid/paged-source";
import type { RowSource } from "../../../ui/grid/row-source";
import { useSettled } from "../../../ui/use-settled";
import { listRows } from "../../../sync/api";
import { openDb } from "../../../sync/db";
import { serverNow } from "../../../lib/server-time";
import { useAskAgain } from "../../use-ask-again";
import { useConnected } from "../../use-connected";
import { useCopyAge } from "../../use-copy-age";
import { useRows } from "../../use-rows";
import { useWritten } from "../../use-written";
import type { PagedCollection, RecordRow } from "../record-row";
import { type KeptRows, keptRows, NOT_KEPT, type RowsOf } from "./kept-rows";
import type { ListView } from "./list-view";
import { arranged, passes, type TitleOf } from "./row-order";
import { storeQuery } from "./store-query";
import { type LookUp, useLookUp, withoutSearch } from "./use-look-up";

export interface RecordSource {
  readonly source: RowSource<RecordRow>;
  readonly status: "loading" | "ready" | "error" | "offline";
  readonly error: unknown;
  /** From when the rows are, epoch ms by the server's clock; 0 = nobody knows that they are all; undefined while it is looked up. */
  readonly asOf: number | undefined;
  /** Only the best of all that was found. */
  readonly isCut?: boolean;
  /** The copy has nothing of what is looked for: the store is asked, and the rows are its own. */
  readonly isStores?: boolean;
  /** There is a copy of so many rows, more than a list is made of. */
  readonly keptTooMany: number;
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
  /** Of a collection too long to be in memory whole: how the copy is asked. */
  readonly lookUp?: LookUp | undefined;
}

const keyOf = (row: RecordRow): string => row.id;

/** undefined while it is looked up. */
function useKept({ collection: { name, offline }, of, lookUp }: SourceOptions): KeptRows | undefined {
  // A slim copy has not all that a list shows: it stands in while the store can't be asked.
  const isStoreAsked = useConnected() && offline === "slim";
  const isAsked = lookUp === undefined && !isStoreAsked;
  // A copy that can't be read is none: the store has the rows (H-PW-05).
  const kept = useRows(
    async (db) => (isAsked ? keptRows(db, name, of).catch(() => NOT_KEPT) : NOT_KEPT),
    [name, isAsked, of?.field, of?.value],
  );
  return openDb() && isAsked ? kept : NOT_KEPT;
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

/** A source of the store's, and when its first page was there. */
interface StoreSource {
  readonly source: PagedSource<RecordRow>;
  readonly read: { atMs: number };
}

function openStoreSource({ collection, view, of }: Omit<SourceOptions, "language" | "titleOf">): StoreSource {
  const asked = withOwner(view, of);
  const isShown = passes(collection, asked);
  const read = { atMs: 0 };
  const source = new PagedSource<RecordRow>({
    keyOf,
    read: async (after, signal) => {
      const query = storeQuery(collection, asked, after);
      const page = await listRows<RecordRow>(collection.name, { ...query, perPage: PAGE_ROWS, signal });
      if (after === undefined) read.atMs = serverNow();
      return { rows: page.filter(isShown), next: page.length < PAGE_ROWS ? null : (page.at(-1) ?? null) };
    },
  });
  return { source, read };
}

/** `view` is one that somebody has stopped typing. */
function useStoreSource(active: boolean, { collection, view, of }: SourceOptions) {
  const [round, setRound] = useState(0);
  // Of many that are written at once the last one alone is worth a list.
  const written = useSettled(useWritten(collection.name));
  const opened = useMemo(
    () => (active ? openStoreSource({ collection, view, of }) : null),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `round` and `written` read it all again
    [active, collection, view, of?.field, of?.value, round, written],
  );
  const source = opened?.source;
  useEffect(() => {
    void source?.next();
    return () => source?.close();
  }, [source]);
  const again = useCallback(() => setRound((old) => old + 1), []);
  const askAgain = useCallback(() => void source?.again(), [source]);
  return { opened, retry: () => void source?.next(), again, askAgain };
}

const statusOf = (source: PagedSource<RecordRow>): RecordSource["status"] => {
  if (source.status === "failed") {
    return source.error instanceof AppError && source.error.code === "network" ? "offline" : "error";
  }
  return source.count === 0 && source.more ? "loading" : "ready";
};

/** What there is in memory, and whether the store is to be asked with the same words because that is nothing. */
function useLookedUp(options: SourceOptions, settled: ListView) {
  const { view, lookUp } = options;
  const { status: looking, found } = useLookUp(lookUp, view);
  const isConnected = useConnected();
  const isLookedUp = looking !== "off";
  // A site made a moment ago is in the copy with the next round only; of what the copy has, nothing waits for the store.
  const isOpen = isConnected && view.search.trim() !== "" && !lookUp?.isWhole;
  const isMissed = isOpen && looking === "ready" && found?.rows.length === 0;
  const isAsked = isMissed && settled === view;
  return { looking, found, isLookedUp, isMissed, isAsked };
}

/** The rows of a view. */
export function useRecordSource(options: SourceOptions): RecordSource {
  const { collection, view } = options;
  const kept = useKept(options);
  const copiedAt = useCopyAge(collection.name);
  // The store is asked once somebody has stopped typing.
  const settled = useSettled(view);
  const { looking, found, isLookedUp, isMissed, isAsked } = useLookedUp(options, settled);
  // What was looked up is not looked through again: a number is in no field that a list shows.
  const inMemory = useMemo(() => (isLookedUp ? withoutSearch(view) : view), [isLookedUp, view]);
  const memory = useMemorySource(isLookedUp ? found?.rows : kept?.rows, { ...options, view: inMemory });
  const isStored = isAsked || (kept?.rows === null && !isLookedUp);
  const { opened, retry, again, askAgain } = useStoreSource(isStored, { ...options, view: settled });
  const paged = opened?.source;
  const source = paged ?? memory;
  useSyncExternalStore(source.subscribe, () => source.version);
  const isWaiting = paged?.status === "loading" || paged?.status === "more";
  useAskAgain({ isWaiting, error: paged?.status === "failed" ? paged.error : undefined }, askAgain);
  const shared = { source, retry, afterWrite: again, keptTooMany: kept?.rows === null ? kept.count : 0 };
  if (isLookedUp && !opened) {
    const status = looking === "ready" && !isMissed ? "ready" : "loading";
    return {
      ...shared,
      status,
      error: null,
      asOf: copiedAt,
      isCut: found?.more === true,
      isStores: isMissed,
      all: undefined,
    };
  }
  if (!opened) {
    const all = kept?.rows ?? undefined;
    return { ...shared, status: all ? "ready" : "loading", error: null, asOf: copiedAt, all };
  }
  const { source: stored, read } = opened;
  const isStores = isLookedUp;
  return { ...shared, status: statusOf(stored), error: stored.error, asOf: read.atMs, isStores, all: undefined };
}
