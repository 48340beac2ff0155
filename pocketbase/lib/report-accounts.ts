/** What sites or customers had in a period: their signals, their alarms and how these ended. */
import { countsOf, type Had } from "../../domain/reports/build";
import { REPORT_ROWS_MOST, type ReportRow } from "../../domain/reports/reports.table";
import { mean } from "../../domain/reports/figures";
import { jsonRowsOf, numbersIn, rowsOf } from "./pb";
import type { Question } from "./report-question";

type Key = "site" | "customer";

/** Categories of alarm types as columns of the report. */
const CATEGORIES: Readonly<Record<string, readonly string[]>> = {
  intrusion: ["intrusion", "tamper"],
  holdUp: ["hold_up"],
  fire: ["fire", "gas"],
  medical: ["medical"],
  technical: ["technical", "supervision", "transmission", "system"],
};

const sums = Object.entries(CATEGORIES)
  .map(([column, list]) => `SUM(category IN (${list.map((one) => `'${one}'`).join(", ")})) AS "${column}"`)
  .join(", ");

const alarms = (key: Key, reach: string): string =>
  `SELECT ${key} AS id, COUNT(*) AS alarms, ${sums}, SUM(confirmed) AS confirmed, SUM(falseAlarm) AS falseAlarms,
     json_group_array(handleSeconds) AS handles, json_group_array(answerSeconds) AS answers
   FROM alarm_history WHERE closedAt >= {:from} AND closedAt < {:to} AND ${key} != '' AND (${reach}) GROUP BY ${key}`;

const signals = (key: Key, reach: string): string =>
  `SELECT ${key} AS id, COUNT(*) AS signals FROM events
   WHERE receivedAt >= {:from} AND receivedAt < {:to} AND ${key} != '' AND (${reach}) GROUP BY ${key}`;

interface AlarmCounts extends Omit<Had, "handles" | "signals"> {
  readonly id: string;
  readonly handles: string;
  readonly answers: string;
}

const NO_ALARMS: Omit<AlarmCounts, "id"> = {
  alarms: 0,
  intrusion: 0,
  holdUp: 0,
  fire: 0,
  medical: 0,
  technical: 0,
  confirmed: 0,
  falseAlarms: 0,
  handles: "[]",
  answers: "[]",
};

const IDS = "IN (SELECT value FROM json_each({:ids}))";

const SITES = `SELECT s.id AS id, s.code AS account, s.name AS name, s.city AS city, COALESCE(c.name, '') AS customer,
    COALESCE(i.company, '') AS dealer FROM site_accounts s LEFT JOIN customer_accounts c ON c.id = s.customer
    LEFT JOIN installers_accounts i ON i.id = s.installer WHERE s.id ${IDS}`;
const CUSTOMERS = `SELECT c.id AS id, c.code AS code, c.name AS name,
    (SELECT COUNT(*) FROM site_accounts s WHERE s.customer = c.id) AS sites FROM customer_accounts c WHERE c.id ${IDS}`;

function namesOf({ e }: Question, key: Key, ids: readonly string[]): ReadonlyMap<string, ReportRow> {
  const bind = { ids: JSON.stringify(ids) };
  const rows =
    key === "site"
      ? rowsOf(e.app, SITES, { bind, shape: { id: "", account: "", name: "", city: "", customer: "", dealer: "" } })
      : rowsOf(e.app, CUSTOMERS, { bind, shape: { id: "", code: "", name: "", sites: 0 } });
  return new Map(rows.map((row) => [row.id, JSON.parse(JSON.stringify(row)) as ReportRow]));
}

/** Rows of all that had anything, those with most alarms first, then those with most signals. */
export function accountRows(question: Question, key: Key): readonly ReportRow[] {
  const { e, period, reach } = question;
  const bind = { ...period, ...reach.bind };
  const columns = ["id", ...Object.keys(NO_ALARMS)];
  const had = new Map(
    jsonRowsOf<AlarmCounts>(e.app, alarms(key, reach.sql), { columns, bind }).map((row) => [row.id, row]),
  );
  const sent = rowsOf(e.app, signals(key, reach.sql), { bind, shape: { id: "", signals: 0 } });
  const count = new Map(sent.map((row) => [row.id, row.signals]));
  const ids = [...new Set([...had.keys(), ...count.keys()])]
    .toSorted(
      (a, b) => (had.get(b)?.alarms ?? 0) - (had.get(a)?.alarms ?? 0) || (count.get(b) ?? 0) - (count.get(a) ?? 0),
    )
    // One more than is shown says that there are more.
    .slice(0, REPORT_ROWS_MOST + 1);
  const names = namesOf(question, key, ids);
  return ids.flatMap((id) => {
    const { id: _id, ...named } = names.get(id) ?? {};
    const { handles, answers, ...counts } = had.get(id) ?? NO_ALARMS;
    const figures = countsOf({ ...counts, signals: count.get(id) ?? 0, handles: numbersIn(handles) });
    // What has been deleted since has no name any more; its signals are told by the history.
    if (!names.has(id)) return [];
    return [{ ...named, ...figures, ...(key === "customer" ? perSite(named, counts.alarms, numbersIn(answers)) : {}) }];
  });
}

const perSite = ({ sites }: ReportRow, count: number, answers: readonly number[]): ReportRow => ({
  alarmsPerSite: typeof sites === "number" && sites > 0 ? Math.round((count / sites) * 10) / 10 : null,
  answerMean: mean(answers),
});
