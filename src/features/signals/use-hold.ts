/** Holds a running list still while the pointer is on it, so that a click hits the row it was aimed at (H-AC-05). */
import { useEffect, useMemo, useRef, useState } from "react";
import { REST_MS } from "../../ui/grid/use-anchor";

/** Is it held, and the handlers of the list's frame. */
export function useHold(): {
  readonly held: boolean;
  readonly handlers: {
    readonly onPointerMove: (event: { pointerType: string }) => void;
    readonly onPointerLeave: () => void;
  };
} {
  const [held, setHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const handlers = useMemo(
    () => ({
      onPointerMove: ({ pointerType }: { pointerType: string }) => {
        if (pointerType === "touch") return;
        setHeld(true);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setHeld(false), REST_MS);
      },
      onPointerLeave: () => {
        clearTimeout(timer.current);
        setHeld(false);
      },
    }),
    [],
  );
  return { held, handlers };
}
