/** What an alarm is called on the desk. */
import { useTranslation } from "react-i18next";
import type { AlarmRow } from "../../domain/alarms/rows";

type Named = Pick<AlarmRow, "alarmType" | "alarmName" | "signal">;

/** Names an alarm; of an unknown account also what came first, so that a panic does not hide behind the account. */
export function useAlarmName(): (alarm: Named) => string {
  const { t } = useTranslation("alarms");
  return ({ alarmType, alarmName, signal }) =>
    alarmType === "unknown_account" && alarmName !== "" && signal !== ""
      ? t("unknown_named", { name: alarmName, signal })
      : alarmName || signal;
}
