/**
 * A list that the store hands out page by page: what is read stays, the next page comes when its end is near, and what
 * failed is asked for again by itself once the line is back.
 */
import { useCallback, useEffect, useRef, useState } from "react";
import { type AppError, asAppError } from "../../domain/errors";
import { serverNow } from "../lib/server-time";
import { useAskAgain } from "./use-ask-again";

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

/** How reading was begun; another one begins anew. `quiet` = what is said stays until there is an answer. */
interface Round {
  readonly quiet: boolean;
}

const FIRST: Round = { quiet: false };

interface Held<T, C, P> {
  readonly key: string;
  readonly first: P | undefined;
  readonly rows: readonly T[] | undefined;
  readonly next: C | null;
  readonly status: Pages<T>["status"];
  readonly error?: AppError;
  readonly readAt: number;
}

const fresh = <T, C, P>(key: string): Held<T, C, P> => ({
  key,
  first: undefined,
  rows: undefined,
  next: null,
  status: "loading",
  readAt: 0,
});

function failed<T, C, P>(held: Held<T, C, P>, cause: unknown): Held<T, C, P> {
  const error = asAppError(cause);
  return { ...held, status: error.code === "network" ? "offline" : "error", error };
}

function added<T, C, P extends Page<T, C>>(held: Held<T, C, P>, page: P): Held<T, C, P> {
  const { key, first = page } = held;
  const readAt = held.rows === undefined ? serverNow() : held.readAt;
  return { key, first, rows: [...(held.rows ?? []), ...page.items], next: page.next, status: "ready", readAt };
}

interface Reader<T, C, P> {
  readonly load: (cursor: C | undefined, signal: AbortSignal) => Promise<P>;
  readonly held: Held<T, C, P>;
  readonly setHeld: (change: (old: Held<T, C, P>) => Held<T, C, P>) => void;
}

/** Reads the page behind a cursor, one at a time. */
function useReader<T, C, P extends Page<T, C>>({ load, held, setHeld }: Reader<T, C, P>) {
  const latest = useRef({ load, held });
  const running = useRef<AbortController>(undefined);
  useEffect(() => {
    latest.current = { load, held };
  });
  const read = useCallback(
    (cursor: C | undefined) => {
      const abort = new AbortController();
      running.current = abort;
      const settle = (change: (old: Held<T, C, P>) => Held<T, C, P>): void => {
        if (abort.signal.aborted) return;
        running.current = undefined;
        setHeld(change);
      };
      latest.current.load(cursor, abort.signal).then(
        (page) => settle((old) => added(old, page)),
        (cause: unknown) => settle((old) => failed(old, cause)),
      );
    },
    [setHeld],
  );
  return { latest, running, read };
}

/**
 * `key` names what is asked; `null` asks nothing. `load` gets the cursor of the page, undefined for the first, which is
 * given whole beside the rows for what it says besides.
 */
export function usePages<T, C extends string | number, P extends Page<T, C> = Page<T, C>>(
  key: string | null,
  load: (cursor: C | undefined, signal: AbortSignal) => Promise<P>,
): Pages<T> & { readonly first: P | undefined } {
  const [held, setHeld] = useState<Held<T, C, P>>(() => fresh(key ?? ""));
  const [round, setRound] = useState(FIRST);
  const { latest, running, read } = useReader({ load, held, setHeld });
  useEffect(() => {
    if (key === null) return;
    setHeld((old) => (round.quiet && old.key === key ? old : fresh(key)));
    read(undefined);
    return () => {
      running.current?.abort();
      running.current = undefined;
    };
  }, [key, round, read, running]);
  const loadMore = useCallback(() => {
    const { next, status } = latest.current.held;
    if (running.current || next === null || status === "error") return;
    setHeld((old) => ({ ...old, status: "more" }));
    read(next);
  }, [read, latest, running]);
  const reload = useCallback(() => setRound({ quiet: false }), []);
  const again = useCallback(() => {
    const { next, rows: soFar } = latest.current.held;
    if (soFar === undefined) return setRound({ quiet: true });
    // What is read stays where it is: only the page that failed is asked for.
    running.current?.abort();
    if (next !== null) read(next);
  }, [read, latest, running]);
  const complete = held.status === "ready" && held.next === null;
  const { first, rows, status, error, readAt } = held.key === key ? held : fresh<T, C, P>(key ?? "");
  const isWaiting = key !== null && (status === "loading" || status === "more");
  useAskAgain({ isWaiting, error: status === "offline" || status === "error" ? error : undefined }, again);
  return { first, rows, status, error, readAt, complete, loadMore, reload };
}
