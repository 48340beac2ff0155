/** Signal history and alarm history: a bounded period, the caller's reach in the query, every value bound. */
import { checkPeriod, type Period } from "../../domain/live/period";
import { hasRight } from "../../domain/access/rights";
import { ALARM_FIELDS, HISTORY_FIELDS } from "../../domain/collections/alarm-fields";
import { events } from "../../domain/collections/events";
import type { ElsewhereAlarm } from "../../domain/live/routes";
import { accountsLike } from "./accounts-like";
import { stampBoot } from "./boot";
import { EXPORT_LIMIT, EXPORT_RIGHT, type Exported, isExport, logExport } from "./history-export";
import { jsonRowsOf, type PbRequestEvent } from "./pb";
import { reachOf } from "./reach";
import { refuse } from "./refuse";
import { asRest, quoted } from "./rest-rows";
import { callerOf } from "./rights";
import { type Condition, spelledIn } from "./spelled-in";
import { inTurn } from "./turns";

const RIGHT = "signals.signal_history.read";
const LIMIT_DEFAULT = 50;
const LIMIT_MAX = 200;
const TEXT_MAX = 200;
const CONTROL = /\p{Cc}/u;
/** The mark of the page before: when its last one was closed, in the store's spelling, and its id. */
const MARK = /^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}Z)\|([a-z0-9]{15})$/;

const STAMPS = ["id", "created", "updated"];
// `raw` needs a right of its own, `trace` comes with the alarm.
const EVENT_COLUMNS = [...STAMPS, ...Object.keys(events.fields)].filter(
  (column) => column !== "raw" && column !== "trace" && column !== "media",
);
const ALARM_COLUMNS = [...STAMPS, ...Object.keys({ ...ALARM_FIELDS, ...HISTORY_FIELDS })].filter(
  (column) => column !== "plan" && column !== "stepState",
);

const EVENT_AS_REST = asRest(events.fields);
const ALARM_AS_REST = asRest({ ...ALARM_FIELDS, ...HISTORY_FIELDS });

const asked = (e: PbRequestEvent, name: string): string => {
  const value = e.request.url.query().get(name);
  // No keyboard gives signs of control; the data base would take a text for ended at the first of them.
  if (value.length > TEXT_MAX || CONTROL.test(value)) refuse("bad_request", { field: name });
  return value;
};

function periodOf(e: PbRequestEvent): Period {
  const checked = checkPeriod(asked(e, "from"), asked(e, "to"));
  return checked.ok ? checked.value : refuse(checked.fault.code, { ...checked.fault });
}

function limitOf(e: PbRequestEvent, most: number): number {
  const limit = Number(asked(e, "limit") || LIMIT_DEFAULT);
  if (!Number.isInteger(limit) || limit < 1) refuse("bad_request", { field: "limit" });
  return Math.min(limit, most);
}

/** A digit from the most urgent to the least; to the database it is a number by its column. */
function priorityOf(e: PbRequestEvent): readonly Condition[] {
  const priority = asked(e, "priority");
  if (priority !== "" && !/^[1-9]$/.test(priority)) refuse("bad_request", { field: "priority" });
  return equals(e, { priority: "priority" });
}

/** `column = value` for each of the names that was asked for. */
function equals(e: PbRequestEvent, names: Readonly<Record<string, string>>): readonly Condition[] {
  return Object.entries(names).flatMap(([name, column]) => {
    const value = asked(e, name);
    return value === "" ? [] : [{ sql: `"${column}" = {:${name}}`, bind: { [name]: value } }];
  });
}

// What people know an alarm by; a part of a number is another number.
const IS_ALARM = "CAST(alarmNo AS TEXT) = {:whole} OR siteNo = {:whole} COLLATE NOCASE";

/** A text anywhere in the columns in any spelling, or all that `whole` compares. */
function contains(e: PbRequestEvent, columns: readonly string[], whole?: string): readonly Condition[] {
  const text = asked(e, "text").trim();
  if (text === "") return [];
  const { sql, bind } = spelledIn(columns, "text", text);
  return [whole === undefined ? { sql, bind } : { sql: `${sql} OR ${whole}`, bind: { ...bind, whole: text } }];
}

/** By a part of its name or number; a signal that no site has has neither. */
function siteLike(e: PbRequestEvent): readonly Condition[] {
  const site = asked(e, "site").trim();
  if (site === "") return [];
  const { sql, bind } = spelledIn(["siteName", "siteNo"], "site", site);
  return [{ sql: `site != '' AND (${sql})`, bind }];
}

const where = (conditions: readonly Condition[]): string => conditions.map((one) => `(${one.sql})`).join(" AND ");

const bound = (conditions: readonly Condition[]): Record<string, unknown> =>
  Object.assign({}, ...conditions.map((one) => one.bind)) as Record<string, unknown>;

// In the order of the index on `receivedAt`: a page of a month is read without sorting the month.
const PAGE_BEFORE = "(receivedAt, seq) < ((SELECT receivedAt FROM events WHERE seq = {:before}), {:before})";

/** Who asks, for what period, how many rows, and whether he takes them away. */
function questionOf(e: PbRequestEvent) {
  const caller = callerOf(e);
  const asExport = isExport(e);
  const limit = limitOf(e, asExport ? EXPORT_LIMIT : LIMIT_MAX);
  return {
    caller,
    asExport,
    limit,
    reach: reachOf(e, caller, asExport ? [RIGHT, EXPORT_RIGHT] : [RIGHT]),
    period: periodOf(e),
  };
}

