/** Rows of a record under the day they belong to, each with its time to the second. */
import type { ReactNode } from "react";
import { dayOf } from "../../lib/zoned-time";
import { toMs } from "../../lib/date-time";
import { useFormat } from "../../resources/use-format";

/** Rows that stand next to one another on the same day; a day may come twice where a clock was set back. */
export function byDay<T>(rows: readonly T[], { at, timeZone }: { at: (row: T) => string; timeZone: string }): T[][] {
  const days: { day: string; rows: T[] }[] = [];
  for (const row of rows) {
    const day = dayOf(toMs(at(row)) ?? 0, timeZone);
    const last = days.at(-1);
    if (last?.day === day) last.rows.push(row);
    else days.push({ day, rows: [row] });
  }
  return days.map((one) => one.rows);
}

interface RecordDaysProps<T> {
  readonly rows: readonly T[];
  readonly at: (row: T) => string;
  readonly timeZone: string;
  readonly children: (row: T) => ReactNode;
}

/** The lists, one a day. */
export function RecordDays<T extends { readonly id: string }>({ rows, at, timeZone, children }: RecordDaysProps<T>) {
  const format = useFormat();
  return byDay(rows, { at, timeZone }).map((day) => (
    <section key={day[0]?.id}>
      <h4>{day[0] && format.day(at(day[0]), { timeZone })}</h4>
      <ol className="wd-lines">
        {day.map((row) => (
          <li key={row.id}>
            <bdi className="quiet">{format.clock(at(row), { timeZone })}</bdi>
            {children(row)}
          </li>
        ))}
      </ol>
    </section>
  ));
}
