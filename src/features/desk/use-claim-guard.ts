/** After a lost race the screen stays where it was, and for a moment no press claims: it was meant for the alarm that is gone. */
import { useCallback, useState } from "react";
import { PressGuard } from "./press-guard";
import type { Refusal } from "./refusals";

/** What a refusal is followed by, and whether a press may claim. */
export function useClaimGuard() {
  const [guard] = useState(() => new PressGuard());
  const onRefused = useCallback(
    (refusal: Refusal) => {
      if (refusal.lostRace) guard.hold(performance.now());
    },
    [guard],
  );
  const mayClaim = useCallback(() => guard.press(performance.now()), [guard]);
  return { onRefused, mayClaim };
}
