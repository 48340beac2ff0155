/** The action plan of the alarm above whom to call: one line until it is opened. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PlanSteps } from "../../../resources/site/plan-steps";
import { usePlanFor } from "../../../resources/site/use-action-plans";
import { OwnWay } from "../../../ui/alarm/isolated";
import { useAlarmView } from "../alarm/alarm-context";

/** Who works with it open wants it open at the next alarm, too. */
let wasOpen = false;

/** The line, or nothing where no plan is meant for the alarm. */
export function PlanFold() {
  const { t } = useTranslation("alarms");
  const { alarm, site } = useAlarmView();
  const found = usePlanFor(alarm, site);
  const [open, setOpen] = useState(wasOpen);
  if (!found) return null;
  const { plan, steps } = found;
  return (
    <details
      className="plan"
      open={open}
      onToggle={({ currentTarget }) => {
        wasOpen = currentTarget.open;
        setOpen(wasOpen);
      }}
    >
      <summary>
        <b>{t("plan.title")}</b>{" "}
        <span className="plan-name">
          <OwnWay>{plan.name}</OwnWay>
        </span>{" "}
        <span className="quiet">{t("plan.steps", { count: steps.length })}</span>
      </summary>
      {open && <PlanSteps label={t("plan.title")} steps={steps} content={site} />}
    </details>
  );
}
