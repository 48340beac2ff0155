/** Which action plan is followed for an alarm: the site's own first, then that of the type, then that of its category. */

/** A row of `action_plans`, as far as it is read here. */
export interface PlanRow {
  readonly id: string;
  readonly name: string;
  readonly alarmType: string;
  readonly category: string;
  readonly hours: string;
  readonly order: number;
  readonly active: boolean;
}

/** A row of `site_action_plans`. */
export interface SitePlanRow {
  readonly alarmType: string;
  readonly plan: string;
}

/** What is asked. */
export interface PlanQuestion {
  /** The alarm's type by id, "" where it has none, and its category. */
  readonly type: string;
  readonly category: string;
  /** Opening hours at the site; null where none are on record. */
  readonly isOpen: boolean | null;
}

/** How well a plan's hours fit, 0 best; null = not at all. Where no hours are on record, the careful one is that for closed hours. */
function hoursRank(hours: string, isOpen: boolean | null): number | null {
  if (hours === "always") return isOpen === null ? 0 : 1;
  if (isOpen === null) return hours === "closed" ? 1 : null;
  return hours === (isOpen ? "open" : "closed") ? 0 : null;
}

function best<T extends PlanRow>(plans: readonly T[], isOpen: boolean | null): T | null {
  const fitting = plans.flatMap((plan) => {
    const rank = plan.active ? hoursRank(plan.hours, isOpen) : null;
    return rank === null ? [] : [{ plan, rank }];
  });
  fitting.sort((a, b) => a.rank - b.rank || a.plan.order - b.plan.order || (a.plan.name < b.plan.name ? -1 : 1));
  return fitting[0]?.plan ?? null;
}

/** The plan; null where none is meant for it. */
export function choosePlan<T extends PlanRow>(
  plans: readonly T[],
  own: readonly SitePlanRow[],
  { type, category, isOpen }: PlanQuestion,
): T | null {
  const named = (alarmType: string): readonly T[] => {
    const ids = new Set(own.filter((row) => row.alarmType === alarmType).map(({ plan }) => plan));
    return plans.filter(({ id }) => ids.has(id));
  };
  const tiers: readonly (readonly T[])[] = [
    type === "" ? [] : named(type),
    named(""),
    type === "" ? [] : plans.filter(({ alarmType }) => alarmType === type),
    category === "" ? [] : plans.filter((plan) => plan.alarmType === "" && plan.category === category),
  ];
  for (const tier of tiers) {
    const found = best(tier, isOpen);
    if (found) return found;
  }
  return null;
}

/** A row of `action_plan_steps` has at least these. */
export interface StepRow {
  readonly id: string;
  readonly plan: string;
  readonly order: number;
}

/** The steps of a plan, in their order. */
export const stepsOf = <T extends StepRow>(steps: readonly T[], plan: string): readonly T[] =>
  steps
    .filter((step) => step.plan === plan)
    .toSorted((a, b) => a.order - b.order || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
