/** The work of operators by day of the room: what they claimed, closed and noted. */
import { workRows, type ClaimPart, type ClosedPart, type LinePart, type ShiftPart } from "../../domain/reports/build";
import type { ReportRow } from "../../domain/reports/reports.table";
import { storeDate } from "../../domain/signals/store-date";
import { jsonRowsOf, numbersIn, rowsOf } from "./pb";
import type { Question } from "./report-question";

/** The days of the period as rows; each joins what lies in it, found by an index on the time. */
const DAYS = `SELECT json_extract(value, '$.day') AS day, json_extract(value, '$.from') AS "from",
  json_extract(value, '$.to') AS "to" FROM json_each({:days})`;

/** Days as `DAYS` reads them. */
export const daysBound = ({ days }: Pick<Question, "days">): { readonly days: string } => ({
  days: JSON.stringify(days.map(({ day, fromMs, toMs }) => ({ day, from: storeDate(fromMs), to: storeDate(toMs) }))),
});

/** A query over the days of the period. */
export const overDays = (select: string): string => `WITH days AS (${DAYS}) ${select}`;

const seconds = (until: string, from: string): string =>
  `MAX(0, ROUND((julianday(${until}) - julianday(${from})) * 86400))`;

const CLAIMS = `SELECT d.day AS day, c.operator AS operator, COUNT(*) AS claimed,
    SUM(c.ended = 'lapsed') AS lapsed, SUM(c.ended = 'released') AS released, SUM(c.ended = 'held') AS held,
    CAST(SUM(${seconds("CASE WHEN c.until = '' THEN {:now} ELSE c.until END", 'c."from"')}) AS INTEGER) AS handling
  FROM days d CROSS JOIN alarm_claims c ON c."from" >= d."from" AND c."from" < d."to"
  WHERE ({:only} = '' OR c.operator = {:only}) GROUP BY d.day, c.operator`;

const CLOSED = `SELECT d.day AS day, a.closedBy AS operator, json_group_array(a.answerSeconds) AS answers,
    json_group_array(a.handleSeconds) AS handles, SUM(a.falseAlarm) AS falseAlarms
  FROM days d CROSS JOIN alarm_history a ON a.closedAt >= d."from" AND a.closedAt < d."to"
  WHERE a.closedBy != '' AND ({:only} = '' OR a.closedBy = {:only}) GROUP BY d.day, a.closedBy`;

const LINES = `SELECT d.day AS day, r.author AS operator, SUM(r.kind = 'call') AS calls, SUM(r.kind = 'note') AS notes
  FROM days d CROSS JOIN events_reports r ON r.at >= d."from" AND r.at < d."to"
  WHERE r.author != '' AND r.kind IN ('call', 'note') AND ({:only} = '' OR r.author = {:only}) GROUP BY d.day, r.author`;

const SHIFTS = `SELECT d.day AS day, o.user AS operator, GROUP_CONCAT(s.shift_name, ', ') AS shift
  FROM days d CROSS JOIN shift_management s ON s.shift_start_time >= d."from" AND s.shift_start_time < d."to"
  JOIN operators o ON o.id = s.operator WHERE ({:only} = '' OR o.user = {:only}) GROUP BY d.day, o.user`;

const NAMES = `SELECT id, TRIM(name || ' ' || surname) AS name FROM users WHERE id IN (SELECT value FROM json_each({:ids}))`;

/** Rows by day and operator. Of who works at a dealer's the centre's reports say nothing, since rights are the centre's. */
export function workOf({ e, days, only }: Question): readonly ReportRow[] {
  const bind = { ...daysBound({ days }), only };
  const read = <T>(select: string, columns: readonly string[], more: object = {}): T[] =>
    jsonRowsOf<T>(e.app, overDays(select), { columns, bind: { ...bind, ...more } });
  const claims = read<ClaimPart>(CLAIMS, ["day", "operator", "claimed", "lapsed", "released", "held", "handling"], {
    now: storeDate(Date.now()),
  });
  type Texts = Omit<ClosedPart, "answers" | "handles"> & { answers: string; handles: string };
  const closed = read<Texts>(CLOSED, ["day", "operator", "answers", "handles", "falseAlarms"]).map((part) => ({
    ...part,
    answers: numbersIn(part.answers),
    handles: numbersIn(part.handles),
  }));
  const lines = read<LinePart>(LINES, ["day", "operator", "calls", "notes"]);
  const shifts = read<ShiftPart>(SHIFTS, ["day", "operator", "shift"]);
  const ids = JSON.stringify([...new Set([...claims, ...closed, ...lines, ...shifts].map(({ operator }) => operator))]);
  const people = rowsOf(e.app, NAMES, { bind: { ids }, shape: { id: "", name: "" } });
  const names = Object.fromEntries(people.map(({ id, name }) => [id, name]));
  return workRows({ claims, closed, lines, shifts, names });
}
