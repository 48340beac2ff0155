/** Action plans that a site has instead of the usual ones. */
import { siteAuthority } from "../access/rules";
import { defineCollection, relation } from "./define";

export const siteActionPlans = defineCollection("site_action_plans", {
  fields: {
    site: relation("site_accounts", { required: true }),
    /** For alarms of this type; empty = for all that have no plan of their own here. */
    alarmType: relation("alarm_types"),
    plan: relation("action_plans", { required: true }),
  },
  indexes: ["site, alarmType"],
  access: siteAuthority("accounts.site_action_plans", { path: "site.", updateOnly: true }),
  offline: "opened",
  audited: true,
});
