/** Signals of accounts that no site has, by account, newest first; the signals themselves stay what is kept of them. */
import { CENTRE, right, SIGNED_IN } from "../access/rules";
import { date, defineCollection, int, text } from "./define";
import { UNKNOWN_WHERE } from "./unknown-where";

const read = `${SIGNED_IN} && ${right("signals.all_live_signals.read")} && ${CENTRE}`;

/** Of so many of the newest: what floods is not counted through with each look. */
const NEWEST = 5000;

export const unknownSignals = defineCollection("unknown_signals", {
  type: "view",
  fields: {
    lastAt: date(),
    firstAt: date(),
    account: text({ max: 40 }),
    prefix: text({ max: 10 }),
    receiver: text({ max: 40 }),
    protocol: text({ max: 40 }),
    /** How many signals came of it. */
    times: int(),
    code: text({ max: 40 }),
    signal: text({ max: 160 }),
    why: text({ max: 80 }),
    alarm: text({ max: 20 }),
  },
  // With MAX alone SQLite gives the other columns of that row: those of the newest signal.
  query: `SELECT id, CAST(MAX(receivedAt) AS TEXT) AS lastAt, CAST(firstOf AS TEXT) AS firstAt, CAST(account AS TEXT) AS account,
 CAST(prefix AS TEXT) AS prefix, CAST(receiver AS TEXT) AS receiver, CAST(protocol AS TEXT) AS protocol,
 CAST(COUNT(*) AS INT) AS times, CAST(code AS TEXT) AS code, CAST(signal AS TEXT) AS signal,
 CAST(decisionRule AS TEXT) AS why, CAST(alarm AS TEXT) AS alarm, CAST(updated AS TEXT) AS updated
 FROM (SELECT *, MIN(receivedAt) OVER (PARTITION BY receiver, prefix, account) AS firstOf FROM
 (SELECT * FROM events WHERE ${UNKNOWN_WHERE} ORDER BY receivedAt DESC LIMIT ${NEWEST})) GROUP BY receiver, prefix, account`,
  access: { list: read, view: read, create: null, update: null, delete: null },
  offline: "none",
  list: { columns: ["lastAt", "account", "prefix", "receiver", "times", "code", "signal", "why"], sort: "-lastAt" },
  page: {
    feature: "signals.all_live_signals",
    path: "communicator/unknown_signals",
    tabOf: "receivers",
    title: ["prefix", "account"],
    search: ["account", "signal", "code"],
    filters: ["receiver"],
    form: [
      { id: "general", fields: ["account", "prefix", "receiver", "protocol", "why"] },
      { id: "signals", fields: ["times", "firstAt", "lastAt", "code", "signal"] },
    ],
  },
});
