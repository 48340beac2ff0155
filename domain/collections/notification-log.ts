/** What was sent to whom and what became of it; written by the store, never changed. */
import { authority } from "../access/rules";
import { date, defineCollection, int, number, select, text } from "./define";
import { CHANNELS } from "./message-templates";

export const notificationLog = defineCollection("notification_log", {
  fields: {
    at: date({ required: true }),
    /** Id of the rule, and its name at the time. */
    rule: text({ max: 20 }),
    ruleName: text({ max: 80 }),
    alarm: text({ max: 20 }),
    channel: select(CHANNELS, { required: true }),
    recipient: text({ max: 160 }),
    subject: text({ max: 160 }),
    state: select(["waiting", "sent", "failed", "confirmed"], { required: true }),
    error: text({ max: 400 }),
    tries: int({ min: 0, max: 999 }),
    cost: number({ min: 0, max: 10_000 }),
  },
  indexes: ["at", "alarm, at"],
  access: authority("settings.notifications", { create: null, update: null, delete: null }),
  offline: "none",
  list: { columns: ["at", "ruleName", "channel", "recipient", "state", "tries", "error"], sort: "-at" },
  page: {
    feature: "settings.notifications",
    path: "settings/notification-log",
    tabOf: "notification_rules",
    title: ["ruleName", "recipient"],
    search: ["ruleName", "recipient", "subject"],
    filters: ["channel", "state"],
    form: [
      {
        id: "general",
        fields: ["at", "ruleName", "channel", "recipient", "subject", "state", "error", "tries", "cost"],
      },
    ],
  },
});
