/** Action plans that a site has instead of the usual ones. */
import { useTranslation } from "react-i18next";
import { PlanSteps } from "../../resources/site/plan-steps";
import { useActionPlans } from "../../resources/site/use-action-plans";
import { useRows } from "../../resources/use-rows";
import type { SiteCard } from "../../resources/use-site";
import { OwnWay } from "../../ui/alarm/isolated";

/** Each with the alarms it is for; its steps when it is opened. */
export function SitePlans({ card }: { readonly card: SiteCard }) {
  const { t } = useTranslation("alarms");
  const plans = useActionPlans();
  const types = useRows(async (db) => new Map((await db.alarm_types.toArray()).map(({ id, name }) => [id, name])), []);
  if (!plans || !types) return null;
  const own = card.actionPlans.flatMap((row) => {
    const found = plans.find(({ plan }) => plan.id === row.plan);
    return found ? [{ ...found, id: row.id, type: row.alarmType }] : [];
  });
  const forAll = own.some(({ type }) => type !== "") ? "plan.for_all" : "plan.for_all_alone";
  return (
    <section className="plans">
      <h3>{t("plan.titles")}</h3>
      {own.length === 0 && <p className="quiet">{t("plan.usual")}</p>}
      {own.map(({ id, type, plan, steps }) => (
        <details key={id} className="plan">
          <summary>
            {type === "" ? t(forAll) : t("plan.for_type", { type: types.get(type) ?? "" })}{" "}
            <b>
              <OwnWay>{plan.name}</OwnWay>
            </b>{" "}
            <span className="quiet">{t("plan.steps", { count: steps.length })}</span>
          </summary>
          <PlanSteps label={plan.name} steps={steps} content={card} />
        </details>
      ))}
    </section>
  );
}
