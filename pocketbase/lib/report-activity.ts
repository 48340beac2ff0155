/** What sites did in a period: how often each, and the signals themselves, the newest first. */
import { REPORT_ROWS_MOST, type ReportRow } from "../../domain/reports/reports.table";
import { jsonRowsOf } from "./pb";
import type { Question } from "./report-question";

const PERIOD = "receivedAt >= {:from} AND receivedAt < {:to} AND site != ''";

/** What a customer asks for by these names, as classes of signals. */
const KINDS = {
  opens: ["open"],
  closes: ["close"],
  troubles: ["trouble", "supervision", "exception"],
  tests: ["test"],
} as const;

const sums = Object.entries(KINDS)
  .map(([column, classes]) => `SUM(class IN (${classes.map((one) => `'${one}'`).join(", ")})) AS "${column}"`)
  .join(", ");

const SITES = (reach: string): string => `SELECT s.code AS account, s.name AS name, s.city AS city, e.signals, e.alarms,
    ${Object.keys(KINDS)
      .map((column) => `e."${column}"`)
      .join(", ")}, e.lastAt AS lastAt
  FROM (SELECT site, COUNT(*) AS signals, COUNT(DISTINCT CASE WHEN decision = 'queued' THEN alarm END) AS alarms, ${sums},
      MAX(receivedAt) AS lastAt FROM events WHERE ${PERIOD} AND (${reach}) GROUP BY site) e
  JOIN site_accounts s ON s.id = e.site ORDER BY e.alarms DESC, e.signals DESC, s.code LIMIT ${REPORT_ROWS_MOST + 1}`;

const SITE_COLUMNS = ["account", "name", "city", "signals", "alarms", ...Object.keys(KINDS), "lastAt"];

/** A row for each site that had anything. */
export const activeSites = ({ e, period, reach }: Question): readonly ReportRow[] =>
  jsonRowsOf<ReportRow>(e.app, SITES(reach.sql), { columns: SITE_COLUMNS, bind: { ...period, ...reach.bind } });

// One more than is shown says that there are more.
const SIGNALS = (reach: string): string => `SELECT receivedAt AS at, siteNo AS account, siteName AS name, signal,
    COALESCE(NULLIF(zoneText, ''), zone) AS zone FROM events WHERE ${PERIOD} AND (${reach})
  ORDER BY receivedAt DESC, seq DESC LIMIT ${REPORT_ROWS_MOST + 1}`;

const SIGNAL_COLUMNS = ["at", "account", "name", "signal", "zone"];

/** The signals, the newest first. */
export const signalRows = ({ e, period, reach }: Question): readonly ReportRow[] =>
  jsonRowsOf<ReportRow>(e.app, SIGNALS(reach.sql), { columns: SIGNAL_COLUMNS, bind: { ...period, ...reach.bind } });
