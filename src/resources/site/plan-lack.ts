/** What a plan is chosen without: then another one may be the right one, and that is said beside it. */
import type { SiteStanding } from "./site-standing";

/** `away` = the site can't be read; `no_…` = what one may not see of it; `coming` = the plans themselves are not all here yet. */
export type PlanLack = "away" | "no_right" | "no_plans" | "no_hours" | "coming";

type Can = (right: string) => boolean;

/** All of a site's opening times: days with other times stand before its week, so that neither says anything alone. */
export const maySeeHours = (can: Can): boolean =>
  can("accounts.site_schedules.read") && can("accounts.temporary_schedules.read");

/** The store hands out nothing to whoever may not see it: that looks like a site that has none. */
export function siteLack(standing: SiteStanding, can: Can): PlanLack | null {
  if (standing === "none") return null;
  if (standing === "away") return "away";
  const mayPlans = can("accounts.site_action_plans.read");
  const mayHours = maySeeHours(can);
  if (mayPlans && mayHours) return null;
  if (!mayPlans && !mayHours) return "no_right";
  return mayPlans ? "no_hours" : "no_plans";
}
