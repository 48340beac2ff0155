/** Receiving services' lines as configured and as last heard of: the specification's fields of a receiver, to the letter. */
import { authority, SIGNED_IN } from "../access/rules";
import { bool, date, defineCollection, int, json, relation, select, text } from "./define";

const read = `${SIGNED_IN} && @request.auth.role.staff = true`;

/** What a receiver has where nobody has said otherwise (specification 9). */
export const RECEIVER_DEFAULTS = { receiverType: 1, maxPartitions: 5000 } as const;

export const receivers = defineCollection("receivers", {
  fields: {
    /** Id in the receiver's configuration, for example `r1`. */
    code: text({ required: true, max: 40 }),
    name: text({ max: 80 }),
    /** The receiving service that runs it, and the number that service has for people. */
    communicatorId: relation("communicators"),
    commId: int({ min: 0 }),
    /** Its place among the lines of the service. */
    rowId: int({ min: 0 }),
    engineType: text({ max: 40 }),
    receiverType: int({ min: 0, max: 99 }),
    ipAdress: text({ max: 120 }),
    port: int({ min: 0, max: 65_535 }),
    comport: text({ max: 40 }),
    baudrate: int({ min: 0, max: 4_000_000 }),
    databits: int({ min: 0, max: 9 }),
    parityType: select(["none", "odd", "even", "mark", "space"]),
    stopBits: select(["1", "1.5", "2"]),
    flowControl: select(["none", "hardware", "software"]),
    /** Seconds without traffic after which the line counts as silent. */
    montime: int({ min: 0, max: 86_400 }),
    realTime: bool(),
    specificReceiverNumber: text({ max: 10 }),
    specificLineCardNumber: text({ max: 10 }),
    enabled: bool(),
    /** maxPartitions is set by people, partitionCount counted by the store. */
    detail: json({ as: "figures", parts: ["maxPartitions", "partitionCount"] }),
    hikVisionParameter: json({ as: "parts", parts: ["appKey", "tokenUrl", "apiUrl"] }),
    jsonParameter: json({ as: "parts", parts: ["userName", "url"] }),
    xmlParameter: json({ as: "parts", parts: ["userName", "url"] }),
    /**
     * Secrets are written and never read back: columns of their own, since the store can hide no part of one. They are the
     * specification's `dC_0920Parameter.janusKey` (AES key of all accounts that have none of their own, `*` in the receiver's
     * file), `hikVisionParameter.secretKey`, `jsonParameter.password` and `xmlParameter.password`.
     */
    janusKey: text({ max: 64, hidden: true }),
    hikVisionSecretKey: text({ max: 200, hidden: true }),
    jsonPassword: text({ max: 200, hidden: true }),
    xmlPassword: text({ max: 200, hidden: true }),
    state: text({ max: 40, said: ["listening", "silent", "spool_full", "stopped"] }),
    lastSignalAt: date(),
    lastSeenAt: date(),
    /** As the receiver last reported them. */
    counters: json(),
  },
  indexes: ["unique code"],
  access: authority("communicator.commtwo", { list: read, view: read }),
  offline: "none",
  audited: true,
  list: {
    columns: ["code", "name", "state", "lastSignalAt", "engineType", "port", "communicatorId", "enabled"],
    sort: "code",
  },
  page: {
    feature: "communicator.commtwo",
    path: "communicator/commtwo",
    title: ["code", "name"],
    search: ["code", "name", "engineType"],
    filters: ["enabled"],
    form: [
      { id: "general", fields: ["code", "name", "receiverType", "enabled"] },
      { id: "standing", fields: ["state", "lastSignalAt", "lastSeenAt", "communicatorId", "commId", "rowId"] },
      { id: "line", fields: ["engineType", "ipAdress", "port", "montime", "realTime"] },
      { id: "serial", fields: ["comport", "baudrate", "databits", "parityType", "stopBits", "flowControl"] },
      { id: "numbers", fields: ["specificReceiverNumber", "specificLineCardNumber", "detail"] },
      { id: "services", fields: ["hikVisionParameter", "jsonParameter", "xmlParameter"] },
    ],
    kept: ["state", "lastSignalAt", "lastSeenAt", "communicatorId", "commId", "rowId"],
    tabs: [{ collection: "receiver_status_log", field: "receiver" }],
    fresh: {
      receiverType: RECEIVER_DEFAULTS.receiverType,
      detail: { maxPartitions: RECEIVER_DEFAULTS.maxPartitions },
      enabled: true,
    },
  },
});
