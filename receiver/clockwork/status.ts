/** A receiver's state as the heartbeat carries it: what the store takes over, and more for whoever looks deeper. */
import type { ReceiverStatus } from "../../domain/live/routes";
import type { Contact, Counters } from "../contracts/traffic";

/** A line as this receiver tells of it: with everything a receiver may tell. */
export type LineStatus = Required<ReceiverStatus>;

export interface StatusParts {
  readonly id: string;
  readonly engineType: string;
  readonly port: number;
  readonly traffic: { readonly counters: Counters; readonly lastSignalAtMs: number };
  readonly spoolStatus: { readonly state: string; readonly reason: string };
  readonly undelivered: number;
  readonly parked: number;
  /** When the oldest frame came that waits for the store; 0 = none does. */
  readonly waitingSinceMs: number;
  readonly connections: number;
  readonly contacts: readonly Contact[];
}

const iso = (timeMs: number): string => (timeMs === 0 ? "" : new Date(timeMs).toISOString());

export function statusOf({ traffic, spoolStatus, contacts, waitingSinceMs, ...rest }: StatusParts): LineStatus {
  return {
    ...rest,
    ...traffic.counters,
    state: spoolStatus.state === "failed" ? "spool_full" : "listening",
    reason: spoolStatus.reason,
    waitingSince: iso(waitingSinceMs),
    lastSignalAt: iso(traffic.lastSignalAtMs),
    contacts: contacts.map(({ atMs, ...contact }) => ({ ...contact, at: iso(atMs) })),
  };
}
