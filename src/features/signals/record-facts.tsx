/** What a closed alarm was: where, what, how urgent, how it ended and how long it took. */
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { ClosedRow } from "../../../domain/alarms/rows";
import { useDuration } from "../../resources/use-duration";
import { useFormat } from "../../resources/use-format";
import { type Fact, FactList } from "../../ui/fact-list";

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== "").join(" ");

/** The whole panel is partition 0. */
const isNamed = (partition: string): boolean => partition !== "" && partition !== "0";

/** The partition with its name; "" for the whole panel, and where the panel named none. */
export const partitionText = (alarm: ClosedRow): string =>
  isNamed(alarm.partitionNo) ? joined(alarm.partitionNo, alarm.partitionName) : "";

/** Whether it counts as a false alarm, and what caused it. */
export function countsText(t: TFunction<"signals">, alarm: ClosedRow): string {
  const cause = alarm.cause && t(`record.cause_of.${alarm.cause}` as "record.cause_of.user");
  return [t(alarm.falseAlarm ? "record.false_alarm" : "record.not_false"), cause].filter(Boolean).join(" · ");
}

function usePlace(alarm: ClosedRow): readonly Fact[] {
  const { t } = useTranslation("signals");
  return [
    [t("record.account"), alarm.siteNo],
    [t("record.site"), alarm.siteName || t("record.no_site")],
    [t("record.address"), alarm.siteAddress || alarm.siteCity || t("record.no_address")],
    [t("record.partition"), partitionText(alarm) || t("record.no_partition")],
    [t("record.zone"), joined(alarm.zone, alarm.zoneText)],
    [t("record.priority"), t("record.priority_of", { priority: alarm.priority })],
    [t("record.confirmed"), t(alarm.confirmed ? "record.confirmed_yes" : "record.confirmed_no")],
  ];
}

/** A moment in the record's zone, and in the control room's where its clock showed another time. */
function useMoment(timeZone: string): (instant: string) => string {
  const { t } = useTranslation("signals");
  const format = useFormat();
  return (instant) => {
    const time = format.dateTime(instant, { timeZone });
    const centre = format.dateTime(instant);
    return time === centre ? time : t("record.centre", { time, centre });
  };
}

function useCourse(alarm: ClosedRow, timeZone: string): readonly Fact[] {
  const { t } = useTranslation("signals");
  const moment = useMoment(timeZone);
  const duration = useDuration();
  return [
    [t("record.first"), moment(alarm.firstAt)],
    [t("record.last"), alarm.eventCount > 1 ? moment(alarm.lastAt) : ""],
    [t("record.restored"), moment(alarm.restoredAt)],
    [t("record.answer"), duration(alarm.answerSeconds)],
    [t("record.handle"), duration(alarm.handleSeconds)],
    [t("record.hold"), alarm.holdSeconds > 0 ? duration(alarm.holdSeconds) : ""],
    [t("record.closed"), moment(alarm.closedAt)],
    [t("record.closed_by"), alarm.closedByName || t("alarms.rule")],
    [t("record.resolution"), alarm.resolutionText || alarm.resolution],
    [t("record.counts"), countsText(t, alarm)],
    [t("record.comment"), alarm.closeComment],
  ];
}

/** The list. */
export function RecordFacts({ alarm, timeZone }: { readonly alarm: ClosedRow; readonly timeZone: string }) {
  const facts = [...usePlace(alarm), ...useCourse(alarm, timeZone)];
  return <FactList facts={facts} />;
}
