/** `POST /api/log`: lines of browsers, in the store's own log, which is a file of its own and forgets by itself. */
import { checkLog, LOG_LEVELS, LOG_MOST_BYTES, type LogLine } from "../../domain/live/client-log";
import { storeDate } from "../../domain/signals/store-date";
import { stampBoot } from "./boot";
import { bodyOf } from "./body";
import { changeCount, forgottenInMs, type Counted } from "./counters";
import { unlessFull } from "./full-disk";
import { jsonRowsOf, type PbApp, type PbRequestEvent } from "./pb";
import { refuse } from "./refuse";
import { callerOf } from "./rights";

/** Of one person: a browser sends one request in ten seconds, a person has a few of them. */
const MOST_REQUESTS = 30;
const WINDOW_MS = 60_000;

/** Whoever is signed in; 204. Sent again, a line is written once. */
export function clientLog(e: PbRequestEvent): void {
  stampBoot(e);
  const caller = callerOf(e);
  demandFew(e.app, caller.id);
  const lines = checkLog(bodyOf(e, LOG_MOST_BYTES), Date.now());
  if (!lines.ok) return refuse(lines.fault.code, { field: lines.fault.field });
  if (lines.value.length > 0) unlessFull(e.app, () => insert(e.app, lines.value));
  e.noContent(204);
}

/** Counted before the body is read. */
function demandFew(app: PbApp, person: string): void {
  const counted: Counted = { name: `log ${person}`, windowMs: WINDOW_MS };
  const before = changeCount(app, counted, (count) => Math.min(MOST_REQUESTS, count + 1));
  if (before < MOST_REQUESTS) return;
  refuse("too_many_log_lines", { seconds: Math.max(1, Math.ceil(forgottenInMs(app, counted) / 1000)) });
}

// The id is the browser's: what came before it is kept, and nothing is said twice.
const INSERT = `
  INSERT OR IGNORE INTO _logs (id, level, message, data, created)
  SELECT json_extract(value, '$.id'), json_extract(value, '$.level'), json_extract(value, '$.message'),
    json_extract(value, '$.data'), json_extract(value, '$.created')
  FROM json_each({:lines})`;

function insert(app: PbApp, lines: readonly LogLine[]): void {
  const rows = lines.map(({ id, atMs, level, app: program, message, extras }) => ({
    id,
    level: LOG_LEVELS[level],
    message,
    // Nothing of who sent it: the log is no record of what a person did.
    data: { type: "client", app: program, extras },
    created: storeDate(atMs),
  }));
  const bind = { lines: JSON.stringify(rows) };
  app.auxDB().newQuery(INSERT).bind(bind).execute();
}

/** Most lines of browsers that are kept, whatever the days: some 12 MB, and a tenth of that in a backup. */
const MOST_OF_BROWSERS = 50_000;
/** Most lines of all: what is refused is logged, too, and whoever has himself refused all day fills no disk with it. */
const MOST = 150_000;

const LOG = `SELECT created AS at FROM _logs`;
const OF_BROWSERS = "json_valid(data) AND json_extract(data, '$.type') = 'client'";

/** Lets the oldest go where there are too many, once an hour; the store itself lets go of what is older than its days. */
export function boundLog(app: PbApp): void {
  bound(app, OF_BROWSERS, MOST_OF_BROWSERS);
  bound(app, "1 = 1", MOST);
}

function bound(app: PbApp, which: string, most: number): void {
  const sql = `${LOG} WHERE ${which} ORDER BY created DESC LIMIT 1 OFFSET {:most}`;
  const [last] = jsonRowsOf<{ at: string }>({ db: () => app.auxDB() }, sql, { columns: ["at"], bind: { most } });
  if (!last) return;
  const forget = `DELETE FROM _logs WHERE created <= {:at} AND ${which}`;
  app.auxDB().newQuery(forget).bind({ at: last.at }).execute();
}
