/** Partitions (areas) of a site. */
import { siteAuthority } from "../access/rules";
import { defineCollection, relation, text } from "./define";

export const sitePartitions = defineCollection("site_partitions", {
  fields: {
    site: relation("site_accounts", { required: true }),
    /** Without leading zeros: `1`, `12`. */
    number: text({ required: true, max: 6, pattern: "^(0|[1-9A-Fa-f][0-9A-Fa-f]*)$" }),
    name: text({ max: 120 }),
  },
  indexes: ["unique site, number"],
  access: siteAuthority("accounts.site_partitions", { path: "site.", updateOnly: true }),
  offline: "opened",
  audited: true,
});
