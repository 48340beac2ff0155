/** Files that were handed to the accounting program: of which period, in what form, by whom. */
import { authority } from "../access/rules";
import { defineCollection, int, number, relation, select, text, date } from "./define";

export const exportsMade = defineCollection("exports", {
  fields: {
    at: date({ required: true }),
    kind: select(["invoices", "payments", "credit_notes"], { required: true }),
    fromDay: text({ max: 10 }),
    untilDay: text({ max: 10 }),
    format: select(["csv", "e_invoice"], { required: true }),
    rows: int({ min: 0 }),
    total: number(),
    user: relation("users"),
    state: select(["made", "approved", "sent"], { required: true }),
  },
  indexes: ["at"],
  access: authority("accounting.export", { delete: null }),
  offline: "none",
  audited: true,
});
