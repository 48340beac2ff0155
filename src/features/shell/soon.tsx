/** What may come a moment after the page it stands on: at the start of the app, what waits for somebody is drawn first. */
import { startTransition, useEffect, useState, type ReactNode } from "react";
import { whenIdle } from "../../sync/idle";

let hasStarted = false;

/** Drawn when nothing more urgent is left to draw, after a second at the latest, and never taken away again. */
export function Soon({ children }: { readonly children: ReactNode }) {
  const [isDue, setIsDue] = useState(hasStarted);
  useEffect(() => {
    if (isDue) return;
    let isHere = true;
    const show = (): void => {
      hasStarted = true;
      // In slices, between which a click is heard.
      startTransition(() => setIsDue(true));
    };
    void whenIdle().then(() => isHere && show());
    return () => {
      isHere = false;
    };
  }, [isDue]);
  return isDue ? children : null;
}
