/** Alarms that have ended: the same id, with how, by whom and how long it took. */
import { keyedRows } from "../access/rules";
import { ALARM_FIELDS, HISTORY_FIELDS } from "./alarm-fields";
import { defineCollection } from "./define";

export const alarmHistory = defineCollection("alarm_history", {
  fields: { ...ALARM_FIELDS, ...HISTORY_FIELDS },
  indexes: [
    "closedAt",
    "site, closedAt",
    "siteNo, closedAt",
    "closedBy, closedAt",
    "dealer, closedAt",
    "customer, closedAt",
    "unique alarmNo",
  ],
  access: keyedRows("signals.signal_history", "historyCustomers"),
  offline: "none",
  long: true,
});
