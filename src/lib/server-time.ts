/** The server's time on this workstation: ages and timers follow it, whatever the local clock says (H-TS-03). */
import { browserClock, type Clock } from "./clock";

let skewMs: number | undefined;

/** Workstation's clock less the server's, in milliseconds; 0 until something has been heard. */
export const serverSkewMs = (): number => skewMs ?? 0;

/** Says what the difference is; `undefined` forgets it. */
export function setServerSkew(ms: number | undefined): void {
  skewMs = ms;
}

/** Milliseconds since 1970 by the server's clock. */
export const serverNow = (clock: Pick<Clock, "now"> = browserClock): number => clock.now() - serverSkewMs();
