/** Tickets of the centre for the makers of Watchdesk: what is wrong, what is asked, what is wished for. */
import { centreWork } from "../access/work-rules";
import { date, defineCollection, int, relation, select, text } from "./define";

const PAGE = { feature: "support.product_support", rights: { delete: [] } } as const;

export const productTickets = defineCollection("product_tickets", {
  fields: {
    /** 1, 2, 3 … without a gap, given by the store. */
    number: int({ min: 0 }),
    subject: text({ required: true, max: 160 }),
    kind: select(["fault", "question", "wish"], { required: true }),
    /** `sent`: the makers have it. */
    state: select(["new", "sent", "answered", "closed"]),
    description: text({ required: true, max: 4000, as: "long" }),
    requester: relation("users"),
    /** Kept by the store, as all that follows. */
    requesterName: text({ max: 170 }),
    raisedAt: date(),
    sentAt: date(),
    closedAt: date(),
    /** How many want it, too. */
    votes: int({ min: 0 }),
    /** Version, browser and last errors, when it was raised; nothing of a person. */
    diagnostics: text({ max: 6000, as: "long" }),
  },
  indexes: ["unique number", "state, raisedAt"],
  access: centreWork(PAGE),
  offline: "none",
  audited: true,
  list: {
    columns: ["number", "subject", "kind", "state", "votes", "requesterName", "raisedAt"],
    sort: "-number",
  },
  page: {
    ...PAGE,
    path: "support/product-tickets",
    title: ["number", "subject"],
    search: ["number", "subject", "requesterName"],
    filters: ["state", "kind"],
    form: [
      { id: "general", fields: ["subject", "kind", "state", "description"] },
      { id: "kept", fields: ["requesterName", "raisedAt", "sentAt", "closedAt", "votes", "diagnostics"] },
    ],
    kept: ["requesterName", "raisedAt", "sentAt", "closedAt", "votes", "diagnostics"],
    tabs: [
      { collection: "product_messages", field: "ticket" },
      { collection: "product_votes", field: "ticket" },
    ],
    fresh: { state: "new", kind: "fault" },
  },
});
