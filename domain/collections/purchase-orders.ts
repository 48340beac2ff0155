/** What was ordered from suppliers: an item, how many, for which warehouse. */
import { centreWork } from "../access/work-rules";
import { day, defineCollection, int, number, relation, select, text } from "./define";

const PAGE = { feature: "logistics.purchase_orders", rights: { delete: [] } } as const;

export const purchaseOrders = defineCollection("purchase_orders", {
  fields: {
    /** 1, 2, 3 … without a gap, given by the store. */
    number: int({ min: 0 }),
    supplier: text({ required: true, max: 120 }),
    item: relation("stock_items", { required: true }),
    quantity: number({ min: 0, max: 1_000_000 }),
    received: number({ min: 0, max: 1_000_000 }),
    unitPrice: number({ min: 0, max: 10_000_000 }),
    currency: text({ max: 3, pattern: "^([A-Z]{3})?$" }),
    warehouse: relation("warehouses"),
    orderedOn: day(),
    expectedOn: day(),
    state: select(["draft", "ordered", "partly_received", "received", "cancelled"], { required: true }),
    notes: text({ max: 2000, as: "long" }),
  },
  indexes: ["unique number", "item", "warehouse", "state"],
  access: centreWork(PAGE),
  offline: "none",
  audited: true,
  list: { columns: ["number", "supplier", "item", "quantity", "received", "state", "expectedOn"], sort: "-number" },
  page: {
    ...PAGE,
    path: "logistics/purchase-orders",
    tabOf: "stock_items",
    title: ["number", "supplier"],
    search: ["number", "supplier"],
    filters: ["state"],
    form: [
      { id: "general", fields: ["supplier", "item", "quantity", "received", "state"] },
      { id: "price", fields: ["unitPrice", "currency"] },
      { id: "delivery", fields: ["warehouse", "orderedOn", "expectedOn", "notes"] },
    ],
  },
});
