/** How tickets are answered: by whom, of what kind, how they came and at what hour. */
import {
  hourRows,
  supportTables,
  type CallPart,
  type HourPart,
  type OpenPart,
  type ScorePart,
  type StepPart,
} from "../../domain/reports/tickets";
import type { ReportRow } from "../../domain/reports/reports.table";
import { storeDate } from "../../domain/signals/store-date";
import type { StepKind } from "../../domain/work/ticket-steps";
import { jsonRowsOf, numbersIn } from "./pb";
import type { Question } from "./report-question";
import { roomWalls } from "./room-days";

const PERIOD = (at: string): string => `${at} >= {:from} AND ${at} < {:to}`;

// How long it took is told of the first time alone: a ticket that is handed on has been seen to.
const STEPS = `SELECT s."by" AS person, t.kind AS "ticketKind", t.channel AS channel, s.kind AS step, COUNT(*) AS count,
    json_group_array(s.seconds) FILTER (WHERE s.first OR s.kind != 'taken') AS seconds
  FROM ticket_steps s JOIN tickets t ON t.id = s.ticket WHERE ${PERIOD("s.at")} GROUP BY 1, 2, 3, 4`;

const OPEN = `SELECT assigned AS person, kind AS "ticketKind", channel, COUNT(*) AS open,
    SUM(dueAt != '' AND dueAt < {:now}) AS overdue,
    CAST(MAX(0, ROUND((julianday({:now}) - julianday(MIN(COALESCE(NULLIF(raisedAt, ''), {:now})))) * 86400)) AS INTEGER) AS oldest
  FROM tickets WHERE ticketClose = '' GROUP BY 1, 2, 3`;

const SCORES = `SELECT s.agent AS person, t.kind AS "ticketKind", t.channel AS channel, COUNT(*) AS scores, SUM(s.score) AS sum
  FROM surveys s JOIN tickets t ON t.id = s.ticket WHERE ${PERIOD("s.answeredAt")} AND s.score > 0 GROUP BY 1, 2, 3`;

const CALLS = `SELECT CASE direction WHEN 'in' THEN userCalled ELSE caller END AS person, SUM(direction = 'in') AS "callsIn",
    SUM(direction != 'in') AS "callsOut", SUM(seconds) AS talk
  FROM call_history WHERE ${PERIOD("timestamp")} GROUP BY 1`;

const MEMBERS = `SELECT u.id AS id, TRIM(u.name || ' ' || u.surname) AS name, COALESCE(r.title, '') AS team
  FROM users u LEFT JOIN role_authorities r ON r.id = u.role WHERE u.id IN (SELECT value FROM json_each({:ids}))`;

/** Every zone's clock differs from the others' by whole quarters. */
const QUARTER_S = 900;
const HOURS = `SELECT CAST(strftime('%s', at) AS INTEGER) / ${QUARTER_S} AS quarter, kind AS step, COUNT(*) AS count
  FROM ticket_steps WHERE ${PERIOD("at")} GROUP BY 1, 2`;

type Read = <T>(select: string, columns: readonly string[], more?: object) => T[];

const reading =
  ({ e, period }: Question): Read =>
  <T>(select: string, columns: readonly string[], more: object = {}) =>
    jsonRowsOf<T>(e.app, select, { columns, bind: { ...period, ...more } });

const OF = ["person", "ticketKind", "channel"];

function hours(question: Question): readonly HourPart[] {
  const wallOf = roomWalls(question.e.app);
  const rows = reading(question)<{ quarter: number; step: StepKind; count: number }>(HOURS, [
    "quarter",
    "step",
    "count",
  ]);
  return rows.map(({ quarter, step, count }) => ({
    hour: Number(wallOf(quarter * QUARTER_S * 1000).slice(11, 13)),
    step,
    count,
  }));
}

/** All of its tables. */
export function ticketTables(question: Question): Readonly<Record<string, readonly ReportRow[]>> {
  const read = reading(question);
  type Text = Omit<StepPart, "seconds"> & { readonly seconds: string };
  const steps = read<Text>(STEPS, [...OF, "step", "count", "seconds"]).map((part) => ({
    ...part,
    seconds: numbersIn(part.seconds),
  }));
  const open = read<OpenPart>(OPEN, [...OF, "open", "overdue", "oldest"], { now: storeDate(Date.now()) });
  const scores = read<ScorePart>(SCORES, [...OF, "scores", "sum"]);
  const calls = read<CallPart>(CALLS, ["person", "callsIn", "callsOut", "talk"]);
  const ids = JSON.stringify([...new Set([...steps, ...open, ...scores].map(({ person }) => person))]);
  const people = read<{ id: string; name: string; team: string }>(MEMBERS, ["id", "name", "team"], { ids });
  const members = Object.fromEntries(people.map(({ id, name, team }) => [id, { name, team }]));
  return { ...supportTables({ steps, open, scores, calls, members }), hours: hourRows(hours(question)) };
}
