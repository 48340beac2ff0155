/** The register of tools: where each is and when it must be calibrated. */
import { centreWork } from "../access/work-rules";
import { day, defineCollection, relation, select, text } from "./define";

const PAGE = {
  feature: "logistics.stock",
  rights: {
    read: ["read", "technicians.tool_request.read"],
    update: ["update", "technicians.tool_request.hand_out"],
    delete: [],
  },
} as const;

export const tools = defineCollection("tools", {
  fields: {
    code: text({ required: true, max: 20 }),
    name: text({ required: true, max: 120 }),
    serialNumber: text({ max: 80 }),
    state: select(["in_stock", "handed_out", "calibration", "lost", "retired"], { required: true }),
    holder: relation("users"),
    /** Kept by the store. */
    holderName: text({ max: 170 }),
    /** On which day whoever holds it brings it back; taken from the request with which it was handed out. */
    returnBy: day(),
    warehouse: relation("warehouses"),
    calibrationDue: day(),
    notes: text({ max: 1000, as: "long" }),
  },
  indexes: ["unique code", "holder", "warehouse"],
  access: centreWork(PAGE),
  offline: "none",
  audited: true,
  list: { columns: ["code", "name", "state", "holderName", "returnBy", "calibrationDue"], sort: "code" },
  page: {
    ...PAGE,
    path: "logistics/tools",
    tabOf: "stock_items",
    title: ["code", "name"],
    search: ["code", "name", "serialNumber", "holderName"],
    filters: ["state"],
    form: [
      { id: "general", fields: ["code", "name", "serialNumber", "calibrationDue", "notes"] },
      { id: "where", fields: ["state", "holder", "returnBy", "warehouse"] },
    ],
    tabs: [{ collection: "tool_requests", field: "tool" }],
  },
});