/** The rows, as one of the caller's few searches; of an export he has none before the log says so. */
function answerOf<Row>(
  e: PbRequestEvent,
  { caller, asExport, period }: ReturnType<typeof questionOf>,
  { collection, filters, read }: Pick<Exported, "collection"> & { filters: readonly string[]; read: () => Row[] },
): Row[] {
  const items = inTurn(e.app, caller.id, read);
  if (asExport) {
    const filtered = Object.fromEntries(filters.map((name) => [name, asked(e, name).trim()]));
    logExport(e.app, caller, { collection, question: { ...period, ...filtered }, further: asked(e, "before") !== "" });
  }
  return items;
}

const SIGNAL_FILTERS = ["class", "code", "qualifier", "zone", "text", "site", "account"];
const ALARM_FILTERS = ["site", "closedBy", "resolution", "priority", "text", "account"];

/** `GET signal_history`: newest first, the next page by `before` (seq of the last one). */
export function signalHistory(e: PbRequestEvent): void {
  stampBoot(e);
  const question = questionOf(e);
  const { caller, asExport, limit, reach, period } = question;
  const before = asked(e, "before");
  if (before !== "" && !/^\d{1,15}$/.test(before)) refuse("bad_request", { field: "before" });
  const account = asked(e, "account").trim();
  const conditions: Condition[] = [
    reach,
    { sql: "receivedAt >= {:from} AND receivedAt < {:to}", bind: { ...period } },
    ...equals(e, { class: "class", code: "code", qualifier: "qualifier", zone: "zone" }),
    ...contains(e, ["signal", "siteName", "zoneText", "userName", "text"]),
    ...siteLike(e),
  ];
  if (account !== "") conditions.push(accountsLike(e.app, account, "events"));
  if (before !== "") conditions.push({ sql: PAGE_BEFORE, bind: { before: Number(before) } });
  // A frame is for whoever looks into one signal: no export has it.
  const raw = !asExport && caller.staff && hasRight(caller.rights, "signals.all_live_signals.see_raw");
  const columns = raw ? [...EVENT_COLUMNS, "raw"] : EVENT_COLUMNS;
  const select = `SELECT ${quoted(columns)} FROM events WHERE ${where(conditions)} ORDER BY receivedAt DESC, seq DESC LIMIT ${limit}`;
  const bind = bound(conditions);
  const read = () => jsonRowsOf<{ seq: number }>(e.app, select, { columns, bind });
  const items = answerOf(e, question, { collection: "events", filters: SIGNAL_FILTERS, read });
  e.json(200, {
    items: items.map(EVENT_AS_REST),
    next: items.length < limit ? null : (items.at(-1)?.seq ?? null),
  });
}

/** `GET alarm_history`: last closed first, the next page by `before`, which is the mark that the page before gave. */
export function alarmHistory(e: PbRequestEvent): void {
  stampBoot(e);
  const question = questionOf(e);
  const { limit, reach, period } = question;
  const conditions: Condition[] = [
    reach,
    { sql: "closedAt >= {:from} AND closedAt < {:to}", bind: { ...period } },
    ...equals(e, { site: "site", closedBy: "closedBy", resolution: "resolution" }),
    ...priorityOf(e),
    ...contains(e, ["signal", "siteName", "zoneText", "alarmName", "closeComment", "closedByName"], IS_ALARM),
    ...markOf(e),
  ];
  const account = asked(e, "account").trim();
  if (account !== "") conditions.push(accountsLike(e.app, account, "alarm_history"));
  const order = "ORDER BY closedAt DESC, id DESC";
  const select = `SELECT ${quoted(ALARM_COLUMNS)} FROM alarm_history WHERE ${where(conditions)} ${order} LIMIT ${limit}`;
  const bind = bound(conditions);
  const read = () => jsonRowsOf<{ id: string; closedAt: string }>(e.app, select, { columns: ALARM_COLUMNS, bind });
  const items = answerOf(e, question, { collection: "alarm_history", filters: ALARM_FILTERS, read });
  const last = items.at(-1);
  const next = last && items.length === limit ? `${last.closedAt}|${last.id}` : null;
  e.json(200, { items: items.map(ALARM_AS_REST), next, elsewhere: elsewhere(e, question) });
}

const ELSEWHERE = ["id", "alarmNo", "closedAt"] as const;

/** The alarm whose number was typed, where the period leaves it out: people have it from a letter, and no date with it. */
function elsewhere(e: PbRequestEvent, { reach, period }: ReturnType<typeof questionOf>): ElsewhereAlarm | null {
  const number = asked(e, "text").trim();
  if (!/^[1-9]\d{0,14}$/.test(number) || asked(e, "before") !== "") return null;
  const outside = { sql: "closedAt < {:from} OR closedAt >= {:to}", bind: { ...period } };
  const conditions = [{ sql: "alarmNo = {:number}", bind: { number: Number(number) } }, reach, outside];
  const select = `SELECT ${quoted(ELSEWHERE)} FROM alarm_history WHERE ${where(conditions)}`;
  return jsonRowsOf<ElsewhereAlarm>(e.app, select, { columns: ELSEWHERE, bind: bound(conditions) })[0] ?? null;
}

function markOf(e: PbRequestEvent): readonly Condition[] {
  const before = asked(e, "before");
  if (before === "") return [];
  const [, closedAt, id] = MARK.exec(before) ?? refuse("bad_request", { field: "before" });
  return [{ sql: "(closedAt, id) < ({:markAt}, {:markId})", bind: { markAt: closedAt, markId: id } }];
}
