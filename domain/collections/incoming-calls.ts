/** Telephones that ring: what the popup of whoever is called is raised by. Of the last day; the history keeps them all. */
import { right, SERVER_ONLY, SIGNED_IN } from "../access/rules";
import { date, defineCollection, relation, text } from "./define";

const read = `${SIGNED_IN} && user = @request.auth.id && ${right("dialer.incoming.read")}`;

export const incomingCalls = defineCollection("incoming_calls", {
  fields: {
    number: text({ required: true, max: 40 }),
    extension: text({ max: 20 }),
    user: relation("users", { required: true, cascade: true }),
    at: date({ required: true }),
  },
  indexes: ["user, at", "at"],
  access: { ...SERVER_ONLY, list: read, view: read },
  offline: "none",
});
