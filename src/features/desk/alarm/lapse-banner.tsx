/** Says that the claim has lapsed and who has the alarm now; stays until it is claimed again. */
import { useTranslation } from "react-i18next";
import { useDesk } from "../desk-context";
import { useLostClaim } from "../use-lost-claim";
import { whyNot } from "../why-not";
import { useAlarmView } from "./alarm-context";

/** The banner, or nothing. */
export function LapseBanner() {
  const { t } = useTranslation("alarms");
  const { lapsed, me } = useDesk();
  const { alarm, place, mine, facts, commands } = useAlarmView();
  const lost = useLostClaim(alarm, me.id);
  if (mine || place !== "open" || !(lost || lapsed.has(alarm.id))) return null;
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
