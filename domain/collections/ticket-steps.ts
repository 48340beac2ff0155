/** What happened to tickets and when: written by the store with the save itself, read by the report of those who answer them. */
import { SERVER_ONLY } from "../access/rules";
import { TICKET_STEPS } from "../work/ticket-steps";
import { bool, date, defineCollection, int, select, text } from "./define";

export const ticketSteps = defineCollection("ticket_steps", {
  fields: {
    ticket: text({ max: 20 }),
    kind: select(TICKET_STEPS, { required: true }),
    /** Whose step it is, a person's id. */
    by: text({ max: 20 }),
    at: date({ required: true }),
    /** Since the ticket was raised. */
    seconds: int({ min: 0 }),
    /** It had not happened to this ticket before. */
    first: bool(),
  },
  indexes: ["at", "ticket"],
  access: SERVER_ONLY,
  offline: "none",
  long: true,
});
