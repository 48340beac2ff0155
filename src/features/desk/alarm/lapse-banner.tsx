/** Says that the claim has lapsed and who has the alarm now, until it is claimed again; and before, that it will. */
import { useTranslation } from "react-i18next";
import { useAlarmReports } from "../../../resources/use-alarms";
import { useDesk } from "../desk-context";
import { lostClaim } from "../lost-claim";
import { UnheardIcon, useUnheard } from "../unheard-lines";
import { whyNot } from "../why-not";
import { useAlarmView } from "./alarm-context";

/** The store hears nothing of the claim; `NoticeSpeech` speaks for it. */
function Unheard({ id }: { readonly id: string }) {
  const unheard = useUnheard(id);
  return (
    unheard && (
      <div className="lapse unheard">
        <UnheardIcon />
        <span>{unheard.text}</span>
      </div>
    )
  );
}

/** The banner, or nothing. */
export function LapseBanner() {
  const { t } = useTranslation("alarms");
  const { lapsed, me } = useDesk();
  const { alarm, place, mine, facts, commands } = useAlarmView();
  const lines = useAlarmReports(alarm.id);
  if (place !== "open") return null;
  if (mine) return <Unheard id={alarm.id} />;
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
