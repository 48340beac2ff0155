/** Weekly opening times of a site or of one of its partitions: when it opens and by when it is shut. */
import { siteAuthority } from "../access/rules";
import { clock, defineCollection, int, partitionNumber, relation, select } from "./define";

export const siteSchedules = defineCollection("site_schedules", {
  fields: {
    site: relation("site_accounts", { required: true }),
    /** Number of the partition; empty = every partition that has no times of its own. */
    partition: partitionNumber(),
    /** Days on which it opens at these times. */
    days: select(["mon", "tue", "wed", "thu", "fri", "sat", "sun"], { required: true, many: true }),
    /** By the site's clock: it is opened between the first two and shut between the last two; shut at or before it opens = the day after. */
    opensFrom: clock({ required: true }),
    opensUntil: clock({ required: true }),
    closesFrom: clock({ required: true }),
    closesUntil: clock({ required: true }),
    /** Minutes beside each window that are not yet too early or too late. */
    tolerance: int({ min: 0, max: 240 }),
  },
  indexes: ["site, partition"],
  access: siteAuthority("accounts.site_schedules", { path: "site.", updateOnly: true }),
  offline: "opened",
  audited: true,
});
