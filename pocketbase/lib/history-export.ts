/** Exports of the histories: a right beside reading, more rows a page, and a line in the audit log before any is answered. */
import { storeDate } from "../../domain/signals/store-date";
import { writeAudit } from "./audit";
import { unlessFull } from "./full-disk";
import { jsonRowsOf, type PbApp, type PbRequestEvent } from "./pb";
import { refuse } from "./refuse";
import type { Caller } from "./rights";

/** Signals and alarms stand on one page, and one right lets both be taken away. */
export const EXPORT_RIGHT = "signals.signal_history.export";
/** Most rows of a page of an export. */
export const EXPORT_LIMIT = 1000;

/** Whoever asks later than this for a further page has his line in the log once more. */
const ONE_EXPORT_MS = 3_600_000;

/** Is it an export that is asked for? */
export function isExport(e: PbRequestEvent): boolean {
  const value = e.request.url.query().get("export");
  if (value !== "" && value !== "1") refuse("bad_request", { field: "export" });
  return value === "1";
}

/** What is exported: rows of which collection, by what question, and whether it is a further page of it. */
export interface Exported {
  readonly collection: "events" | "alarm_history";
  /** Period and filters; what is empty was not asked. */
  readonly question: Readonly<Record<string, string>>;
  readonly further: boolean;
}

const LOGGED = `SELECT id FROM audit_log WHERE "user" = {:user} AND at > {:since} AND "action" = 'export'
  AND collection = {:collection} AND "after" = {:after} LIMIT 1`;

/**
 * Writes who exports what. A further page has its line already; one that is asked for by itself is an export all the same.
 * Throws where the line can't be kept: then nothing may be answered.
 */
export function logExport(app: PbApp, caller: Caller, { collection, question, further }: Exported): void {
  const after = Object.fromEntries(Object.entries(question).filter(([, value]) => value !== ""));
  const { id: user, session, ip } = caller;
  const since = storeDate(Date.now() - ONE_EXPORT_MS);
  const bind = { user, since, collection, after: JSON.stringify(after) };
  if (further && jsonRowsOf(app, LOGGED, { columns: ["id"], bind }).length > 0) return;
  unlessFull(app, () => writeAudit(app, { user, session, ip, collection, action: "export", after }));
}
