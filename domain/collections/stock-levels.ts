/** How much of an item lies in a warehouse: what its moves come to, kept by the store. */
import { centreWork } from "../access/work-rules";
import { date, defineCollection, number, relation, text } from "./define";

const PAGE = {
  feature: "technicians.stock",
  rights: { read: ["read", "logistics.stock.read"], create: [], update: [], delete: [] },
} as const;

export const stockLevels = defineCollection("stock_levels", {
  fields: {
    item: relation("stock_items", { required: true }),
    warehouse: relation("warehouses", { required: true }),
    /** Code and name of the item, to be looked for. */
    itemName: text({ max: 220 }),
    quantity: number({ min: 0 }),
    movedAt: date(),
    countedAt: date(),
  },
  indexes: ["unique item, warehouse", "warehouse"],
  access: centreWork(PAGE),
  offline: "none",
  list: { columns: ["itemName", "warehouse", "quantity", "movedAt", "countedAt"], sort: "itemName" },
  page: {
    ...PAGE,
    path: "logistics/stock-levels",
    tabOf: "stock_items",
    title: ["itemName"],
    search: ["itemName"],
    filters: ["warehouse"],
    form: [{ id: "general", fields: ["item", "warehouse", "quantity", "movedAt", "countedAt"] }],
  },
});
