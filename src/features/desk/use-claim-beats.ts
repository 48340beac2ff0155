/** Tells the store every few seconds that this browser still holds its alarms (alarm-handling 3.2 rule 4). */
import { useEffect, useRef } from "react";
import { beat } from "../../sync/acts";
import { ClaimBeats } from "./claim-beats";
import { tellLapse } from "./lapses";
import { startTicker } from "./ticker";

/** Beats for `ids` while it is mounted. */
export function useClaimBeats(ids: readonly string[], everySeconds: number): void {
  const latest = useRef(ids);
  useEffect(() => {
    latest.current = ids;
  });
  const any = ids.length > 0;
  useEffect(() => {
    if (!any) return;
    const beats = new ClaimBeats({ beat, onLapsed: tellLapse });
    const send = (): void => void beats.send(latest.current);
    // At once, too: a page that was reloaded must not wait while the claim runs out.
    send();
    return startTicker(everySeconds * 1000, send);
  }, [any, everySeconds]);
}
