/** What changes with every signal of a site, kept apart from what people edit. */
import { siteAuthority } from "../access/rules";
import { bool, date, defineCollection, int, relation, select } from "./define";

export const siteState = defineCollection("site_state", {
  fields: {
    site: relation("site_accounts", { required: true, cascade: true }),
    lastSignalAt: date(),
    lastTestAt: date(),
    nextTestDueAt: date(),
    armedState: select(["armed", "disarmed", "part"]),
    inAlarm: bool(),
    inTrouble: bool(),
    /** Panel clock minus ours at the last stamped signal, seconds. */
    clockSkewSeconds: int(),
  },
  indexes: ["unique site", "nextTestDueAt"],
  access: siteAuthority("accounts.site_accounts", {
    path: "site.",
    change: { create: null, update: null, delete: null },
  }),
  offline: "none",
});
