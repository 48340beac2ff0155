/** How long and how many: connections that have proved to be panels are left alone for a day and more. */
import { connectionsWithin } from "./open-files";

export interface Limits {
  /** Never more than leave the spool its files, see `connectionsWithin`. */
  readonly maxConnections: number;
  /** Connections through which no known account has spoken; beyond it the oldest of the address with most is closed. */
  readonly maxGuests: number;
  /** Panels hold a connection for days and may test once in 24-25 h. */
  readonly provedIdleMs: number;
  /** Without one good frame. */
  readonly unprovedIdleMs: number;
  /** A frame that began must end within this. */
  readonly partialMs: number;
  /** Unproved connections beyond this many make room, oldest first. */
  readonly maxUnproved: number;
  /** Age from which an unproved connection may be made to make room. */
  readonly unprovedGraceMs: number;
  /** Time between the last answer and a close by us: some panels miss an ACK otherwise (quirk 6). */
  readonly lingerMs: number;
  /** Answers a peer has not read yet; beyond it we stop listening to it. */
  readonly maxUnreadBytes: number;
  /** Answers that wait for the disk, of one connection; beyond it we stop listening to it. A panel may pipeline so many. */
  readonly maxOwed: number;
  /** The same over all connections of one address: many of them are no larger a share. */
  readonly maxOwedOfAddress: number;
  /** Steps of all connections in one turn of the event loop, see `Turns`: some milliseconds. */
  readonly stepsATurn: number;
  /** Steps of one connection before another of its address has its turn. */
  readonly stepsAVisit: number;
}

export const defaultLimits: Limits = {
  maxConnections: 20_000,
  maxGuests: 4000,
  provedIdleMs: 26 * 3_600_000,
  unprovedIdleMs: 10 * 60_000,
  partialMs: 60_000,
  maxUnproved: 1000,
  unprovedGraceMs: 15_000,
  lingerMs: 2000,
  maxUnreadBytes: 64 * 1024,
  maxOwed: 64,
  maxOwedOfAddress: 256,
  stepsATurn: 1024,
  stepsAVisit: 16,
};

/** Of each of so many listeners: together they leave the spool its files, and half of the room is known accounts'. */
export function limitsFor(listeners: number): Limits {
  const maxConnections = Math.floor(connectionsWithin(defaultLimits.maxConnections) / listeners);
  return { ...defaultLimits, maxConnections, maxGuests: Math.min(defaultLimits.maxGuests, maxConnections >> 1) };
}
