/** Who is told of what, in which way and when. */
import { authority } from "../access/rules";
import { ALARM_CATEGORIES } from "./alarm-types";
import { bool, clock, defineCollection, int, json, relation, select, text } from "./define";
import { CHANNELS } from "./message-templates";

export const notificationRules = defineCollection("notification_rules", {
  fields: {
    name: text({ required: true, max: 80 }),
    trigger: select(
      [
        "alarm_opened",
        "alarm_late",
        "alarm_closed",
        "test_late",
        "receiver_silent",
        "ticket_opened",
        "licence_ends",
        "contract_ends",
      ],
      { required: true },
    ),
    /** Of alarms: none = of every category. */
    category: select(ALARM_CATEGORIES),
    /** Of alarms: 0 = of every priority. */
    priorityUpTo: int({ min: 0, max: 9 }),
    dealer: relation("installers_accounts"),
    customer: relation("customer_accounts"),
    site: relation("site_accounts"),
    channels: select(CHANNELS, { required: true, many: true }),
    template: relation("message_templates"),
    whom: select(
      ["keyholder", "owner", "user", "customer", "dealer", "operator", "shift_leader", "administrator", "technician"],
      { many: true },
    ),
    /** Addresses and numbers besides. */
    addresses: json({ as: "words" }),
    delayMinutes: int({ min: 0, max: 10_080 }),
    /** Gathered and sent together; 0 = each at once. */
    digestMinutes: int({ min: 0, max: 10_080 }),
    quietFrom: clock(),
    quietUntil: clock(),
    /** Again until somebody confirms; 0 = once. */
    repeatMinutes: int({ min: 0, max: 1440 }),
    active: bool(),
  },
  indexes: ["name", "trigger"],
  access: authority("settings.notifications"),
  offline: "none",
  audited: true,
  list: { columns: ["name", "trigger", "channels", "whom", "priorityUpTo", "active"], sort: "name" },
  page: {
    feature: "settings.notifications",
    path: "settings/notifications",
    title: ["name"],
    search: ["name"],
    filters: ["trigger", "category", "active"],
    form: [
      { id: "general", fields: ["name", "trigger", "category", "priorityUpTo", "active"] },
      { id: "scope", fields: ["dealer", "customer", "site"] },
      { id: "sent", fields: ["channels", "template", "whom", "addresses"] },
      { id: "time", fields: ["delayMinutes", "digestMinutes", "quietFrom", "quietUntil", "repeatMinutes"] },
    ],
  },
});
