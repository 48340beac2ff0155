/** What an alarm is called, on every screen. */
import type { TFunction } from "i18next";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { AlarmRow } from "../../domain/alarms/rows";

type Named = Pick<AlarmRow, "alarmType" | "alarmName" | "signal">;

/** Names an alarm; of an unknown account also what came first, so that a panic does not hide behind the account. */
export const alarmNameIn = (t: TFunction<"alarms">, { alarmType, alarmName, signal }: Named): string =>
  alarmType === "unknown_account" && alarmName !== "" && signal !== ""
    ? t("unknown_named", { name: alarmName, signal })
    : alarmName || signal;

/** Names alarms in the reader's language. */
export function useAlarmName(): (alarm: Named) => string {
  const { t } = useTranslation("alarms");
  return useCallback((alarm) => alarmNameIn(t, alarm), [t]);
}
