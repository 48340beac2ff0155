/** What an alarm is called, on every screen. */
import type { TFunction } from "i18next";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { AlarmRow } from "../../domain/alarms/rows";

type Named = Pick<AlarmRow, "alarmType" | "alarmName" | "signal" | "site">;

/**
 * Names an alarm; of an unknown account also by its signal, so that a panic does not hide behind the account. Once a
 * site has been made for the account, the signal is all that it is about.
 */
export function alarmNameIn(t: TFunction<"alarms">, { alarmType, alarmName, signal, site }: Named): string {
  if (alarmType !== "unknown_account" || alarmName === "" || signal === "") return alarmName || signal;
  return site === "" ? t("unknown_named", { name: alarmName, signal }) : signal;
}

/** Names alarms in the reader's language. */
export function useAlarmName(): (alarm: Named) => string {
  const { t } = useTranslation("alarms");
  return useCallback((alarm) => alarmNameIn(t, alarm), [t]);
}
