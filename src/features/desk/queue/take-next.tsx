/** The one button that gives work: the first alarm nobody has taken. */
import { useTranslation } from "react-i18next";
import { useDesk } from "../desk-context";
import { ReasonedButton } from "../reasoned-button";
import { KEY_OF } from "../keys";

/** Take next. */
export function TakeNext() {
  const { t } = useTranslation("alarms");
  const { takeNext, takeNextWhyNot } = useDesk();
  return (
    <div className="take-next">
      <ReasonedButton
        className="primary wide"
        label={t("queue.take_next")}
        keyName={KEY_OF.next}
        reason={takeNextWhyNot}
        onClick={takeNext}
      />
    </div>
  );
}
