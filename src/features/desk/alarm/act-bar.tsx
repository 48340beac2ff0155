/** The acts: always the same, in the same place, with the same key; what is not possible says why. */
import { useTranslation } from "react-i18next";
import { KEY_OF } from "../keys";
import { ReasonedButton } from "../reasoned-button";
import { type DeskAct, whyNot } from "../why-not";
import { useAlarmView } from "./alarm-context";

const ORDER: readonly DeskAct[] = ["claim", "note", "seen", "hold", "wake", "release", "close"];

/** The bar. */
export function ActBar() {
  const { t } = useTranslation("alarms");
  const { facts, commands } = useAlarmView();
  const claimable = whyNot("claim", facts) === null;
  return (
    <div className="act-bar" role="toolbar" aria-label={t("act.group")}>
      {ORDER.map((act) => (
        <ReasonedButton
          key={act}
          className={act === "claim" && claimable ? "primary" : undefined}
          label={t(`act.${act}`)}
          keyName={KEY_OF[act]}
          reason={whyNot(act, facts)}
          onClick={commands[act]}
        />
      ))}
    </div>
  );
}
