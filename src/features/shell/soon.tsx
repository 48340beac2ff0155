/** What may come a moment after the page it stands on: at the start of the app, what waits for somebody is drawn first. */
import { startTransition, useEffect, useState, type ReactNode } from "react";
import { whenIdle } from "../../sync/idle";

/** Drawn when nothing more urgent is left to draw, after a second at the latest, and never taken away again. */
export function Soon({ children }: { readonly children: ReactNode }) {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    let isHere = true;
    // In slices, between which a click is heard.
    void whenIdle().then(() => isHere && startTransition(() => setIsDue(true)));
    return () => {
      isHere = false;
    };
  }, []);
  return isDue ? children : null;
}
