/** A list that the store hands out page by page: what is read stays, the next page comes when its end is near. */
import { useCallback, useEffect, useRef, useState } from "react";
import { AppError } from "../../domain/errors";
import { serverNow } from "../lib/server-time";

/** One page and where the next begins; null = it was the last. */
export interface Page<T, C> {
  readonly items: readonly T[];
  readonly next: C | null;
}

/** The list so far. */
export interface Pages<T> {
  /** undefined until the first page is there. */
  readonly rows: readonly T[] | undefined;
  readonly status: "loading" | "more" | "ready" | "error" | "offline";
  readonly error?: AppError;
  /** All of it has been read. */
  readonly complete: boolean;
  /** When the first page was read, epoch ms by the server's clock. */
  readonly readAt: number;
  readonly loadMore: () => void;
  readonly reload: () => void;
}

interface Held<T, C> {
  readonly key: string;
  readonly rows: readonly T[] | undefined;
  readonly next: C | null;
  readonly status: Pages<T>["status"];
  readonly error?: AppError;
  readonly readAt: number;
}

const fresh = <T, C>(key: string): Held<T, C> => ({ key, rows: undefined, next: null, status: "loading", readAt: 0 });

function failed<T, C>(held: Held<T, C>, cause: unknown): Held<T, C> {
  const error = cause instanceof AppError ? cause : new AppError("unknown", {}, { cause });
  return { ...held, status: error.code === "network" ? "offline" : "error", error };
}

function added<T, C>(held: Held<T, C>, page: Page<T, C>): Held<T, C> {
  const readAt = held.rows === undefined ? serverNow() : held.readAt;
  return { key: held.key, rows: [...(held.rows ?? []), ...page.items], next: page.next, status: "ready", readAt };
}

/** `key` names what is asked; `null` asks nothing. `load` gets the cursor of the page, undefined for the first. */
export function usePages<T, C extends string | number>(
  key: string | null,
  load: (cursor: C | undefined, signal: AbortSignal) => Promise<Page<T, C>>,
): Pages<T> {
  const [held, setHeld] = useState<Held<T, C>>(() => fresh(key ?? ""));
  const [round, setRound] = useState(0);
  const latest = useRef({ load, held });
  const running = useRef<AbortController>(undefined);
  useEffect(() => {
    latest.current = { load, held };
  });
  const read = useCallback((cursor: C | undefined) => {
    const abort = new AbortController();
    running.current = abort;
    const settle = (change: (old: Held<T, C>) => Held<T, C>): void => {
      if (abort.signal.aborted) return;
      running.current = undefined;
      setHeld(change);
    };
    latest.current.load(cursor, abort.signal).then(
      (page) => settle((old) => added(old, page)),
      (cause: unknown) => settle((old) => failed(old, cause)),
    );
  }, []);
  useEffect(() => {
    if (key === null) return;
    setHeld(fresh(key));
    read(undefined);
    return () => {
      running.current?.abort();
      running.current = undefined;
    };
  }, [key, round, read]);
  const loadMore = useCallback(() => {
    const { next, status } = latest.current.held;
    if (running.current || next === null || status === "error") return;
    setHeld((old) => ({ ...old, status: "more" }));
    read(next);
  }, [read]);
  const reload = useCallback(() => setRound((n) => n + 1), []);
  const complete = held.status === "ready" && held.next === null;
  const { rows, status, error, readAt } = held.key === key ? held : fresh<T, C>(key ?? "");
  return { rows, status, error, readAt, complete, loadMore, reload };
}
