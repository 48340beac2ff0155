/** Protocols that panels speak: how a frame is bounded, read and answered, for whoever sets up a panel. */
import { staffReads } from "../access/rules";
import { bool, defineCollection, int, select, text } from "./define";

export const protocols = defineCollection("protocols", {
  fields: {
    /** As signals and code maps name it: `SIA-DCS`. */
    code: text({ required: true, max: 40, pattern: "^[A-Za-z][A-Za-z0-9_-]*$" }),
    name: text({ required: true, max: 80 }),
    family: select(
      ["contact_id", "sia", "four_plus_two", "fast", "receiver_frames", "vendor_json", "vendor_xml", "email"],
      { required: true },
    ),
    transport: select(["dc09", "serial", "tcp", "udp", "https", "email"]),
    version: text({ max: 40 }),
    /** How one frame is told from the next. */
    framing: text({ max: 1000, as: "long" }),
    /** With the names of the fields where they stand. */
    pattern: text({ max: 1000, as: "long" }),
    ackText: text({ max: 120 }),
    nakText: text({ max: 120 }),
    heartbeatPattern: text({ max: 200 }),
    checksum: select(["none", "crc16", "sum", "xor"]),
    encryption: select(["none", "aes_cbc"]),
    /** Seconds by which the panel's clock may differ; 0 = its time is not looked at. */
    timeToleranceSeconds: int({ min: 0, max: 86_400 }),
    notes: text({ max: 2000, as: "long" }),
    order: int({ min: 0, max: 999 }),
    active: bool(),
  },
  indexes: ["unique code"],
  access: staffReads("settings.protocols", { delete: null }),
  offline: "none",
  audited: true,
  list: { columns: ["code", "name", "family", "transport", "encryption", "active"], sort: "order" },
  page: {
    feature: "settings.protocols",
    path: "settings/protocols",
    title: ["name"],
    search: ["code", "name", "notes"],
    filters: ["family", "transport", "active"],
    form: [
      { id: "general", fields: ["code", "name", "family", "transport", "version", "order", "active"] },
      { id: "frame", fields: ["framing", "pattern", "checksum", "encryption", "timeToleranceSeconds"] },
      { id: "answers", fields: ["ackText", "nakText", "heartbeatPattern", "notes"] },
    ],
  },
});
