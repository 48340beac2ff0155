/** The roster and one's own shifts: read from the server each time, changed there by acts of one transaction each. */
import type { RosterAnswer, ShiftRow, SwapChoice } from "../../domain/shifts/rows";
import type { Span } from "../../domain/shifts/whole";
import { storeDate } from "../../domain/signals/store-date";
import { api, listRows } from "./api";
import { readOperator } from "./stored-session";

/** Specification, sections 7 and 9: page 1, of this size. */
const TODAY_MOST = 10;

const SHIFTS = "shift_management";

/** The operator record that the access check has stored for this session; undefined where it stored none. */
export const storedOperator = (): string | undefined => readOperator(localStorage)?.id;

/** Shifts of an operator that start within a day, sorted by start. */
export const shiftsOfDay = (operator: string, { startMs, endMs }: Span, signal: AbortSignal): Promise<ShiftRow[]> =>
  listRows<ShiftRow>(SHIFTS, {
    filter: "operator = {:operator} && shift_start_time >= {:from} && shift_start_time <= {:until}",
    params: { operator, from: storeDate(startMs), until: storeDate(endMs - 1) },
    sort: "shift_start_time",
    perPage: TODAY_MOST,
    signal,
  });

/** The records of shifts that cross midnight, by their groups. */
export const shiftHalves = (operator: string, groups: readonly string[], signal: AbortSignal): Promise<ShiftRow[]> =>
  listRows<ShiftRow>(SHIFTS, {
    filter: `operator = {:operator} && (${groups.map((_, at) => `shiftGroup = {:g${at}}`).join(" || ")})`,
    params: { operator, ...Object.fromEntries(groups.map((group, at) => [`g${at}`, group])) },
    sort: "shift_start_time",
    perPage: TODAY_MOST,
    signal,
  });

/** All that the page of shifts shows of some days. */
export const readRoster = (first: string, days: number, signal: AbortSignal): Promise<RosterAnswer> =>
  api<RosterAnswer>("shifts/roster", { query: { first, days }, signal });

/** Colleagues' coming shifts that could be worked instead of one's own. */
export const readSwapChoices = async (mine: string, signal: AbortSignal): Promise<readonly SwapChoice[]> =>
  (await api<{ choices: SwapChoice[] }>("shifts/swap_choices", { query: { mine }, signal })).choices;

/** An act of the roster. Throws AppError with the code of the refusal. */
export const shiftAct = <T>(name: string, body: object): Promise<T> =>
  api<T>(`shifts/${name}`, { method: "POST", body });
