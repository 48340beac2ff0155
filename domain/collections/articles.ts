/** Articles about the product: how things are done, what is new, what does not work at the moment. */
import { centreWork } from "../access/work-rules";
import { bool, day, defineCollection, select, text } from "./define";

const PAGE = { feature: "support.product_support", rights: { delete: [] } } as const;

export const articles = defineCollection("articles", {
  fields: {
    title: text({ required: true, max: 160 }),
    kind: select(["how_to", "release_note", "status", "question"], { required: true }),
    text: text({ required: true, max: 20_000, as: "long" }),
    language: text({ max: 10, as: "language" }),
    publishedOn: day(),
    active: bool(),
  },
  indexes: ["kind, publishedOn"],
  access: centreWork(PAGE),
  offline: "none",
  audited: true,
  list: { columns: ["title", "kind", "publishedOn", "active"], sort: "-publishedOn" },
  page: {
    ...PAGE,
    path: "support/articles",
    title: ["title"],
    search: ["title", "text"],
    filters: ["kind", "active"],
    form: [{ id: "general", fields: ["title", "kind", "text", "language", "publishedOn", "active"] }],
  },
});
