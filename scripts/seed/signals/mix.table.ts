/** How often what happens: shares of all signals, the curve of the day, the weight of a Sunday. */

import type { EventKind } from "./event";

/** Signals a day on average, for the forty-one sites, of which 38 are in service. */
export const SIGNALS_A_DAY = 900;
export const SITES_OF_THE_MIX = 38;
export const SUNDAY = 0.35;

/** Mean factor of a day of the week: six of 1 and one Sunday. */
export const MEAN_DAY = (6 + SUNDAY) / 7;

export type Share =
  | "open_close"
  | "test"
  | "restore"
  | "status"
  | "trouble"
  | "bypass"
  | "intrusion"
  | "tamper"
  | "fire"
  | "hold_up"
  | "medical"
  | "technical"
  | "unknown_account"
  | "unknown_code";

/** Per cent of all signals. */
export const SHARES: Readonly<Record<Share, number>> = {
  open_close: 46,
  test: 20,
  restore: 13,
  status: 7,
  trouble: 6,
  bypass: 3,
  intrusion: 2.6,
  tamper: 0.6,
  fire: 0.4,
  hold_up: 0.2,
  medical: 0.1,
  technical: 0.6,
  unknown_account: 0.2,
  unknown_code: 0.3,
};

/** Which share a kind counts to; restores and unknown accounts count as such whatever the kind. */
export const SHARE_OF: Readonly<Record<EventKind, Share>> = {
  open: "open_close",
  close: "open_close",
  cancel: "status",
  test: "test",
  status: "status",
  bypass: "bypass",
  intrusion: "intrusion",
  confirmed: "intrusion",
  tamper: "tamper",
  fire: "fire",
  hold_up: "hold_up",
  medical: "medical",
  flood: "technical",
  temperature: "technical",
  gas: "technical",
  mains: "trouble",
  battery: "trouble",
  comms: "trouble",
  sensor: "trouble",
  unknown_code: "unknown_code",
};

/** Share of conditions that are reported as gone again. */
export const RESTORED = 0.96;

/** Of the troubles, per cent. */
export const TROUBLES = { mains: 40, battery: 25, comms: 20, sensor: 15 } as const;

/** Of the technical alarms, per cent. */
export const TECHNICAL = { flood: 45, temperature: 40, gas: 15 } as const;

/** Weight of each hour of the local day: people come between seven and nine and go between five and eight. */
export const HOURS: readonly number[] = [
  1, 0.7, 0.5, 0.5, 0.8, 2, 5, 10, 10, 6, 4.5, 4, 4.5, 4, 4, 4.5, 6, 9, 10, 9, 5, 3.5, 2.5, 1.5,
];
