/** Every signal, in the order it was committed: append-only, by far the largest collection. */
import { keyReach, SERVER_ONLY, SIGNED_IN } from "../access/rules";
import { SIGNAL_CLASSES } from "../signals/classes";
import { bool, date, defineCollection, int, json, select, text } from "./define";
import { UNKNOWN_WHERE } from "./unknown-where";

const read = `${SIGNED_IN} && (${keyReach(["signals.signal_history.read", "signals.all_live_signals.read"])})`;

export const events = defineCollection("events", {
  fields: {
    /** Gap-free, given at commit: the cursor of every catch-up. */
    seq: int({ required: true, min: 1 }),
    /** Idempotency key `<spool>:<frame>:<index>`; empty for signals made by hand. */
    key: text({ max: 80 }),
    siteNo: text({ max: 20 }),
    partitionNo: text({ max: 10 }),
    /** Name of the signal as an operator reads it. */
    signal: text({ max: 160 }),
    /** Code of the signal type. */
    signal_types: text({ max: 60 }),
    // Plain keys, not relations: deleting a referenced record would rewrite millions of rows.
    site: text({ max: 20 }),
    siteName: text({ max: 160 }),
    dealer: text({ max: 20 }),
    customer: text({ max: 20 }),
    receivedAt: date({ required: true }),
    panelAt: date(),
    receiver: text({ max: 40 }),
    lineCard: text({ max: 10 }),
    communicator: text({ max: 40 }),
    protocol: text({ max: 40 }),
    token: text({ max: 20 }),
    account: text({ max: 40 }),
    prefix: text({ max: 10 }),
    /** As the panel sent it; in rows of class `link` the receiver's word, such as `clear_for_keyed_account`. */
    code: text({ max: 40 }),
    qualifier: text({ max: 2 }),
    zone: text({ max: 10 }),
    user: text({ max: 10 }),
    /** Who that user of the panel was by the site's contacts, as the signal came in. */
    userName: text({ max: 100 }),
    zoneText: text({ max: 160 }),
    text: text({ max: 2000 }),
    class: select(SIGNAL_CLASSES),
    priority: int({ min: 0, max: 9 }),
    /** queued, joined, logged, unknown_account, duplicate, inactive_account … */
    decision: text({ max: 40 }),
    decisionRule: text({ max: 80 }),
    decisionLayer: text({ max: 40 }),
    /** One line per step of the evaluation order, [{"step":3,"what":"site","values":{…}}]. */
    trace: json(),
    /** As it came, in hex: it needs a right of its own (`see_raw`), so no list and no filter knows it. */
    raw: text({ max: 20_000, hidden: true }),
    /** What carried the frame: `tcp` or `udp`. */
    transport: text({ max: 20 }),
    sequence: text({ max: 10 }),
    encrypted: bool(),
    testMode: bool(),
    alarm: text({ max: 20 }),
    duplicateOf: text({ max: 80 }),
    /** Identical repeats of the frame that were acknowledged and not stored again. */
    repeats: int({ min: 0 }),
    media: json(),
  },
  indexes: [
    "unique seq",
    "unique key where key != ''",
    "receivedAt",
    "site, receivedAt",
    "siteNo, receivedAt",
    "alarm, seq",
    "class, receivedAt",
    "dealer, receivedAt",
    "customer, receivedAt",
    "dealer, seq",
    "customer, seq",
    `receivedAt, account where ${UNKNOWN_WHERE}`,
  ],
  access: { ...SERVER_ONLY, list: read, view: read },
  offline: "window",
  long: true,
});
