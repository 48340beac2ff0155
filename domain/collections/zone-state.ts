/** In alarm, in trouble or bypassed, for each zone that ever said so. */
import { siteAuthority } from "../access/rules";
import { bool, date, defineCollection, relation, text } from "./define";

export const zoneState = defineCollection("zone_state", {
  fields: {
    site: relation("site_accounts", { required: true, cascade: true }),
    number: text({ required: true, max: 10 }),
    inAlarm: bool(),
    inTrouble: bool(),
    bypassed: bool(),
    changedAt: date(),
  },
  indexes: ["unique site, number"],
  access: siteAuthority("accounts.site_accounts", {
    path: "site.",
    change: { create: null, update: null, delete: null },
  }),
  offline: "none",
});
