/** What to do: whom to call, and below, always in the same place, the form to hold or to close. */
import { useTranslation } from "react-i18next";
import { PartBoundary } from "../../../ui/part-boundary";
import { useAlarmView } from "../alarm/alarm-context";
import { useDesk } from "../desk-context";
import { KEY_OF } from "../keys";
import { Notices } from "../notices";
import { TabRow } from "../../../ui/tab-row";
import { CallList } from "./call-list";
import { CloseForm } from "./close-form";
import { HoldForm } from "./hold-form";
import { PlanFold } from "./plan-fold";

/** The column. */
export function DoPanel() {
  const { t } = useTranslation("alarms");
  const { narrow } = useDesk();
  const { form, showForm, place } = useAlarmView();
  const tabs = [
    { id: "hold", label: t("hold.title"), keyName: KEY_OF.hold },
    { id: "close", label: t("close.title"), keyName: KEY_OF.close },
  ] as const;
  return (
    <section className="do" aria-label={t("panel.do")}>
      {/* Of a closed one the plan that was followed is not kept, and the one of now may be another. */}
      {place !== "closed" && (
        <PartBoundary name={t("plan.title")}>
          <PlanFold />
        </PartBoundary>
      )}
      <PartBoundary name={t("calls.title")}>
        <CallList />
      </PartBoundary>
      {narrow && <Notices />}
      {place !== "closed" && (
        <div className="do-forms">
          <TabRow label={t("panel.do")} tabs={tabs} current={form} onChange={showForm} />
          {form === "hold" ? <HoldForm /> : <CloseForm />}
        </div>
      )}
    </section>
  );
}
