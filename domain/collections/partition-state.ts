/** Armed or disarmed, since when and by whom, for each partition. */
import { siteAuthority } from "../access/rules";
import { date, defineCollection, relation, select, text } from "./define";

export const partitionState = defineCollection("partition_state", {
  fields: {
    site: relation("site_accounts", { required: true, cascade: true }),
    number: text({ required: true, max: 6 }),
    armedState: select(["armed", "disarmed", "part"]),
    armedAt: date(),
    /** User number that armed or disarmed. */
    armedBy: text({ max: 10 }),
    openSince: date(),
  },
  indexes: ["unique site, number"],
  access: siteAuthority("accounts.site_accounts", {
    path: "site.",
    change: { create: null, update: null, delete: null },
  }),
  offline: "none",
});
