/** Open alarms: one record for each that somebody must see to. */
import { keyedRows } from "../access/rules";
import { ALARM_FIELDS } from "./alarm-fields";
import { defineCollection } from "./define";

export const eventsAlarm = defineCollection("events_alarm", {
  fields: ALARM_FIELDS,
  indexes: ["groupKey", "owner", "site", "priority, firstAt", "unique alarmNo"],
  access: keyedRows("signals.alarms"),
  offline: "window",
});
