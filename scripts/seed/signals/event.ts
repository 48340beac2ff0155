/** One event of a panel before it is a row: who, what, when. */

import type { DemoSite } from "../model";

/** What can happen at a site; the table of codes says how a panel puts it. */
export type EventKind =
  | "open"
  | "close"
  | "cancel"
  | "test"
  | "status"
  | "bypass"
  | "intrusion"
  | "confirmed"
  | "tamper"
  | "fire"
  | "hold_up"
  | "medical"
  | "flood"
  | "temperature"
  | "gas"
  | "mains"
  | "battery"
  | "comms"
  | "sensor"
  | "unknown_code";

export interface DemoEvent {
  /** When the frame was complete, ms. */
  readonly at: number;
  readonly kind: EventKind;
  /** The condition has gone again. */
  readonly restore: boolean;
  /** Missing when the account belongs to nobody. */
  readonly site: DemoSite | undefined;
  readonly account: string;
  /** "" = the whole system. */
  readonly partition: string;
  readonly zone: string;
  readonly user: string;
}

/** Puts an event together. */
export const eventAt = (site: DemoSite, at: number, what: Partial<DemoEvent> & { kind: EventKind }): DemoEvent => ({
  at,
  site,
  account: site.code,
  restore: false,
  partition: "",
  zone: "",
  user: "",
  ...what,
});
