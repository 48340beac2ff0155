/** A session's own pings, as a browser writes them. */
import { dateMs, storeDate } from "../../domain/signals/store-date";
import type { PbRecordRequestEvent } from "./pb";

const AHEAD_MS = 60_000;

/** A clock that runs ahead must not make a session look alive for years after its desk went dark. */
export function guardPings(e: PbRecordRequestEvent): void {
  const now = Date.now();
  for (const field of ["lastPingTime", "lastActivePing"]) {
    const at = e.record.getString(field);
    if (at !== "" && dateMs(at) > now + AHEAD_MS) e.record.set(field, storeDate(now));
  }
  e.next();
}
