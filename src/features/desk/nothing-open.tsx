/** No alarm is open: what waits, and the one button that gives work. */
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../ui/empty-state";
import { useDesk } from "./desk-context";

/** The empty middle of the desk. */
export function NothingOpen() {
  const { t } = useTranslation("alarms");
  const { lists } = useDesk();
  const waiting = (lists?.new.length ?? 0) > 0;
  return (
    <section className="alarm missing" aria-label={t("panel.alarm")}>
      <EmptyState
        title={t("nothing_open.title")}
        detail={waiting ? t("nothing_open.text_some") : t("nothing_open.text_none")}
      />
    </section>
  );
}
