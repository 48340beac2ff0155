/** Lines of receivers as the centre knows them: what is behind a receiver's number and a line's. */
import { authority } from "../access/rules";
import { bool, defineCollection, int, relation, text } from "./define";

export const receiverLineCards = defineCollection("receiver_line_cards", {
  fields: {
    receiverNumber: text({ required: true, max: 10 }),
    lineCardNumber: text({ required: true, max: 10 }),
    name: text({ max: 80 }),
    prefix: text({ max: 10 }),
    protocol: text({ max: 40 }),
    dealer: relation("installers_accounts"),
    /** What panels dial or connect to. */
    calledNumber: text({ max: 60 }),
    /** Seconds between two signs of life; 0 = none are expected. */
    expectedHeartbeat: int({ min: 0, max: 86_400 }),
    supervise: bool(),
    faultPriority: int({ min: 0, max: 9 }),
    notes: text({ max: 2000, as: "long" }),
    active: bool(),
  },
  indexes: ["unique receiverNumber, lineCardNumber"],
  access: authority("communicator.receiver_line_card_settings"),
  offline: "none",
  audited: true,
  list: {
    columns: ["receiverNumber", "lineCardNumber", "name", "prefix", "protocol", "dealer", "active"],
    sort: "receiverNumber",
  },
  page: {
    feature: "communicator.receiver_line_card_settings",
    path: "communicator/receiver_line_card_settings",
    title: ["receiverNumber", "lineCardNumber", "name"],
    search: ["name", "prefix", "calledNumber"],
    filters: ["dealer", "active"],
    form: [
      { id: "general", fields: ["receiverNumber", "lineCardNumber", "name", "active"] },
      { id: "accounts", fields: ["prefix", "protocol", "dealer", "calledNumber"] },
      { id: "watch", fields: ["supervise", "expectedHeartbeat", "faultPriority"] },
      { id: "notes", fields: ["notes"] },
    ],
  },
});
