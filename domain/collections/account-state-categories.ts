/** Why an account is switched off or on again, and what then becomes of its signals. */
import { staffReads } from "../access/rules";
import { bool, defineCollection, int, select, text } from "./define";

export const accountStateCategories = defineCollection("account_state_categories", {
  fields: {
    code: text({ required: true, max: 40, pattern: "^[a-z][a-z0-9_]*$" }),
    name: text({ required: true, max: 80 }),
    direction: select(["off", "on"], { required: true }),
    logSignals: bool(),
    processNormally: bool(),
    /** Whoever opens the account is told. */
    showWarning: bool(),
    countInStatistics: bool(),
    bill: bool(),
    /** The account is switched back by its next test signal. */
    endAfterTest: bool(),
    notifyCustomer: bool(),
    needsEndDate: bool(),
    needsSupervisor: bool(),
    order: int({ min: 0, max: 999 }),
    active: bool(),
  },
  indexes: ["unique code"],
  access: staffReads("settings.active_inactive_categories", { delete: null }),
  offline: "none",
  audited: true,
  list: { columns: ["code", "name", "direction", "processNormally", "bill", "active"], sort: "order" },
  page: {
    feature: "settings.active_inactive_categories",
    path: "settings/active-inactive-categories",
    title: ["name"],
    search: ["code", "name"],
    filters: ["direction", "active"],
    form: [
      { id: "general", fields: ["code", "name", "direction", "order", "active"] },
      { id: "signals", fields: ["logSignals", "processNormally", "showWarning", "endAfterTest"] },
      { id: "office", fields: ["countInStatistics", "bill", "notifyCustomer"] },
      { id: "needs", fields: ["needsEndDate", "needsSupervisor"] },
    ],
  },
});
