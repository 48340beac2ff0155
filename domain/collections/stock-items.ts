/** What is kept in stock. */
import { centreWork } from "../access/work-rules";
import { bool, defineCollection, number, select, text } from "./define";

const PAGE = { feature: "logistics.stock", rights: { read: ["read", "technicians.stock.read"], delete: [] } } as const;

export const stockItems = defineCollection("stock_items", {
  fields: {
    code: text({ required: true, max: 40 }),
    name: text({ required: true, max: 160 }),
    category: select(["panel", "detector", "communicator", "camera", "battery", "cable", "consumable", "other"]),
    unit: select(["piece", "metre", "pack", "box"], { required: true }),
    /** Of all warehouses together: below the one it is ordered, up to the other. */
    minimum: number({ min: 0, max: 1_000_000 }),
    maximum: number({ min: 0, max: 1_000_000 }),
    price: number({ min: 0, max: 10_000_000 }),
    currency: text({ max: 3, pattern: "^([A-Z]{3})?$" }),
    supplier: text({ max: 120 }),
    /** Each piece has a number of its own. */
    serialTracked: bool(),
    active: bool(),
  },
  indexes: ["unique code"],
  access: centreWork(PAGE),
  offline: "none",
  audited: true,
  list: { columns: ["code", "name", "category", "unit", "minimum", "supplier", "active"], sort: "code" },
  page: {
    ...PAGE,
    path: "logistics/stock-items",
    title: ["code", "name"],
    search: ["code", "name", "supplier"],
    filters: ["category", "active"],
    form: [
      { id: "general", fields: ["code", "name", "category", "unit", "serialTracked", "active"] },
      { id: "supply", fields: ["minimum", "maximum", "supplier", "price", "currency"] },
    ],
    tabs: [
      { collection: "stock_levels", field: "item" },
      { collection: "stock_moves", field: "item" },
      { collection: "purchase_orders", field: "item" },
    ],
  },
});
