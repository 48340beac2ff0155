/** What deciding needs to know of accounts that no site has. */
import type { IncomingSignal } from "../../domain/signals/incoming";
import { placeKey } from "../../domain/signals/locate";
import { dateMs, storeDate } from "../../domain/signals/store-date";
import { MANY_UNKNOWN, UNKNOWN_ACCOUNT_MS, UNKNOWN_LIFE } from "../../domain/signals/strangers";
import type { StrangerCount } from "../../domain/signals/world";
import { jsonRowsOf, type PbApp } from "./pb";

const UNKNOWN_SINCE = `
  SELECT e.account AS account, e.prefix AS prefix, MAX(h.firstAt) AS at
  FROM (
    SELECT DISTINCT account, prefix, alarm FROM events
    WHERE siteNo IN (SELECT value FROM json_each({:accounts})) AND receivedAt >= {:from}
      AND alarm != '' AND decisionRule IN ('unknown_account', '${MANY_UNKNOWN}')
  ) e JOIN alarm_history h ON h.id = e.alarm
  GROUP BY e.account, e.prefix`;

/** Which of the accounts had an alarm that ended, and when that had begun. */
export function loadUnknownSince(tx: PbApp, strangers: readonly IncomingSignal[]): Map<string, number> {
  const events = strangers.filter(({ kind, account }) => kind === "event" && account !== "");
  if (events.length === 0) return new Map();
  const from = Math.min(...events.map(({ receivedAt }) => dateMs(receivedAt))) - UNKNOWN_ACCOUNT_MS;
  const accounts = JSON.stringify([...new Set(events.map(({ account }) => account.slice(0, 20)))]);
  const rows = jsonRowsOf<{ account: string; prefix: string; at: string }>(tx, UNKNOWN_SINCE, {
    columns: ["account", "prefix", "at"],
    bind: { accounts, from: storeDate(from) },
  });
  return new Map(rows.map(({ account, prefix, at }) => [`account:${placeKey(prefix, account)}`, dateMs(at)]));
}

// `;` follows `:`: a range of the index on groupKey holds all alarms of accounts. An alarm's receiver is its first signal's.
const open = (table: string): string => `
  SELECT e.receiver AS receiver, a.groupKey LIKE '%:${UNKNOWN_LIFE}' AS life
  FROM ${table} a CROSS JOIN events e ON e.id = a.firstEvent
  WHERE a.groupKey >= 'account:' AND a.groupKey < 'account;'
    AND e.receiver IN (SELECT value FROM json_each({:receivers}))`;
const STRANGERS = `
  SELECT receiver, SUM(NOT life) AS usual, SUM(life) AS life
  FROM (${open("events_alarm")} UNION ALL ${open("events_pending")}) GROUP BY receiver`;

/** How many alarms of unknown accounts are open at the receivers that heard of one now. */
export function loadStrangers(tx: PbApp, strangers: readonly IncomingSignal[]): Map<string, StrangerCount> {
  const receivers = [...new Set(strangers.filter(({ account }) => account !== "").map(({ receiver }) => receiver))];
  if (receivers.length === 0) return new Map();
  const rows = jsonRowsOf<StrangerCount & { receiver: string }>(tx, STRANGERS, {
    columns: ["receiver", "usual", "life"],
    bind: { receivers: JSON.stringify(receivers) },
  });
  return new Map(rows.map(({ receiver, usual, life }) => [receiver, { usual, life }]));
}
