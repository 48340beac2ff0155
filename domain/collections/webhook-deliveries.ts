/** What was sent to which address and how it was answered; written by the store, never changed. */
import { authority } from "../access/rules";
import { date, defineCollection, int, relation, select, text } from "./define";
import { HOOK_EVENTS } from "./webhooks";

export const webhookDeliveries = defineCollection("webhook_deliveries", {
  fields: {
    at: date({ required: true }),
    webhook: relation("webhooks", { cascade: true }),
    /** Its name at the time. */
    webhookName: text({ max: 80 }),
    event: select(HOOK_EVENTS, { required: true }),
    state: select(["waiting", "sent", "failed"], { required: true }),
    /** Of the answer; 0 = there was none. */
    status: int({ min: 0, max: 599 }),
    tries: int({ min: 0, max: 99 }),
    milliseconds: int({ min: 0, max: 600_000 }),
    error: text({ max: 400 }),
    nextTryAt: date(),
  },
  indexes: ["at", "webhook, at"],
  access: authority("settings.api_integrations", { create: null, update: null, delete: null }),
  offline: "none",
  list: { columns: ["at", "webhookName", "event", "state", "status", "tries", "error"], sort: "-at" },
  page: {
    feature: "settings.api_integrations",
    path: "settings/webhook-deliveries",
    tabOf: "integrations",
    title: ["webhookName"],
    search: ["webhookName", "error"],
    filters: ["webhook", "event", "state"],
    form: [
      {
        id: "general",
        fields: ["at", "webhookName", "event", "state", "status", "tries", "milliseconds", "error", "nextTryAt"],
      },
    ],
  },
});
