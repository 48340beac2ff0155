/** Says that the claim has lapsed and who has the alarm now; stays until it is claimed again. */
import { useTranslation } from "react-i18next";
import { useAlarmReports } from "../../../resources/use-alarms";
import { useDesk } from "../desk-context";
import { lostClaim } from "../lost-claim";
import { whyNot } from "../why-not";
import { useAlarmView } from "./alarm-context";

/** The banner, or nothing. */
export function LapseBanner() {
  const { t } = useTranslation("alarms");
  const { lapsed, me } = useDesk();
  const { alarm, place, mine, facts, commands } = useAlarmView();
  const lines = useAlarmReports(alarm.id);
  if (mine || place !== "open") return null;
  if (!lapsed.has(alarm.id) && !lostClaim(lines ?? [], me.id)) return null;
  return (
    <div className="lapse" role="alert">
      <span>{alarm.owner === "" ? t("notice.lapsed") : t("notice.lapsed_taken", { name: alarm.ownerName })}</span>
      {whyNot("claim", facts) === null && (
        <button type="button" onClick={commands.claim}>
          {t("notice.claim_again")}
        </button>
      )}
    </div>
  );
}
