/** What sales people are to reach within a period, and what they have. */
import { mine, sharedWork } from "../access/work-rules";
import { day, defineCollection, number, relation, select, text } from "./define";

// Nobody sets his own: whoever may read the team's does.
const PAGE = { feature: "sales.crm", rights: { create: ["update"], delete: ["delete"] } } as const;

export const salesTargets = defineCollection("sales_targets", {
  fields: {
    user: relation("users", { required: true }),
    /** Kept by the store. */
    userName: text({ max: 170 }),
    kind: select(["new_monthly", "new_sites", "quotes"], { required: true }),
    fromDay: day({ required: true }),
    untilDay: day({ required: true }),
    target: number({ min: 0, max: 100_000_000 }),
    reached: number({ min: 0, max: 100_000_000 }),
    currency: text({ max: 3, pattern: "^([A-Z]{3})?$" }),
  },
  indexes: ["user, fromDay"],
  access: sharedWork(PAGE, { all: "read_team", own: mine("user") }),
  offline: "none",
  audited: true,
  list: { columns: ["userName", "kind", "fromDay", "untilDay", "target", "reached"], sort: "-fromDay" },
  page: {
    ...PAGE,
    path: "sales/sales-targets",
    tabOf: "quotes",
    title: ["userName"],
    search: ["userName"],
    filters: ["kind"],
    form: [{ id: "general", fields: ["user", "kind", "fromDay", "untilDay", "target", "reached", "currency"] }],
  },
});
