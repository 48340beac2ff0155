/** Action plans that a site has instead of the usual ones. */
import { useTranslation } from "react-i18next";
import { useRecordWords } from "../../resources/records/record-words";
import { PlanSteps } from "../../resources/site/plan-steps";
import { type ActionPlan, useActionPlans } from "../../resources/site/use-action-plans";
import { useRows } from "../../resources/use-rows";
import type { SiteCard } from "../../resources/use-site";
import { OwnWay } from "../../ui/alarm/isolated";

/** Each with the alarms it is for; its steps when it is opened. */
export function SitePlans({ card }: { readonly card: SiteCard }) {
  const { t } = useTranslation("alarms");
  const plans = useActionPlans();
  const types = useRows(async (db) => new Map((await db.alarm_types.toArray()).map(({ id, name }) => [id, name])), []);
  if (!plans || !types) return null;
  const own = card.actionPlans;
  const forAll = own.some(({ alarmType }) => alarmType !== "") ? "plan.for_all" : "plan.for_all_alone";
  return (
    <section className="plans">
      <h3>{t("plan.titles")}</h3>
      {own.length === 0 && <p className="quiet">{t("plan.usual")}</p>}
      {own.map(({ id, alarmType, plan }) => (
        <OwnPlan
          key={id}
          alarms={alarmType === "" ? t(forAll) : t("plan.for_type", { type: types.get(alarmType) ?? "" })}
          found={plans.find((each) => each.plan.id === plan)}
          card={card}
        />
      ))}
    </section>
  );
}

interface OwnPlanProps {
  /** Which it is for. */
  readonly alarms: string;
  /** Undefined while the copy does not have it yet. */
  readonly found: ActionPlan | undefined;
  readonly card: SiteCard;
}

function OwnPlan({ alarms, found, card }: OwnPlanProps) {
  const { t } = useTranslation(["alarms", "records"]);
  const words = useRecordWords();
  if (!found) {
    return (
      <p>
        {alarms} <span className="quiet">{t("alarms:plan.not_here")}</span>
      </p>
    );
  }
  const { plan, steps } = found;
  const hours = words.value("action_plans", "hours", plan.hours);
  return (
    <details className="plan">
      <summary>
        {alarms}{" "}
        <b>
          <OwnWay>{plan.name}</OwnWay>
        </b>{" "}
        <span className="quiet">
          {t("alarms:plan.steps", { count: steps.length })} · {hours}
        </span>
        {!plan.active && ` · ${t("records:record.off.chip")}`}
      </summary>
      <PlanSteps label={plan.name} steps={steps} content={card} />
    </details>
  );
}
