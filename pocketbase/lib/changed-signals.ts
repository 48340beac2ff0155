/** `GET signals_changed`: of the signals of a stretch of numbers those that have changed since, as the lists show them. */
import { hasRight } from "../../domain/access/rights";
import { events } from "../../domain/collections/events";
import { CHANGED_PAGE, CHANGED_SPAN } from "../../domain/live/changed-signals";
import { stampBoot } from "./boot";
import { jsonRowsOf, type PbRequestEvent } from "./pb";
import { refuse } from "./refuse";
import { asRest, quoted } from "./rest-rows";
import { callerOf, type Caller } from "./rights";
import type { Condition } from "./spelled-in";

/** Each of them shows the list. */
const RIGHTS = ["signals.signal_history.read", "signals.all_live_signals.read"];

// Frame and steps stay in the store until somebody looks.
const COLUMNS = ["id", "created", "updated", ...Object.keys(events.fields)].filter(
  (column) => column !== "raw" && column !== "trace",
);

const toRest = asRest(events.fields);

/** As the rule of the list has it. */
function reachOf({ staff, rights, audiences }: Caller): Condition {
  if (staff && !RIGHTS.some((right) => hasRight(rights, right))) refuse("no_right", { right: RIGHTS[0] });
  if (staff && audiences.includes("staff")) return { sql: "TRUE", bind: {} };
  const column = staff ? "dealer" : "customer";
  const ids = audiences.flatMap((audience) =>
    audience.startsWith(`${column}:`) ? [audience.slice(column.length + 1)] : [],
  );
  return { sql: `${column} IN (SELECT value FROM json_each({:ids}))`, bind: { ids: JSON.stringify(ids) } };
}

function numberOf(e: PbRequestEvent, name: string): number {
  const value = e.request.url.query().get(name);
  return /^\d{1,15}$/.test(value) ? Number(value) : refuse("bad_request", { field: name });
}

/** An instant as the store writes it. */
function sinceOf(e: PbRequestEvent): string {
  const value = e.request.url.query().get("since");
  return /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}Z$/.test(value) ? value : refuse("bad_request", { field: "since" });
}

/** The route. It goes through the numbers, of which there are few, and needs no index of its own with every signal. */
export function changedSignals(e: PbRequestEvent): void {
  stampBoot(e);
  const reach = reachOf(callerOf(e));
  const [above, upto, since] = [numberOf(e, "above"), numberOf(e, "upto"), sinceOf(e)];
  if (upto - above > CHANGED_SPAN) refuse("bad_request", { field: "above" });
  const sql = `
    SELECT ${quoted(COLUMNS)} FROM events
    WHERE seq > {:above} AND seq <= {:upto} AND updated > {:since} AND updated > created AND ${reach.sql}
    ORDER BY seq LIMIT ${CHANGED_PAGE}`;
  const bind = { ...reach.bind, above, upto, since };
  e.json(200, { items: jsonRowsOf<{ seq: number }>(e.app, sql, { columns: COLUMNS, bind }).map(toRest) });
}
