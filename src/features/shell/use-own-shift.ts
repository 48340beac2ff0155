/** How the signed-in operator stands to his shifts of today, asked of the server once a minute by its own clock. */
import { useEffect, useState } from "react";
import { dayPlus } from "../../../domain/clock-time";
import { dayStart, roomDay } from "../../../domain/shifts/room-clock";
import type { ShiftRow } from "../../../domain/shifts/rows";
import { shiftStatus, type ShiftStatus } from "../../../domain/shifts/status";
import { wholeShifts } from "../../../domain/shifts/whole";
import { toMs } from "../../lib/date-time";
import { toWallClock } from "../../lib/wall-clock";
import { useProgramSettings } from "../../resources/use-catalogue";
import { useFormat } from "../../resources/use-format";
import { useSession } from "../../resources/use-session";
import { shiftHalves, shiftsOfDay, storedOperator } from "../../sync/shifts";
import { useServerMinute } from "../../ui/use-server-now";

/** The shift that the status is about, whole: of a night both halves. */
export interface OwnShift {
  readonly status: ShiftStatus;
  readonly name: string;
  readonly startMs: number;
  readonly endMs: number;
}

const NONE: OwnShift = { status: "none", name: "", startMs: 0, endMs: 0 };

interface Read {
  readonly operator: string;
  readonly rows: readonly ShiftRow[];
  /** Halves that begin on another day. */
  readonly halves: readonly ShiftRow[];
}

async function readToday(
  operator: string,
  at: { minute: number; timeZone: string },
  signal: AbortSignal,
): Promise<Read> {
  const wallOf = (ms: number): string => toWallClock(ms, at.timeZone);
  const today = roomDay(at.minute, wallOf);
  const day = { startMs: dayStart(today, wallOf), endMs: dayStart(dayPlus(today, 1), wallOf) };
  const rows = await shiftsOfDay(operator, day, signal);
  const groups = [...new Set(rows.map(({ shiftGroup }) => shiftGroup).filter((group) => group !== ""))];
  const halves = groups.length === 0 ? [] : await shiftHalves(operator, groups, signal);
  return { operator, rows, halves };
}

function standing({ rows, halves }: Read, nowMs: number): OwnShift {
  const spans = rows.map((row) => ({
    row,
    startMs: toMs(row.shift_start_time) ?? 0,
    endMs: toMs(row.shift_end_time) ?? 0,
  }));
  const { status, shift } = shiftStatus(spans, nowMs);
  if (!shift) return NONE;
  const all = [...rows, ...halves.filter((half) => rows.every(({ id }) => id !== half.id))];
  const whole = wholeShifts(all).find((one) => one.rows.some(({ id }) => id === shift.row.id));
  return {
    status,
    name: shift.row.shift_name,
    startMs: whole?.startMs ?? shift.startMs,
    endMs: whole?.endMs ?? shift.endMs,
  };
}

/** undefined for who is no operator; no shift where the server could not be asked. */
export function useOwnShift(): OwnShift | undefined {
  // The access check stores the operator and then says whom it found: the render that follows reads it.
  const { user } = useSession();
  const operator = user ? storedOperator() : undefined;
  // Before the room's zone is known nobody can say which day it is there.
  const isKnown = Boolean(useProgramSettings());
  const { timeZone } = useFormat();
  const minute = useServerMinute();
  const [read, setRead] = useState<Read>();
  useEffect(() => {
    if (operator === undefined || !isKnown) return;
    const abort = new AbortController();
    readToday(operator, { minute, timeZone }, abort.signal).then(
      (found) => !abort.signal.aborted && setRead(found),
      () => !abort.signal.aborted && setRead(undefined),
    );
    return () => abort.abort();
  }, [operator, isKnown, minute, timeZone]);
  if (operator === undefined) return undefined;
  return read?.operator === operator ? standing(read, minute) : NONE;
}
