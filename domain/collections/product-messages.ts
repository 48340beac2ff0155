/** What was written on tickets for the makers, line by line: append-only. `answer` is what came back from them. */
import { centreWork } from "../access/work-rules";
import { date, defineCollection, relation, select, text } from "./define";

const PAGE = {
  feature: "support.product_support",
  rights: { create: ["create", "update"], update: [], delete: [] },
} as const;

export const productMessages = defineCollection("product_messages", {
  fields: {
    ticket: relation("product_tickets", { required: true }),
    kind: select(["question", "answer", "note"], { required: true }),
    text: text({ required: true, max: 4000, as: "long" }),
    /** Who wrote it down and when, said by the store. */
    author: relation("users"),
    authorName: text({ max: 170 }),
    at: date(),
  },
  indexes: ["ticket, at", "author"],
  access: centreWork(PAGE),
  offline: "none",
  list: { columns: ["at", "authorName", "kind", "text"], sort: "at" },
  page: {
    ...PAGE,
    path: "support/product-messages",
    tabOf: "product_tickets",
    title: ["authorName"],
    search: ["text", "authorName"],
    filters: ["kind"],
    form: [{ id: "general", fields: ["ticket", "kind", "text"] }],
    fresh: { kind: "question" },
  },
});
