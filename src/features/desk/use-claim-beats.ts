/** Tells the store every few seconds that this desk still holds its alarms (alarm-handling 3.2 rule 4). */
import { useEffect, useRef } from "react";
import { AppError } from "../../../domain/errors";
import { beat } from "../../sync/acts";
import { startTicker } from "./ticker";

const LOST: readonly string[] = ["claim_lapsed", "alarm_not_yours"];

/** Beats for `ids` while the desk is open; `onLapsed` hears of a claim that no longer stands. */
export function useClaimBeats(ids: readonly string[], everySeconds: number, onLapsed: (id: string) => void): void {
  const latest = useRef({ ids, onLapsed });
  useEffect(() => {
    latest.current = { ids, onLapsed };
  });
  const any = ids.length > 0;
  useEffect(() => {
    if (!any) return;
    const send = (): void => {
      for (const id of latest.current.ids) {
        beat(id).catch((error: unknown) => {
          if (error instanceof AppError && LOST.includes(error.code)) latest.current.onLapsed(id);
        });
      }
    };
    // At once, too: a page that was reloaded must not wait while the claim runs out.
    send();
    return startTicker(everySeconds * 1000, send);
  }, [any, everySeconds]);
}
