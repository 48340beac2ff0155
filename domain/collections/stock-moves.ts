/** Every movement of stock: append-only; the store keeps the levels by it. */
import { CENTRE, right, SIGNED_IN } from "../access/rules";
import { centreWork } from "../access/work-rules";
import { date, defineCollection, number, relation, select, text } from "./define";

const PAGE = {
  feature: "technicians.stock",
  rights: {
    read: ["read", "logistics.stock.read"],
    create: ["move", "count", "logistics.stock.update"],
    update: [],
    delete: [],
  },
} as const;

// Whoever keeps no warehouse moves out of and into his own van.
const van = "@collection.technicians";
const ownVan =
  `(${van}.user ?= @request.auth.id && ${van}.vanStock ?!= "" && ` +
  `(${van}.vanStock ?= from || ${van}.vanStock ?= to))`;
const byVerb =
  `((kind != "count" && ${right("technicians.stock.move")}) || ` +
  `(kind = "count" && ${right("technicians.stock.count")}))`;

export const stockMoves = defineCollection("stock_moves", {
  fields: {
    item: relation("stock_items", { required: true }),
    /** Kept by the store: code and name of the item. */
    itemName: text({ max: 220 }),
    kind: select(["receipt", "transfer", "use", "return", "count"], { required: true }),
    from: relation("warehouses"),
    to: relation("warehouses"),
    /** Of a count: what lies in `to`. */
    quantity: number({ min: 0, max: 1_000_000 }),
    serialNumber: text({ max: 80 }),
    job: relation("jobs"),
    note: text({ max: 400 }),
    /** Who and when, said by the store. */
    by: relation("users"),
    byName: text({ max: 170 }),
    at: date(),
  },
  indexes: ["item, at", "from", "to", "job", "at"],
  access: centreWork(PAGE, {
    create: `${SIGNED_IN} && ${CENTRE} && (${right("logistics.stock.update")} || (${byVerb} && ${ownVan}))`,
  }),
  offline: "none",
  list: { columns: ["at", "kind", "itemName", "quantity", "from", "to", "byName"], sort: "-at" },
  page: {
    ...PAGE,
    path: "logistics/stock-moves",
    tabOf: "stock_items",
    title: ["itemName"],
    search: ["itemName", "serialNumber", "byName"],
    filters: ["kind", "from", "to"],
    form: [{ id: "general", fields: ["kind", "item", "quantity", "from", "to", "serialNumber", "job", "note"] }],
  },
});
