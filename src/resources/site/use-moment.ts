/** The moment by which it is said who may be called. */
import { useMemo } from "react";
import { weekMomentOf } from "../../lib/zoned-time";
import { useServerMinute } from "../../ui/use-server-now";
import type { CallMoment } from "./call-terms";

/** Now by the minute, and what a site's clock says: a list is not drawn again every second. */
export function useMoment(timeZone: string): CallMoment {
  const nowMs = useServerMinute();
  return useMemo(() => ({ nowMs, there: weekMomentOf(nowMs, timeZone) }), [nowMs, timeZone]);
}
