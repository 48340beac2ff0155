/** A value that has stood still for a moment: what is asked of the store while somebody types. */
import { useEffect, useState } from "react";

/** `value`, once it has not changed for `afterMs`. */
export function useSettled<T>(value: T, afterMs = 350): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return settled;
}
