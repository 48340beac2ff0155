/** Shifts, gaps and warnings in words. */
import { useTranslation } from "react-i18next";
import { dateMs } from "../../../domain/signals/store-date";
import type { Fatigue, Gap } from "../../../domain/shifts/staffing";
import type { Span, WholeShift } from "../../../domain/shifts/whole";
import type { Roster } from "./use-roster";

/** All by the room's clock. */
export function useShiftText({ format }: Pick<Roster, "format">) {
  const { t } = useTranslation("shifts");
  const clock = (ms: number): string => format.clock(ms, { short: true });
  const times = ({ startMs, endMs }: Span): string => t("times", { from: clock(startMs), until: clock(endMs) });
  const dated = (span: Span): string => `${format.day(span.startMs)}, ${times(span)}`;
  const hours = (value: number): string => format.number(Math.round(value * 10) / 10);
  return {
    times,
    dated,
    whole: (shift: WholeShift): string =>
      [`${shift.name}: ${dated(shift)}`, shift.rows[0]?.post].filter(Boolean).join(", "),
    fatigue: ({ kind, hours: value }: Fatigue): string => t(`fatigue.${kind}`, { hours: hours(value) }),
    gap: ({ have, need, ...span }: Gap): string => t("staff.gap", { have, need, times: times(span) }),
    /** As a swap keeps them: whose, from, until. */
    mark: (mark: string): string => {
      const [, day = "", from = "", last = "", until = ""] = mark.split(" ");
      return dated({ startMs: dateMs(`${day} ${from}`), endMs: dateMs(`${last} ${until}`) });
    },
  };
}
