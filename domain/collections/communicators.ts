/** Receiving services, one record each: kept by the beat that the service sends for its lines. */
import { authority } from "../access/rules";
import { bool, date, defineCollection, int, json, text } from "./define";

export const communicators = defineCollection("communicators", {
  fields: {
    /** The number by which people know it; the first is 1. */
    commId: int({ required: true, min: 1 }),
    name: text({ max: 80 }),
    /** Where the service answers: the specification's `basarAddress`. */
    address: text({ max: 200 }),
    /** Is it heard? */
    status: bool(),
    /** status (1 = it takes signals), statusInfo, dailyTotalSignal, lastSignal. */
    serviceInfo: json({ as: "parts", parts: ["status", "statusInfo", "dailyTotalSignal", "lastSignal"] }),
    lastSignal: date(),
    lastSeenAt: date(),
    /** Id of its spool: a service that begins a new one is another service. */
    nodeId: text({ required: true, max: 40 }),
  },
  indexes: ["unique commId", "unique nodeId"],
  access: authority("communicator.commtwo", { create: null }),
  offline: "none",
  audited: true,
  list: { columns: ["commId", "name", "address", "status", "lastSignal", "lastSeenAt"], sort: "commId" },
  page: {
    feature: "communicator.commtwo",
    path: "communicator/communicators",
    tabOf: "receivers",
    title: ["commId", "name"],
    search: ["name", "address"],
    filters: ["status"],
    form: [
      { id: "general", fields: ["commId", "name", "address"] },
      { id: "standing", fields: ["status", "serviceInfo", "lastSignal", "lastSeenAt", "nodeId"] },
    ],
    kept: ["commId", "status", "serviceInfo", "lastSignal", "lastSeenAt", "nodeId"],
    tabs: [{ collection: "receivers", field: "communicatorId" }],
  },
});
