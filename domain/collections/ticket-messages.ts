/** What was written on a ticket, line by line: append-only. Notes are the centre's own. */
import { CENTRE, right, SIGNED_IN } from "../access/rules";
import { date, defineCollection, relation, select, text } from "./define";
import { ticketReach } from "./tickets";

const PAGE = { feature: "support.tickets", rights: { create: ["reply"], update: [], delete: [] } } as const;

const reached = `${SIGNED_IN} && ${ticketReach("ticket.")} && (kind = "reply" || (@request.auth.role.staff = true && @request.auth.dealer = ""))`;

export const ticketMessages = defineCollection("ticket_messages", {
  fields: {
    ticket: relation("tickets", { required: true }),
    kind: select(["reply", "note"], { required: true }),
    text: text({ required: true, max: 4000, as: "long" }),
    /** Who wrote it and when, said by the store. */
    author: relation("users"),
    authorName: text({ max: 170 }),
    at: date(),
  },
  indexes: ["ticket, at", "author"],
  access: {
    list: reached,
    view: reached,
    create: `${reached} && (${right("support.tickets.reply")} || (${CENTRE} && ${right("support.support_for_customer.act")}))`,
    update: null,
    delete: null,
  },
  offline: "none",
  list: { columns: ["at", "authorName", "kind", "text"], sort: "at" },
  page: {
    ...PAGE,
    path: "support/ticket-messages",
    tabOf: "tickets",
    title: ["authorName"],
    search: ["text", "authorName"],
    filters: ["kind"],
    form: [{ id: "general", fields: ["ticket", "kind", "text"] }],
  },
});
