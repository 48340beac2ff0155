/** A read from the store with its states: loading, ready, error, offline; asked again by itself once the line is back. */
import { useCallback, useEffect, useRef, useState } from "react";
import { type AppError, asAppError } from "../../domain/errors";
import { useAskAgain } from "./use-ask-again";

/** Where a read stands. `data` stays while a later read of the same key fails. */
export interface Remote<T> {
  readonly status: "idle" | "loading" | "ready" | "error" | "offline";
  readonly data?: T;
  readonly error?: AppError;
  readonly reload: () => void;
}

interface Held<T> {
  readonly key: string;
  readonly status: Remote<T>["status"];
  readonly data?: T;
  readonly error?: AppError;
}

/** How a read was begun; another one is another read. `quiet` = what was said stays until there is an answer. */
interface Round {
  readonly quiet: boolean;
}

const FIRST: Round = { quiet: false };

/** Reads again whenever `key` changes; `null` reads nothing. */
export function useRemote<T>(key: string | null, load: (signal: AbortSignal) => Promise<T>): Remote<T> {
  const [held, setHeld] = useState<Held<T>>();
  const [round, setRound] = useState(FIRST);
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => {
    if (key === null) return;
    const abort = new AbortController();
    // Asked by itself, what it said last stays until there is an answer.
    if (!round.quiet) setHeld((old) => ({ ...(old?.key === key ? old : { key }), status: "loading" }));
    latest.current(abort.signal).then(
      (data) => {
        if (!abort.signal.aborted) setHeld({ key, status: "ready", data });
      },
      (cause: unknown) => {
        if (abort.signal.aborted) return;
        const error = asAppError(cause);
        const status = error.code === "network" ? "offline" : "error";
        setHeld((old) => ({ ...(old?.key === key ? old : { key }), status, error }));
      },
    );
    return () => abort.abort();
  }, [key, round]);
  const reload = useCallback(() => setRound({ quiet: false }), []);
  const again = useCallback(() => setRound({ quiet: true }), []);
  const now: Omit<Remote<T>, "reload"> = key === null
    ? { status: "idle" }
    : held?.key === key
      ? held
      : { status: "loading" };
  const hasFailed = now.status === "offline" || now.status === "error";
  useAskAgain({ isWaiting: now.status === "loading", error: hasFailed ? now.error : undefined }, again);
  return { ...now, reload };
}
