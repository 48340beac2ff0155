/** "Last contact" of transmitters: moved by every sign of life, a NULL included (H-PI-02). */
import type { IncomingSignal } from "../../domain/signals/incoming";
import { accountKey, prefixKey } from "../../domain/signals/normalise";
import { dateMs, storeDate } from "../../domain/signals/store-date";
import { run, type PbApp } from "./pb";

/** Whom somebody heard, and when (ISO-8601 or the store's spelling). */
export interface Heard {
  readonly account: string;
  readonly prefix: string;
  readonly at: string;
}

// The transmitter's own account, else its site's code, with the site's prefix. CROSS JOIN keeps the order: from the few
// that were heard, by index, never through all sites. `updated` stays: nobody edited anything.
const PREFIX = "UPPER(LTRIM(TRIM(s.prefix), '0')) = j.value->>1";
const TOUCH = `
  UPDATE site_transmitters SET lastSeenAt = h.at FROM (
    SELECT id, MAX(at) AS at FROM (
      SELECT t.id AS id, j.value->>2 AS at FROM jsonb_each({:heard}) j
        CROSS JOIN site_transmitters t ON t.identifier = j.value->>0 AND t.identifier != ''
        CROSS JOIN site_accounts s ON s.id = t.site AND ${PREFIX}
      UNION ALL
      SELECT t.id AS id, j.value->>2 AS at FROM jsonb_each({:heard}) j
        CROSS JOIN site_accounts s ON s.code = j.value->>0 AND ${PREFIX}
        CROSS JOIN site_transmitters t ON t.site = s.id AND t.identifier = ''
    ) GROUP BY id
  ) h
  WHERE site_transmitters.id = h.id AND site_transmitters.lastSeenAt < h.at`;

/** Moves "last contact" forward, never back; a receiver's clock that runs ahead is cut to ours. */
export function touchTransmitters(tx: PbApp, contacts: readonly Heard[], nowMs: number): void {
  const rows: string[][] = [];
  for (const { account, prefix, at } of contacts) {
    const atMs = Math.min(dateMs(at), nowMs);
    if (account === "" || Number.isNaN(atMs)) continue;
    const [place, time, upper, lower] = [
      prefixKey(prefix),
      storeDate(atMs),
      accountKey(account),
      account.toLowerCase(),
    ];
    rows.push([account, place, time]);
    // Most accounts are digits, spelt in one way.
    if (upper !== account) rows.push([upper, place, time]);
    if (lower !== account && lower !== upper) rows.push([lower, place, time]);
  }
  if (rows.length > 0) run(tx, TOUCH, { heard: JSON.stringify(rows) });
}

/** The same for those that sent signals. What a receiver tells of its line may come from a forged frame and moves nothing. */
export function touchSenders(tx: PbApp, signals: readonly IncomingSignal[], nowMs: number): void {
  const last = new Map<string, Heard>();
  for (const { kind, account, prefix, receivedAt: at } of signals) {
    if (kind === "link") continue;
    const key = `${prefix}/${account}`;
    const before = last.get(key);
    if (!before || dateMs(before.at) < dateMs(at)) last.set(key, { account, prefix, at });
  }
  touchTransmitters(tx, [...last.values()], nowMs);
}
