/** Who wants what a ticket for the makers asks for: one vote a person, his own to take back. */
import { allOf, centreMay, centreWork, mine } from "../access/work-rules";
import { date, defineCollection, relation, text } from "./define";

const PAGE = {
  feature: "support.product_support",
  rights: { create: ["read"], update: [], delete: ["read"] },
} as const;

export const productVotes = defineCollection("product_votes", {
  fields: {
    ticket: relation("product_tickets", { required: true }),
    /** Whose it is and since when, said by the store. */
    user: relation("users"),
    userName: text({ max: 170 }),
    at: date(),
  },
  indexes: ["unique ticket, user", "user"],
  access: centreWork(PAGE, { delete: allOf(centreMay(PAGE, "delete"), mine("user")) }),
  offline: "none",
  list: { columns: ["userName", "at"], sort: "at" },
  page: {
    ...PAGE,
    path: "support/product-votes",
    tabOf: "product_tickets",
    title: ["userName"],
    search: ["userName"],
    form: [{ id: "general", fields: ["ticket", "userName"] }],
    kept: ["userName"],
  },
});
