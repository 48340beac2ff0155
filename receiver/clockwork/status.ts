/** A receiver's state as the heartbeat carries it. */
import type { Contact, Counters } from "../contracts/traffic";

export interface ReceiverStatus extends Counters {
  readonly id: string;
  /** `ok`, or `failed` with the reason: nothing is acknowledged then. */
  readonly state: string;
  readonly reason: string;
  /** ISO-8601 UTC; `""` before the first. */
  readonly lastSignalAt: string;
  /** Frames the store has not taken yet. */
  readonly queueDepth: number;
  /** Frames the store refuses. */
  readonly parked: number;
  readonly connections: number;
  /** Accounts heard since the last heartbeat, NULL and heartbeats included. */
  readonly contacts: readonly (Omit<Contact, "atMs"> & { readonly at: string })[];
}

export interface StatusParts {
  readonly id: string;
  readonly traffic: { readonly counters: Counters; readonly lastSignalAtMs: number };
  readonly spoolStatus: { readonly state: string; readonly reason: string };
  readonly queueDepth: number;
  readonly parked: number;
  readonly connections: number;
  readonly contacts: readonly Contact[];
}

const iso = (timeMs: number): string => (timeMs === 0 ? "" : new Date(timeMs).toISOString());

export function statusOf({ id, traffic, spoolStatus, contacts, ...numbers }: StatusParts): ReceiverStatus {
  return {
    id,
    state: spoolStatus.state,
    reason: spoolStatus.reason,
    lastSignalAt: iso(traffic.lastSignalAtMs),
    ...numbers,
    ...traffic.counters,
    contacts: contacts.map(({ atMs, ...contact }) => ({ ...contact, at: iso(atMs) })),
  };
}
