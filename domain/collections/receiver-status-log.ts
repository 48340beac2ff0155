/** When a receiver's line changed its state, and why: written by the store. */
import { CENTRE, right, SERVER_ONLY, SIGNED_IN } from "../access/rules";
import { date, defineCollection, relation, text } from "./define";

const read = `${SIGNED_IN} && ${right("communicator.commtwo.read")} && ${CENTRE}`;

export const receiverStatusLog = defineCollection("receiver_status_log", {
  fields: {
    at: date({ required: true }),
    receiver: relation("receivers", { cascade: true }),
    before: text({ max: 40 }),
    state: text({ required: true, max: 40 }),
    reason: text({ max: 200 }),
  },
  indexes: ["at", "receiver, at"],
  access: { ...SERVER_ONLY, list: read, view: read },
  offline: "none",
  list: { columns: ["at", "receiver", "before", "state", "reason"], sort: "-at" },
  page: {
    feature: "communicator.commtwo",
    path: "communicator/receiver_status_log",
    tabOf: "receivers",
    title: ["state"],
    search: ["state", "reason"],
    filters: ["receiver"],
    form: [{ id: "general", fields: ["at", "receiver", "before", "state", "reason"] }],
  },
});
