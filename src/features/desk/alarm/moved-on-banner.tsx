/** Says, on the alarm that a lost race led to, who won it, and that this one is not claimed. */
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useDesk } from "../desk-context";
import { useAlarmView } from "./alarm-context";

/** The banner, or nothing. */
export function MovedOnBanner() {
  const { t } = useTranslation("alarms");
  const { movedOn, holdClaims } = useDesk();
  const { alarm, place, mine } = useAlarmView();
  const shown = movedOn?.to === alarm.id && place === "open" && !mine;
  // Counted from what can be seen: a slow page may come later than the refusal.
  useEffect(() => {
    if (shown) holdClaims();
  }, [shown, holdClaims]);
  if (!shown) return null;
  return (
    <div className="lapse">
      <span>{t("notice.moved_on", { lost: movedOn.lost })}</span>
    </div>
  );
}
