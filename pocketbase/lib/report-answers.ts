/** How soon alarms were answered against the centre's limits, and how much came in, day by day. */
import { answerRow, type Limits } from "../../domain/reports/build";
import { mean } from "../../domain/reports/figures";
import type { ReportRow } from "../../domain/reports/reports.table";
import { PROGRAM_SETTINGS } from "../../domain/catalogue/program-settings";
import { jsonRowsOf, numbersIn, parseJson, rowsOf } from "./pb";
import { daysBound, overDays } from "./report-work";
import type { Question } from "./report-question";

// What a rule closed had nobody to answer it.
const KIND = "CASE WHEN category IN ('hold_up', 'fire', 'medical', 'gas') THEN 'life' ELSE 'other' END";
const ANSWERS = `SELECT ${KIND} AS category,
    json_group_array(answerSeconds) AS answers FROM alarm_history
  WHERE closedAt >= {:from} AND closedAt < {:to} AND closedBy != '' GROUP BY 1`;

const SLA = "SELECT sla FROM program_settings ORDER BY created LIMIT 1";

function limitsOf({ e }: Question): Readonly<Record<string, Limits>> {
  const [row] = rowsOf(e.app, SLA, { shape: { sla: "" } });
  const stored = parseJson(row?.sla ?? "") as Readonly<Record<string, Limits>> | null;
  return stored ?? PROGRAM_SETTINGS.sla;
}

/** A row for what lives hang on, and one for everything else. */
export function answerRows(question: Question): readonly ReportRow[] {
  const { e, period } = question;
  const rows = jsonRowsOf<{ category: string; answers: string }>(e.app, ANSWERS, {
    columns: ["category", "answers"],
    bind: { ...period },
  });
  const limits = limitsOf(question);
  return ["life", "other"].map((category) => {
    const found = rows.find((row) => row.category === category);
    const seconds = numbersIn(found?.answers ?? "[]");
    return answerRow(category, seconds, limits[category] ?? PROGRAM_SETTINGS.sla.other);
  });
}

const SIGNALS = `SELECT d.day AS day, COUNT(e.id) AS count FROM days d LEFT JOIN events e
  ON e.receivedAt >= d."from" AND e.receivedAt < d."to" GROUP BY d.day`;
const RAISED = `SELECT d.day AS day, COUNT(DISTINCT e.alarm) AS count FROM days d CROSS JOIN events e
  ON e.receivedAt >= d."from" AND e.receivedAt < d."to" WHERE e.decision = 'queued' GROUP BY d.day`;
const CLOSED = `SELECT d.day AS day, COUNT(*) AS closed, SUM(a.answerSeconds > CASE ${KIND} WHEN 'life' THEN {:life} ELSE {:other} END) AS breaches,
    json_group_array(a.answerSeconds) AS answers FROM days d CROSS JOIN alarm_history a
  ON a.closedAt >= d."from" AND a.closedAt < d."to" WHERE a.closedBy != '' GROUP BY d.day`;

/** A row for each day of the room, the newest first. */
export function dayRows(question: Question): readonly ReportRow[] {
  const { e, days } = question;
  const bind = daysBound({ days });
  const { life = PROGRAM_SETTINGS.sla.life, other = PROGRAM_SETTINGS.sla.other } = limitsOf(question);
  const counts = (select: string): ReadonlyMap<string, number> =>
    new Map(rowsOf(e.app, overDays(select), { bind, shape: { day: "", count: 0 } }).map((row) => [row.day, row.count]));
  const [signals, raised] = [counts(SIGNALS), counts(RAISED)];
  interface Closed {
    readonly day: string;
    readonly closed: number;
    readonly breaches: number;
    readonly answers: string;
  }
  const columns = ["day", "closed", "breaches", "answers"];
  const closed = new Map(
    jsonRowsOf<Closed>(e.app, overDays(CLOSED), { columns, bind: { ...bind, life: life[1], other: other[1] } }).map(
      (row) => [row.day, row],
    ),
  );
  return days.toReversed().map(({ day }) => {
    const had = closed.get(day);
    return {
      day,
      signals: signals.get(day) ?? 0,
      alarms: raised.get(day) ?? 0,
      closed: had?.closed ?? 0,
      breaches: had?.breaches ?? 0,
      answerMean: mean(numbersIn(had?.answers ?? "[]")),
    };
  });
}
