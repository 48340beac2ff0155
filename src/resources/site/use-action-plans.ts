/** Action plans from the browser's copy, and which of them is meant for an alarm. */
import { useMemo } from "react";
import { choosePlan, stepsOf } from "../../../domain/alarms/action-plan";
import { isOpeningHours } from "../../../domain/schedules/standing";
import { toMs } from "../../lib/date-time";
import { ageOf } from "../../sync/copy-age";
import type { ActionPlanRow, ActionPlanStepRow, AlarmRow, ImportantContactRow } from "../../sync/rows";
import { openRows } from "../../sync/sealed-rows";
import type { SiteContent } from "../../sync/site-file";
import { useCan } from "../use-can";
import { useAlarmTypes } from "../use-catalogue";
import { useSlimSite } from "../use-site";
import { useRows } from "../use-rows";
import { type PlanLack, siteLack } from "./plan-lack";
import type { PlanPeople } from "./plan-people";
import type { SiteStanding } from "./site-standing";
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

/** The plan of an alarm. */
export interface PlanFor {
  /** null = none is meant for it. */
  readonly chosen: ActionPlan | null;
  readonly lack: PlanLack | null;
}

/** All that a plan is chosen from beside the site. */
const CATALOGUES = ["action_plans", "action_plan_steps", "alarm_types", "site_types", "holidays"] as const;

/** Is all of it here? A copy that is being filled has some of the plans. */
const useIsWhole = (): boolean | undefined =>
  useRows(async (db) => (await Promise.all(CATALOGUES.map((name) => ageOf(db, name)))).every((age) => age > 0), []);

/** By the hours in which the alarm began; undefined while it is looked up. */
function useChosen(alarm: AlarmRow, content: SiteContent | null, lack: PlanLack | null): PlanFor["chosen"] | undefined {
  const plans = useActionPlans();
  const types = useAlarmTypes();
  const hoursOf = lack === "no_hours" || lack === "no_right" ? null : content;
  const own = lack === "no_plans" || lack === "no_right" ? undefined : content?.actionPlans;
  const opening = useOpenStanding(hoursOf, alarm.partitionNo, toMs(alarm.firstAt) ?? 0);
  return useMemo(() => {
    if (!plans || !types || !opening) return undefined;
    const rows = plans.map(({ plan }) => plan);
    const chosen = choosePlan(rows, own ?? [], {
      type: types.get(alarm.alarmType)?.id ?? "",
      category: alarm.category,
      isOpen: isOpeningHours(opening),
    });
    return plans.find(({ plan }) => plan === chosen) ?? null;
  }, [plans, types, opening, own, alarm.alarmType, alarm.category]);
}

/** The plan that is followed for an alarm, and what it was chosen without; undefined while it or the site is read. */
export function usePlanFor(alarm: AlarmRow, content: SiteContent | null, standing: SiteStanding): PlanFor | undefined {
  const ofSite = siteLack(standing, useCan());
  const isWhole = useIsWhole();
  const chosen = useChosen(alarm, content, ofSite);
  const isRead = standing !== "reading" && standing !== "fetching";
  return useMemo(
    () =>
      isRead && chosen !== undefined && isWhole !== undefined
        ? { chosen, lack: isWhole ? ofSite : "coming" }
        : undefined,
    [isRead, chosen, isWhole, ofSite],
  );
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
