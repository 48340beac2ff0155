/** The shift gate in the store: who may work only in his shifts has no session outside them. */
import { shiftGate, type Gate } from "../../domain/access/shift-gate";
import { dateMs, storeDate } from "../../domain/signals/store-date";
import { rowsOf, type PbApp } from "./pb";
import { refuse } from "./refuse";
import { roomDays, roomZone } from "./room-days";

/** As far back as a shift of one day may have begun, the day of 25 hours included. */
const BACK_MS = 90_000_000;
/** The next shift may be a holiday away. */
const SHIFTS_MOST = 60;

const BOUND = "SELECT id FROM operators WHERE user = {:user} AND can_login_outside_shift = 0";
const SHIFTS = `SELECT shift_start_time AS start, shift_end_time AS until FROM shift_management
  WHERE operator = {:operator} AND shift_start_time > {:since} ORDER BY shift_start_time LIMIT ${SHIFTS_MOST}`;

const OPEN: Gate = { open: true, untilMs: Number.POSITIVE_INFINITY };

/** The gate for a person now; always open for whoever is no operator, or may sign in at any time. */
export function gateOf(app: PbApp, user: string, nowMs = Date.now()): Gate {
  const [operator] = rowsOf(app, BOUND, { bind: { user }, shape: { id: "" } });
  if (!operator) return OPEN;
  const bind = { operator: operator.id, since: storeDate(nowMs - BACK_MS) };
  const rows = rowsOf(app, SHIFTS, { bind, shape: { start: "", until: "" } });
  const shifts = rows.map(({ start, until }) => ({ startMs: dateMs(start), endMs: dateMs(until) }));
  return shiftGate(shifts, nowMs, roomDays(app));
}

/** When the next shift begins, for the sentence: `nextAt` is empty where none is known, `zone` is the room's. */
export function nextShift(app: PbApp, gate: Gate): Readonly<Record<string, unknown>> {
  return { nextAt: gate.open || gate.nextAtMs === null ? "" : storeDate(gate.nextAtMs), zone: roomZone(app) };
}

/** Refuses an act that only somebody on shift begins. */
export function demandOnShift(app: PbApp, user: string): void {
  if (!gateOf(app, user).open) refuse("shift_over");
}

const HOLDS = "SELECT alarm FROM alarm_claims WHERE operator = {:user} AND ended = '' LIMIT 1";

/** Does he hold an alarm? Nobody is sent away from one (docs/decisions/0007). */
export const holdsAlarm = (app: PbApp, user: string): boolean =>
  rowsOf(app, HOLDS, { bind: { user }, shape: { alarm: "" } }).length > 0;
