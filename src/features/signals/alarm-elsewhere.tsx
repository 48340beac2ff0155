/** An alarm that was asked for by its number and was closed outside the period: where it is, and the way to it. */
import { useTranslation } from "react-i18next";
import type { ElsewhereAlarm } from "../../../domain/live/routes";
import { useFormat } from "../../resources/use-format";

export interface AlarmElsewhereProps {
  readonly alarm: ElsewhereAlarm | null;
  readonly onOpen: (id: string) => void;
}

/** The line above the list; empty where there is no such alarm. */
export function AlarmElsewhere({ alarm, onOpen }: AlarmElsewhereProps) {
  const { t } = useTranslation("signals");
  const format = useFormat();
  return (
    <div className={alarm ? "strip told" : undefined} role="status">
      {alarm && (
        <>
          <span>{t("history.elsewhere", { number: alarm.alarmNo, day: format.day(alarm.closedAt) })}</span>
          <button type="button" onClick={() => onOpen(alarm.id)}>
            {t("history.elsewhere_open")}
          </button>
        </>
      )}
    </div>
  );
}
