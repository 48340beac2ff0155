/** `GET home`: the room at one glance, each part for who may see it. */
import { hasRight } from "../../domain/access/rights";
import type { HomeAnswer, HomeAnswers, HomeReceiver, HomeShift, HomeSites } from "../../domain/live/routes";
import { daySpans } from "../../domain/reports/days";
import { mean, percentile } from "../../domain/reports/figures";
import { storeDate } from "../../domain/signals/store-date";
import { homeLists } from "./home-lists";
import { jsonRowsOf, rowsOf, type PbApp, type PbRequestEvent } from "./pb";
import { callerOf, type Caller } from "./rights";
import { roomDays } from "./room-days";
import type { Condition } from "./spelled-in";

const TWO_DAYS_MS = 2 * 86_400_000;

/** Midnight of the room's calendar. */
function dayBegan(app: PbApp, nowMs: number): string {
  const today = daySpans(nowMs - TWO_DAYS_MS, nowMs + 1, roomDays(app)).at(-1);
  return storeDate(today?.fromMs ?? nowMs);
}

const grants = (caller: Caller, right: string): boolean => caller.staff && hasRight(caller.rights, right);

/** What a member of staff reaches of rows with plain keys; a site's dealer is its `installer`. */
const reach = ({ audiences, dealer }: Caller, field: "dealer" | "installer"): Condition =>
  audiences.includes("staff")
    ? { sql: "TRUE", bind: {} }
    : { sql: `${field} = {:own} AND ${field} != ''`, bind: { own: dealer } };

function signalsOf(app: PbApp, caller: Caller, since: string): HomeAnswer["signals"] {
  if (!grants(caller, "signals.signal_history.read")) return null;
  const { sql, bind } = reach(caller, "dealer");
  const query = `SELECT COUNT(*) AS count, COALESCE(MAX(receivedAt), '') AS lastAt FROM events
    WHERE receivedAt >= {:since} AND (${sql})`;
  const [row] = rowsOf(app, query, { bind: { ...bind, since }, shape: { count: 0, lastAt: "" } });
  return { count: row?.count ?? 0, lastAt: row?.lastAt ?? "" };
}

/** Of alarms that somebody closed; what a rule closed nobody answered. */
function answersOf(app: PbApp, condition: Condition, since: string): HomeAnswers {
  const query = `SELECT answerSeconds FROM alarm_history WHERE closedAt >= {:since} AND closedBy != '' AND (${condition.sql})`;
  const rows = jsonRowsOf<{ answerSeconds: number }>(app, query, {
    columns: ["answerSeconds"],
    bind: { ...condition.bind, since },
  });
  const seconds = rows.map(({ answerSeconds }) => answerSeconds);
  return { closed: seconds.length, answerMean: mean(seconds), answerMedian: percentile(seconds, 0.5) };
}

const RECEIVERS = `SELECT id, COALESCE(NULLIF(name, ''), code) AS name, state, lastSignalAt FROM receivers ORDER BY code`;

const SHIFTS = `SELECT s.id AS id, TRIM(u.name || ' ' || u.surname) AS name, s.shift_name AS shift, s.shift_end_time AS until,
    EXISTS (SELECT 1 FROM session_control c WHERE c.user = u.id AND c.expiresAt > {:now}) AS here
  FROM shift_management s JOIN operators o ON o.id = s.operator JOIN users u ON u.id = o.user
  WHERE s.shift_start_time <= {:now} AND s.shift_end_time > {:now} AND ({:only} = '' OR u.id = {:only}) ORDER BY name`;

function shiftsOf(app: PbApp, caller: Caller, now: string): readonly HomeShift[] | null {
  const all = grants(caller, "shifts.shift_management.read_team") && caller.dealer === "";
  if (!all && !grants(caller, "shifts.shift_management.read_own")) return null;
  const shape = { id: "", name: "", shift: "", until: "", here: 0 };
  const rows = rowsOf(app, SHIFTS, { bind: { now, only: all ? "" : caller.id }, shape });
  return rows.map(({ id, name, shift, until, here }) => ({ id, name, shift, until, here: here === 1 }));
}

const SITES = (reached: string): string => `SELECT COALESCE(SUM(s.state = 'active'), 0) AS active,
    COALESCE(SUM(s.state = 'test'), 0) AS test, COALESCE(SUM(s.state = 'out_of_service'), 0) AS outOfService,
    COALESCE(SUM(s.state = 'active' AND st.nextTestDueAt != '' AND st.nextTestDueAt < {:now}), 0) AS lateToTest
  FROM site_accounts s LEFT JOIN site_state st ON st.site = s.id WHERE (${reached})`;

function sitesOf(app: PbApp, caller: Caller, now: string): HomeSites | null {
  if (!grants(caller, "accounts.site_accounts.read")) return null;
  const { sql, bind } = reach(caller, "installer");
  const shape = { active: 0, test: 0, outOfService: 0, lateToTest: 0 };
  const [row] = rowsOf(app, SITES(sql.replaceAll("installer", "s.installer")), { bind: { ...bind, now }, shape });
  return row
    ? { active: row.active, test: row.test, outOfService: row.outOfService, lateToTest: row.lateToTest }
    : null;
}

/** Answers. */
export function home(e: PbRequestEvent): void {
  const { app } = e;
  const caller = callerOf(e);
  const nowMs = Date.now();
  const [now, since] = [storeDate(nowMs), dayBegan(app, nowMs)];
  const seesRoom = grants(caller, "signals.signal_history.read");
  e.json(200, {
    since,
    signals: signalsOf(app, caller, since),
    room: seesRoom ? answersOf(app, reach(caller, "dealer"), since) : null,
    own: answersOf(app, { sql: "closedBy = {:me}", bind: { me: caller.id } }, since),
    receivers: caller.staff
      ? jsonRowsOf<HomeReceiver>(app, RECEIVERS, { columns: ["id", "name", "state", "lastSignalAt"] })
      : null,
    shifts: shiftsOf(app, caller, now),
    sites: sitesOf(app, caller, now),
    lists: homeLists(app, caller, nowMs),
  } satisfies HomeAnswer);
}
