/** What went back to a supplier, why, and what came of it. */
import { centreWork } from "../access/work-rules";
import { day, defineCollection, int, number, relation, select, text } from "./define";

const PAGE = { feature: "logistics.rma", rights: { delete: [] } } as const;

export const returns = defineCollection("returns", {
  fields: {
    /** 1, 2, 3 … without a gap, given by the store. */
    number: int({ min: 0 }),
    item: relation("stock_items", { required: true }),
    quantity: number({ min: 0, max: 1_000_000 }),
    serialNumber: text({ max: 80 }),
    reason: select(["faulty", "wrong_item", "surplus", "warranty"], { required: true }),
    supplier: text({ max: 120 }),
    supplierReference: text({ max: 60 }),
    site: relation("site_accounts"),
    job: relation("jobs"),
    openedOn: day({ required: true }),
    state: select(["opened", "sent", "replaced", "credited", "refused", "closed"], { required: true }),
    notes: text({ max: 2000, as: "long" }),
  },
  indexes: ["unique number", "item", "site", "job", "state"],
  access: centreWork(PAGE),
  offline: "none",
  audited: true,
  list: { columns: ["number", "item", "quantity", "reason", "supplier", "state", "openedOn"], sort: "-number" },
  page: {
    ...PAGE,
    path: "logistics/returns",
    tabOf: "stock_items",
    title: ["number", "supplier"],
    search: ["supplier", "serialNumber", "supplierReference"],
    filters: ["state", "reason"],
    form: [
      { id: "general", fields: ["item", "quantity", "serialNumber", "reason", "openedOn", "state"] },
      { id: "supply", fields: ["supplier", "supplierReference", "notes"] },
      { id: "about", fields: ["site", "job"] },
    ],
  },
});
