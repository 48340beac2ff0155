/** Alarms that wait for a time or an event: the same id, with what it waits for. */
import { keyedRows } from "../access/rules";
import { ALARM_FIELDS, PENDING_FIELDS } from "./alarm-fields";
import { defineCollection } from "./define";

export const eventsPending = defineCollection("events_pending", {
  fields: { ...ALARM_FIELDS, ...PENDING_FIELDS },
  indexes: ["groupKey", "wakeAt", "site", "unique alarmNo"],
  access: keyedRows("signals.pending_signals"),
  offline: "window",
});
