/** The action plan of the alarm above whom to call: one line until it is opened. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PlanLack } from "../../../resources/site/plan-lack";
import { PlanSteps } from "../../../resources/site/plan-steps";
import { type ActionPlan, usePlanFor } from "../../../resources/site/use-action-plans";
import { OwnWay } from "../../../ui/alarm/isolated";
import { useSlowly } from "../../../ui/use-slowly";
import { useAlarmView } from "../alarm/alarm-context";

/** Who works with it open wants it open at the next alarm, too. */
let wasOpen = false;

/** What is said instead of a plan: that it is being looked up, or that there may be one although none was found. */
function NoPlan({ said, lack }: { readonly said: string; readonly lack: PlanLack | null }) {
  const { t } = useTranslation("alarms");
  return (
    <p className="plan">
      <b>{t("plan.title")}</b> <span className="quiet">{said}</span>
      <Lack lack={lack} />
    </p>
  );
}

/** A sentence of its own, also where it is heard in one go with what stands before it. */
function Lack({ lack }: { readonly lack: PlanLack | null }) {
  const { t } = useTranslation("alarms");
  if (lack === null) return null;
  return (
    <>
      {". "}
      <span className="plan-lack">{t(`plan.lack.${lack}`)}</span>
    </>
  );
}

/** The line, or nothing where no plan is meant for the alarm. */
export function PlanFold() {
  const { t } = useTranslation("alarms");
  const { alarm, site, siteStanding, siteIsLastWord } = useAlarmView();
  const found = usePlanFor(alarm, { content: site, standing: siteStanding, isLastWord: siteIsLastWord });
  const isSlow = useSlowly(found === undefined);
  if (!found) return isSlow ? <NoPlan said={t("plan.reading")} lack={null} /> : null;
  const { chosen, lack } = found;
  if (chosen) return <Fold chosen={chosen} lack={lack} />;
  return lack === null ? null : <NoPlan said={t("plan.none_found")} lack={lack} />;
}

function Fold({ chosen: { plan, steps }, lack }: { readonly chosen: ActionPlan; readonly lack: PlanLack | null }) {
  const { t } = useTranslation("alarms");
  const { site } = useAlarmView();
  const [open, setOpen] = useState(wasOpen);
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
        <Lack lack={lack} />
      </summary>
      {open && <PlanSteps label={t("plan.title")} steps={steps} content={site} />}
    </details>
  );
}
