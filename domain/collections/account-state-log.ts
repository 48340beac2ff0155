/** When an account was switched off or on, by whom and why; written by the store with the change itself. */
import { authority } from "../access/rules";
import { date, defineCollection, relation, select, text } from "./define";
import { SITE_STATES } from "./site-accounts";

export const accountStateLog = defineCollection("account_state_log", {
  fields: {
    at: date({ required: true }),
    /** Of the site; its number and name stand beside, so that the line is readable for ever. */
    site: text({ max: 20 }),
    siteNo: text({ max: 20 }),
    siteName: text({ max: 160 }),
    before: select(SITE_STATES),
    after: select(SITE_STATES),
    category: relation("account_state_categories"),
    /** Id of who did it, and his name at the time. */
    user: text({ max: 20 }),
    userName: text({ max: 120 }),
  },
  indexes: ["at", "site, at"],
  access: authority("settings.active_inactive_categories", { create: null, update: null, delete: null }),
  offline: "none",
  list: { columns: ["at", "siteNo", "siteName", "before", "after", "category", "userName"], sort: "-at" },
  page: {
    feature: "settings.active_inactive_categories",
    path: "settings/account-state-log",
    tabOf: "account_state_categories",
    title: ["siteNo", "siteName"],
    search: ["siteNo", "siteName", "userName"],
    filters: ["after", "category"],
    form: [
      {
        id: "general",
        fields: ["at", "siteNo", "siteName", "before", "after", "category", "userName"],
      },
    ],
  },
});
