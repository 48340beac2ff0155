/** True once something has lasted long enough to be noticed: what is quick needs no skeleton. */
import { useEffect, useState } from "react";

const NOTICED_MS = 400;

/** `busy`, but only after 400 ms of it. */
export function useSlowly(busy: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), NOTICED_MS);
    return () => clearTimeout(timer);
  }, [busy]);
  return busy && slow;
}
