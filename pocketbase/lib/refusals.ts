/**
 * Refused attempts in the audit log. The store's rules refuse before any hook runs, so what was tried is read from the
 * store's own request log, where every refused request stands with the person's id.
 */
import { storeDate } from "../../domain/signals/store-date";
import { writeAudit } from "./audit";
import { jsonRowsOf, type PbApp } from "./pb";

const UNTIL = "watchdesk.refusals";
/** The log is written some seconds late: each run looks this far back and finds again what it has already. */
const OVERLAP_MS = 120_000;
const ID = /^[a-z0-9]{15}$/;
const RECORD_PATH = /^\/api\/collections\/([^/?]+)\/(?:records\/?)?([^/?]*)/;
const ALARM_PATH = /^\/api\/watchdesk\/alarms\/([^/?]+)\/([^/?]+)/;

interface Logged {
  id: string;
  at: string;
  user: string;
  ip: string;
  method: string;
  url: string;
  status: number;
  error: string;
}

// Writes only, by people who are signed in: what somebody may not read is asked for by every screen that tries.
const REFUSED = `
  SELECT id, created AS at, json_extract(data, '$.authId') AS user, json_extract(data, '$.userIP') AS ip,
    json_extract(data, '$.method') AS method, json_extract(data, '$.url') AS url,
    json_extract(data, '$.status') AS status, COALESCE(json_extract(data, '$.error'), '') AS error
  FROM _logs
  WHERE created >= {:since} AND level > 0 AND json_valid(data)
    AND json_extract(data, '$.type') = 'request' AND json_extract(data, '$.auth') = 'users'
    AND json_extract(data, '$.method') IN ('POST', 'PATCH', 'PUT', 'DELETE')
    AND json_extract(data, '$.status') IN (400, 403, 404)
  ORDER BY created`;

const COLUMNS = ["id", "at", "user", "ip", "method", "url", "status", "error"] as const;

/** Takes over what was refused since the last time; each line once. */
export function collectRefusals(app: PbApp): void {
  const kept = app.store().get(UNTIL);
  const since = typeof kept === "string" ? kept : "";
  const started = storeDate(Date.now() - OVERLAP_MS);
  const logged = refusedSince(app, since).filter((line) => ID.test(line.id));
  const known = new Set(
    app
      .findRecordsByIds(
        "audit_log",
        logged.map((line) => line.id),
      )
      .map((record) => record.id),
  );
  for (const line of logged) if (!known.has(line.id)) take(app, line);
  app.store().set(UNTIL, started);
}

// The log is a file of its own: `auxDB`, not `db`.
const refusedSince = (app: PbApp, since: string): Logged[] =>
  jsonRowsOf<Logged>({ db: () => app.auxDB() }, REFUSED, { columns: COLUMNS, bind: { since } });

function take(app: PbApp, line: Logged): void {
  const record = RECORD_PATH.exec(line.url);
  const alarm = ALARM_PATH.exec(line.url);
  writeAudit(app, {
    id: line.id,
    at: line.at,
    user: line.user,
    ip: line.ip,
    collection: record?.[1]?.slice(0, 60) ?? "",
    recordId: record?.[2]?.slice(0, 20) ?? "",
    action: "refused",
    after: { method: line.method, path: line.url.slice(0, 300), status: line.status },
    reason: line.error,
    alarm: alarm?.[1]?.slice(0, 20) ?? "",
  });
}
