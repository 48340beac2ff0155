/** Removes old feed records: a client that was away longer catches up from the collections themselves. */
import { storeDate } from "../../domain/signals/store-date";
import { jsonRowsOf, run, type PbApp } from "./pb";

const CHUNK = 500;
const CHUNKS_A_RUN = 20;
const HOUR_MS = 3_600_000;

// The newest of each audience stays: the next number is counted from it.
const PURGE = `
  DELETE FROM signal_feed WHERE rowid IN (
    SELECT f.rowid FROM signal_feed f
    WHERE f.at < {:before} AND f.number < (SELECT MAX(number) FROM signal_feed n WHERE n.audience = f.audience)
    ORDER BY f.at LIMIT ${CHUNK})`;

/** Deletes in small chunks, so that the writer is never held for long. */
export function purgeFeed(app: PbApp, nowMs: number): void {
  const sql = "SELECT feedKeepHours FROM program_settings LIMIT 1";
  const hours = jsonRowsOf<{ feedKeepHours: number }>(app, sql, { columns: ["feedKeepHours"] })[0]?.feedKeepHours;
  if (!hours) return;
  const before = storeDate(nowMs - hours * HOUR_MS);
  for (let chunk = 0; chunk < CHUNKS_A_RUN && run(app, PURGE, { before }) === CHUNK; chunk += 1);
}
