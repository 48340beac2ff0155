/** Waits before it says that something takes long, so that short waits don't flicker. */
import { useEffect, useState } from "react";

/** True once `active` has lasted `afterMs`: skeletons show after 400 ms. */
export function useDelayed(active: boolean, afterMs = 400): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setShown(true), afterMs);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [active, afterMs]);
  return active && shown;
}
