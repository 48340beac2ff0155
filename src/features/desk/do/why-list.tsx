/** What still stands in the way, in words, with the act that clears it where there is one. */
import { useTranslation } from "react-i18next";
import { useAlarmView } from "../alarm/alarm-context";
import { FIELD_IDS, focusOn } from "../focus";
import { useReasonText } from "../reasoned-button";
import type { Reason } from "../why-not";

/** The list keeps its place when it is empty, so that the button below never moves. */
export function WhyList({ reasons }: { readonly reasons: readonly Reason[] }) {
  const { t } = useTranslation("alarms");
  const { commands } = useAlarmView();
  const why = useReasonText();
  const markSeen = (): void => {
    commands.seen();
    // The button goes with what it has done; the focus goes on to the next that a close needs.
    focusOn("close");
  };
  return (
    <ul className="why-list" aria-live="polite">
      {reasons.map((reason) => (
        <li key={reason.key}>
          <span>{why(reason)}</span>
          {reason.key === "unseen" && (
            <button type="button" id={FIELD_IDS.seen} className="link" onClick={markSeen}>
              {t("why.mark_seen")}
            </button>
          )}
          {reason.key === "note_unsaved" && (
            <button type="button" className="link" onClick={commands.note}>
              {t("why.to_note")}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
