/** Entries of the calendar and what speaks against them, in words. */
import { useTranslation } from "react-i18next";
import { type Conflict, type ScheduleItem, spanOfItem } from "../../../domain/work/schedule";
import { useValueText } from "../../resources/records/value-text";
import { collections } from "./collections";
import type { Schedule } from "./use-schedule";

/** All by the centre's clock. */
export function useScheduleText({ format, answer }: Pick<Schedule, "format" | "answer">) {
  const { t } = useTranslation("scheduling");
  const valueOf = { appointments: useValueText(collections.appointments), jobs: useValueText(collections.jobs) };
  const clock = (ms: number): string => format.clock(ms, { short: true });
  const times = (item: ScheduleItem): string => {
    const { startMs, endMs } = spanOfItem(item);
    return t("times", { from: clock(startMs), until: clock(endMs) });
  };
  const named = (item: ScheduleItem): string => (item.source === "" ? t("busy") : item.title);
  const { workFrom, workUntil } = answer.working;
  const conflict = (one: Conflict): string => {
    if (one.kind === "double") return t("conflict.double", { title: named(one.with), times: times(one.with) });
    if (one.kind === "absent") return t("conflict.absent", { why: t(`absence.${one.absence as "absence"}`) });
    return t(`conflict.${one.kind}`, { from: workFrom, until: workUntil });
  };
  const person = (id: string): string => answer.people.find((one) => one.id === id)?.name ?? t("nobody");
  /** Until when its site is on test, and by when what was lent for it is due back. */
  const notes = ({ testUntil, returnBy }: ScheduleItem): readonly string[] => [
    ...(testUntil === "" ? [] : [t("test_until", { time: format.time(testUntil, { short: true }) })]),
    ...(returnBy === "" ? [] : [t("return_by", { day: format.calendarDay(returnBy) })]),
  ];
  return {
    times,
    notes,
    named,
    conflict,
    person,
    kind: ({ source, kind }: ScheduleItem): string => (source === "" ? "" : valueOf[source]("kind", kind)),
    state: ({ source, state }: ScheduleItem): string => (source === "" ? "" : valueOf[source]("state", state)),
    /** When and whose: where an entry is moved to. */
    place: (item: ScheduleItem): string =>
      t("place", { day: format.day(spanOfItem(item).startMs), times: times(item), name: person(item.user) }),
  };
}

/** Their type. */
export type ScheduleText = ReturnType<typeof useScheduleText>;
