/** Whose number it is that calls: asked once a call. */
import { useEffect, useState } from "react";
import type { CallerAnswer } from "../../../domain/telephone/caller";
import { api } from "../../sync/api";

/** `asking`, then what is known; `away` where nobody could be asked. */
export type Known = { readonly state: "asking" | "away" } | { readonly state: "known"; readonly answer: CallerAnswer };

/** Who calls. */
export function useCaller(number: string): Known {
  const [known, setKnown] = useState<Known>({ state: "asking" });
  useEffect(() => {
    const gone = new AbortController();
    api<CallerAnswer>("callers", { query: { number }, signal: gone.signal }).then(
      (answer) => setKnown({ state: "known", answer }),
      () => gone.signal.aborted || setKnown({ state: "away" }),
    );
    return () => gone.abort();
  }, [number]);
  return known;
}
