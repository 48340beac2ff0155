/** The list whose length is the alarm count. A view emits nothing; liveness comes from the feed. */
import { keyedRows } from "../access/rules";
import { defineCollection } from "./define";

export const getEventAlarms = defineCollection("GetEventAlarms", {
  type: "view",
  fields: {},
  query: "SELECT id, alarmNo, site, dealer, customer, priority, state, created, updated FROM events_alarm",
  access: { ...keyedRows("signals.alarms"), create: null, update: null, delete: null },
  offline: "none",
});
