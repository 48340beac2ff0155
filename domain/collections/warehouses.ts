/** Where stock lies: warehouses, and the vans of technicians. */
import { centreWork } from "../access/work-rules";
import { bool, defineCollection, select, text } from "./define";

const PAGE = {
  feature: "logistics.warehouses",
  rights: { read: ["read", "technicians.stock.read"], delete: [] },
} as const;

export const warehouses = defineCollection("warehouses", {
  fields: {
    code: text({ required: true, max: 20 }),
    name: text({ required: true, max: 120 }),
    kind: select(["central", "branch", "van"], { required: true }),
    address: text({ max: 400 }),
    notes: text({ max: 1000, as: "long" }),
    active: bool(),
  },
  indexes: ["unique code"],
  access: centreWork(PAGE),
  offline: "none",
  audited: true,
  list: { columns: ["code", "name", "kind", "address", "active"], sort: "code" },
  page: {
    ...PAGE,
    path: "logistics/warehouses",
    tabOf: "stock_items",
    title: ["code", "name"],
    search: ["code", "name", "address"],
    filters: ["kind", "active"],
    form: [{ id: "general", fields: ["code", "name", "kind", "address", "notes", "active"] }],
    tabs: [{ collection: "stock_levels", field: "warehouse" }],
  },
});
