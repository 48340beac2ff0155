/** What messages say, by channel, with the names of what is put in. */
import { authority } from "../access/rules";
import { bool, defineCollection, int, json, select, text } from "./define";

/** Ways in which a message goes out. */
export const CHANNELS = ["in_app", "push", "email", "sms", "voice", "webhook"] as const;

export const messageTemplates = defineCollection("message_templates", {
  fields: {
    code: text({ required: true, max: 40, pattern: "^[a-z][a-z0-9_]*$" }),
    name: text({ required: true, max: 80 }),
    channel: select(CHANNELS, { required: true }),
    subject: text({ max: 160 }),
    /** With {site}, {alarm}, {time} and the like where they belong. */
    text: text({ required: true, max: 2000, as: "long" }),
    /** The same in other languages, by their code. */
    texts: json({ as: "texts" }),
    order: int({ min: 0, max: 999 }),
    active: bool(),
  },
  indexes: ["unique code"],
  access: authority("settings.notifications", { delete: null }),
  offline: "none",
  audited: true,
  list: { columns: ["code", "name", "channel", "text", "active"], sort: "order" },
  page: {
    feature: "settings.notifications",
    path: "settings/message-templates",
    tabOf: "notification_rules",
    title: ["name"],
    search: ["code", "name", "text"],
    filters: ["channel", "active"],
    form: [
      { id: "general", fields: ["code", "name", "channel", "order", "active"] },
      { id: "text", fields: ["subject", "text", "texts"] },
    ],
  },
});
