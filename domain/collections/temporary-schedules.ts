/** Days on which a site keeps other times than those of its week, why, and who asked for it. */
import { siteAuthority } from "../access/rules";
import { bool, day, defineCollection, hours, partitionNumber, relation, select, text } from "./define";

export const temporarySchedules = defineCollection("temporary_schedules", {
  fields: {
    site: relation("site_accounts", { required: true }),
    /** Number of the partition; empty = all of them. */
    partition: partitionNumber(),
    /** The first and the last day, by the site's calendar. */
    fromDay: day({ required: true }),
    untilDay: day({ required: true }),
    effect: select(["closed", "open", "own_hours"], { required: true }),
    /** With `own_hours`; shut at or before it opens = the day after. */
    hours: hours(),
    reason: text({ required: true, max: 200 }),
    askedBy: text({ max: 120 }),
    /** Who asked for it has said his word. */
    codewordChecked: bool(),
  },
  indexes: ["site, fromDay"],
  access: siteAuthority("accounts.temporary_schedules", { path: "site.", updateOnly: true }),
  offline: "opened",
  audited: true,
});
