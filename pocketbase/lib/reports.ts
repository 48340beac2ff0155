/** `GET reports/{report}`: what is counted for a period, within the reach of who asks. */
import { hasRight } from "../../domain/access/rights";
import { checkPeriod } from "../../domain/live/period";
import {
  isReport,
  REPORT_ROWS_MOST,
  REPORTS,
  type ReportAnswer,
  type ReportDef,
  type ReportRow,
} from "../../domain/reports/reports.table";
import { dateMs } from "../../domain/signals/store-date";
import { daySpans } from "../../domain/reports/days";
import { rowsOf, type PbRequestEvent } from "./pb";
import { reachOf } from "./reach";
import { refuse } from "./refuse";
import { accountRows } from "./report-accounts";
import { activeSites, signalRows } from "./report-activity";
import { answerRows, dayRows } from "./report-answers";
import type { Question } from "./report-question";
import { ticketTables } from "./report-tickets";
import { workOf } from "./report-work";
import { callerOf, type Caller } from "./rights";
import { roomDays } from "./room-days";
import type { Condition } from "./spelled-in";
import { inTurn } from "./turns";

type Tables = Readonly<Record<string, readonly ReportRow[]>>;

const TABLES: Readonly<Record<keyof typeof REPORTS, (question: Question) => Tables>> = {
  operator_work_report: (question) => ({ work: workOf(question) }),
  site_statistics: (question) => ({ sites: accountRows(question, "site") }),
  site_activity: (question) => ({ activity: activeSites(question), signals: signalRows(question) }),
  customer_statistics: (question) => ({ customers: accountRows(question, "customer") }),
  agent_analytics: ticketTables,
  watchdesk_performance_report: (question) => ({ answers: answerRows(question), days: dayRows(question) }),
};

const ALL = ["read", "read_all", "read_team"];

/** Whose figures he may see; refused where none. Work is told of everybody, or of oneself alone. */
function whose(
  e: PbRequestEvent,
  caller: Caller,
  { feature, centre, also = [] }: ReportDef,
): Pick<Question, "reach" | "only"> {
  const isOutside = centre === true && !caller.audiences.includes("staff");
  const verb = isOutside ? undefined : ALL.find((name) => hasRight(caller.rights, `${feature}.${name}`));
  if (caller.staff && verb === undefined && hasRight(caller.rights, `${feature}.read_own`))
    return { reach: { sql: "TRUE", bind: {} }, only: caller.id };
  if (isOutside) refuse("no_right", { right: `${feature}.read` });
  return { reach: reachOf(e, caller, [`${feature}.${verb ?? "read"}`, ...also]), only: "" };
}

const OWN_SITE = (reach: string): string =>
  `SELECT id FROM (SELECT id, customer, installer AS dealer FROM site_accounts) WHERE id = {:site} AND (${reach})`;

/** Of one site alone, where one is asked for; another's is none. */
function ofSite(e: PbRequestEvent, reach: Condition): Condition {
  const site = e.request.url.query().get("site");
  if (site === "") return reach;
  const bind = { ...reach.bind, site };
  if (rowsOf(e.app, OWN_SITE(reach.sql), { bind, shape: { id: "" } }).length === 0) refuse("not_found");
  return { sql: `(${reach.sql}) AND site = {:site}`, bind };
}

/** Answers with the report's tables. */
export function report(e: PbRequestEvent): void {
  const name = e.request.pathValue("report");
  if (!isReport(name)) return refuse("not_found");
  const caller = callerOf(e);
  const def: ReportDef = REPORTS[name];
  if (!caller.staff && !def.portal) refuse("no_right", { right: `${def.feature}.read` });
  const scope = whose(e, caller, def);
  const query = e.request.url.query();
  const checked = checkPeriod(query.get("from"), query.get("to"));
  const period = checked.ok ? checked.value : refuse(checked.fault.code, { ...checked.fault });
  const days = daySpans(dateMs(period.from), dateMs(period.to), roomDays(e.app));
  const reach = def.portal ? ofSite(e, scope.reach) : scope.reach;
  const tables = inTurn(e.app, caller.id, () => TABLES[name]({ e, caller, period, days, ...scope, reach }));
  const cut = Object.keys(tables).filter((table) => (tables[table]?.length ?? 0) > REPORT_ROWS_MOST);
  const shown = Object.entries(tables).map(([table, rows]) => [table, rows.slice(0, REPORT_ROWS_MOST)]);
  e.json(200, { ...period, tables: Object.fromEntries(shown) as Tables, cut } satisfies ReportAnswer);
}
