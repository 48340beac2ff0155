/** Partitions (areas) of a site. */
import { siteAuthority } from "../access/rules";
import { defineCollection, partitionNumber, relation, text } from "./define";

export const sitePartitions = defineCollection("site_partitions", {
  fields: {
    site: relation("site_accounts", { required: true }),
    number: partitionNumber({ required: true }),
    name: text({ max: 120 }),
  },
  indexes: ["unique site, number"],
  access: siteAuthority("accounts.site_partitions", { path: "site.", updateOnly: true }),
  offline: "opened",
  audited: true,
});
