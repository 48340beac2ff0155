/** A receiver's state as the heartbeat carries it: what the store takes over, and more for whoever looks deeper. */
import type { ReceiverStatus } from "../../domain/live/routes";
import type { Contact, Counters } from "../contracts/traffic";

type OtherCounters = Readonly<Omit<Counters, keyof ReceiverStatus>>;

export interface LineStatus extends ReceiverStatus, OtherCounters {
  /** Why nothing is acknowledged; `""` when all is well. */
  readonly reason: string;
  /** Frames the store refuses; counted in `undelivered` too. */
  readonly parked: number;
  readonly connections: number;
  /** Accounts heard since the last heartbeat, NULL and heartbeats included: their links live. */
  readonly contacts: readonly (Omit<Contact, "atMs"> & { readonly at: string })[];
}

export interface StatusParts {
  readonly id: string;
  readonly engineType: string;
  readonly port: number;
  readonly traffic: { readonly counters: Counters; readonly lastSignalAtMs: number };
  readonly spoolStatus: { readonly state: string; readonly reason: string };
  readonly undelivered: number;
  readonly parked: number;
  readonly connections: number;
  readonly contacts: readonly Contact[];
}

const iso = (timeMs: number): string => (timeMs === 0 ? "" : new Date(timeMs).toISOString());

export function statusOf({ traffic, spoolStatus, contacts, ...rest }: StatusParts): LineStatus {
  return {
    ...rest,
    ...traffic.counters,
    state: spoolStatus.state === "failed" ? "spool_full" : "listening",
    reason: spoolStatus.reason,
    lastSignalAt: iso(traffic.lastSignalAtMs),
    contacts: contacts.map(({ atMs, ...contact }) => ({ ...contact, at: iso(atMs) })),
  };
}
