/** Zones (points) of a site: what a number on the wire means there. */
import { siteAuthority } from "../access/rules";
import { bool, defineCollection, int, relation, select, text } from "./define";

export const siteZones = defineCollection("site_zones", {
  fields: {
    site: relation("site_accounts", { required: true }),
    partition: text({ max: 6 }),
    /** Without leading zeros: `3`, `112`. */
    number: text({ required: true, max: 10 }),
    text: text({ max: 160 }),
    detector: select([
      "motion",
      "door",
      "glass",
      "hold_up",
      "smoke",
      "heat",
      "tamper",
      "flood",
      "temperature",
      "gas",
      "other",
    ]),
    /** Overrides of what the code means, for this zone (signal-rules step 6). */
    signalType: relation("signal_types"),
    alarmType: relation("alarm_types"),
    /** Added to the priority: -1 is more urgent. */
    priorityShift: int({ min: -8, max: 8 }),
    is24Hour: bool(),
  },
  indexes: ["unique site, number", "site"],
  access: siteAuthority("accounts.site_zones", { path: "site.", updateOnly: true }),
  offline: "opened",
  audited: true,
});
