/** Addresses of others that are told what happens. The secret that signs what is sent is written alone. */
import { authority } from "../access/rules";
import { bool, defineCollection, int, select, text } from "./define";

/** What others can be told of. */
export const HOOK_EVENTS = [
  "alarm_opened",
  "alarm_closed",
  "alarm_on_hold",
  "test_late",
  "receiver_silent",
  "site_changed",
  "ticket_opened",
] as const;

export const webhooks = defineCollection("webhooks", {
  fields: {
    name: text({ required: true, max: 80 }),
    events: select(HOOK_EVENTS, { required: true, many: true }),
    url: text({ required: true, max: 400, pattern: "^https?://[^ ]+$" }),
    /** Signs what is sent; written and never read back. */
    secret: text({ max: 400, hidden: true }),
    retries: int({ min: 0, max: 20 }),
    active: bool(),
  },
  indexes: ["name"],
  access: authority("settings.api_integrations"),
  offline: "none",
  audited: true,
  list: { columns: ["name", "events", "url", "retries", "active"], sort: "name" },
  page: {
    feature: "settings.api_integrations",
    path: "settings/webhooks",
    tabOf: "integrations",
    title: ["name"],
    search: ["name", "url"],
    filters: ["active"],
    form: [{ id: "general", fields: ["name", "events", "url", "retries", "active"] }],
    tabs: [{ collection: "webhook_deliveries", field: "webhook" }],
  },
});
