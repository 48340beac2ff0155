/** A read from the store with its states: loading, ready, error, offline. */
import { useCallback, useEffect, useRef, useState } from "react";
import { AppError } from "../../domain/errors";

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

const asAppError = (cause: unknown): AppError =>
  cause instanceof AppError ? cause : new AppError("unknown", {}, { cause });

/** Reads again whenever `key` changes; `null` reads nothing. */
export function useRemote<T>(key: string | null, load: (signal: AbortSignal) => Promise<T>): Remote<T> {
  const [held, setHeld] = useState<Held<T>>();
  const [round, setRound] = useState(0);
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => {
    if (key === null) return;
    const abort = new AbortController();
    setHeld((old) => ({ ...(old?.key === key ? old : { key }), status: "loading" }));
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
  const reload = useCallback(() => setRound((n) => n + 1), []);
  if (key === null) return { status: "idle", reload };
  return held?.key === key ? { ...held, reload } : { status: "loading", reload };
}
