/** Receiving services' lines as configured and as last heard of. */
import { authority, SIGNED_IN } from "../access/rules";
import { bool, date, defineCollection, int, json, text } from "./define";

const read = `${SIGNED_IN} && @request.auth.role.staff = true`;

export const receivers = defineCollection("receivers", {
  fields: {
    /** Id in the receiver's configuration, for example `r1`. */
    code: text({ required: true, max: 40 }),
    name: text({ max: 80 }),
    engineType: text({ max: 40 }),
    port: int({ min: 0, max: 65_535 }),
    enabled: bool(),
    /**
     * AES key of all accounts that have none of their own (`*` in the receiver's file); written and never read back. The
     * specification's `dC_0920Parameter.janusKey`: a column, since the store can hide no part of one.
     */
    janusKey: text({ max: 64, hidden: true }),
    state: text({ max: 40 }),
    lastSignalAt: date(),
    lastSeenAt: date(),
    /** Counters as the receiver last reported them. */
    detail: json(),
  },
  indexes: ["unique code"],
  access: authority("communicator.commtwo", { list: read, view: read }),
  offline: "none",
  audited: true,
});
