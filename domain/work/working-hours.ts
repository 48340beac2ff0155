/** When somebody may be sent to a customer: days and hours of the centre's clock, fields of `program_settings`. */
import { DAY_MINUTES, minuteOf, weekdayNumber } from "../clock-time";
import { WEEKDAYS } from "../schedules/opening";

/** As they are stored; the end of the day is `24:00`. */
export interface WorkingHours {
  readonly workDays: readonly string[];
  readonly workFrom: string;
  readonly workUntil: string;
}

/** What holds where nothing was ever set. */
export const WORKING: WorkingHours = {
  workDays: ["mon", "tue", "wed", "thu", "fri"],
  workFrom: "07:00",
  workUntil: "19:00",
};

/** The stored ones; what was never set is as it is by default. */
export function workingHours(stored: Partial<WorkingHours> | null | undefined): WorkingHours {
  const { workDays = [], workFrom = "", workUntil = "" } = stored ?? {};
  return {
    workDays: workDays.length > 0 ? workDays : WORKING.workDays,
    workFrom: minuteOf(workFrom) === null ? WORKING.workFrom : workFrom,
    workUntil: minuteOf(workUntil) === null ? WORKING.workUntil : workUntil,
  };
}

/** Is that a day of work? */
export const isWorkDay = ({ workDays }: WorkingHours, day: string): boolean =>
  workDays.includes(WEEKDAYS[weekdayNumber(day) - 1] ?? "");

/** The whole hours that hold them, such as 7 and 19: columns of a day. */
export function hoursOfWork({ workFrom, workUntil }: WorkingHours): readonly [from: number, until: number] {
  return [Math.floor((minuteOf(workFrom) ?? 0) / 60), Math.ceil((minuteOf(workUntil) ?? DAY_MINUTES) / 60)];
}

/** Do they begin before they end? Nobody is sent out overnight. */
export function isWorkingSpan(stored: Partial<WorkingHours>): boolean {
  const { workFrom, workUntil } = workingHours(stored);
  return (minuteOf(workFrom) ?? 0) < (minuteOf(workUntil) ?? 0);
}
