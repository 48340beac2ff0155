/** Portal users of a site: who calls is looked for among their mobile numbers. */
import { siteAuthority } from "../access/rules";
import { defineCollection, relation } from "./define";

export const siteUsers = defineCollection("site_users", {
  fields: {
    site: relation("site_accounts", { required: true }),
    users: relation("users", { many: true }),
  },
  indexes: ["unique site"],
  access: siteAuthority("accounts.site_portal_users", { path: "site.", updateOnly: true }),
  offline: "none",
  audited: true,
});
