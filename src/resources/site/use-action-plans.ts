/** Action plans from the browser's copy, and which of them is meant for an alarm. */
import { useMemo } from "react";
import { choosePlan, stepsOf } from "../../../domain/alarms/action-plan";
import { isOpeningHours } from "../../../domain/schedules/standing";
import { toMs } from "../../lib/date-time";
import type { ActionPlanRow, ActionPlanStepRow, AlarmRow, ImportantContactRow } from "../../sync/rows";
import { openRows } from "../../sync/sealed-rows";
import type { SiteContent } from "../../sync/site-file";
import { useAlarmTypes } from "../use-catalogue";
import { useSlimSite } from "../use-site";
import { useRows } from "../use-rows";
import type { PlanPeople } from "./plan-people";
import { useOpenStanding } from "./use-site-times";

/** A plan with its steps. */
export interface ActionPlan {
  readonly plan: ActionPlanRow;
  readonly steps: readonly ActionPlanStepRow[];
}

/** All plans, with their steps in order; undefined while they are read. */
export const useActionPlans = (): readonly ActionPlan[] | undefined =>
  useRows(async (db) => {
    const [plans, steps] = await Promise.all([db.action_plans.toArray(), db.action_plan_steps.toArray()]);
    return plans.map((plan) => ({ plan, steps: stepsOf(steps, plan.id) }));
  }, []);

/** The plan that is followed for an alarm, by the hours in which it began; null = none is meant for it. */
export function usePlanFor(alarm: AlarmRow, content: SiteContent | null): ActionPlan | null | undefined {
  const plans = useActionPlans();
  const types = useAlarmTypes();
  const standing = useOpenStanding(content, alarm.partitionNo, toMs(alarm.firstAt) ?? 0);
  return useMemo(() => {
    if (!plans || !types || !standing) return undefined;
    const asked = {
      type: types.get(alarm.alarmType)?.id ?? "",
      category: alarm.category,
      isOpen: isOpeningHours(standing),
    };
    const rows = plans.map(({ plan }) => plan);
    const chosen = choosePlan(rows, content?.actionPlans ?? [], asked);
    return plans.find(({ plan }) => plan === chosen) ?? null;
  }, [plans, types, standing, alarm.alarmType, alarm.category, content]);
}

/** Whom its steps may name. */
export function usePlanPeople(content: SiteContent | null): PlanPeople {
  const slim = useSlimSite(content?.site.id ?? "");
  const agencies = useRows(
    async (db) => openRows<ImportantContactRow>(db.vault, await db.important_contacts.orderBy("order").toArray()),
    [],
  );
  const { customer = "", dealer = "" } = slim ?? {};
  return useMemo(
    () => ({ content, customer, dealer, agencies: agencies ?? [] }),
    [content, customer, dealer, agencies],
  );
}
