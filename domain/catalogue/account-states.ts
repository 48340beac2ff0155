/** Why accounts are switched off and on, as an installation begins with it. */

/** A reason, as `account_state_categories` keeps it. */
export interface AccountStateSeed {
  readonly code: string;
  readonly name: string;
  readonly direction: "off" | "on";
  readonly logSignals: boolean;
  readonly processNormally: boolean;
  readonly showWarning: boolean;
  readonly countInStatistics: boolean;
  readonly bill: boolean;
  readonly endAfterTest: boolean;
  readonly notifyCustomer: boolean;
  readonly needsEndDate: boolean;
  readonly needsSupervisor: boolean;
}

/** Signals are kept and nobody is called. */
const OFF = {
  direction: "off",
  logSignals: true,
  processNormally: false,
  showWarning: true,
  countInStatistics: false,
  bill: true,
  endAfterTest: false,
  notifyCustomer: true,
  needsEndDate: false,
  needsSupervisor: false,
} as const;

const ON = { ...OFF, direction: "on", processNormally: true, showWarning: false, countInStatistics: true } as const;

/** The shipped reasons. */
export const ACCOUNT_STATE_CATEGORIES: readonly AccountStateSeed[] = [
  { ...OFF, code: "not_commissioned", name: "Not yet commissioned", bill: false, notifyCustomer: false },
  { ...OFF, code: "works", name: "Works on the system", needsEndDate: true, endAfterTest: true },
  { ...OFF, code: "panel_replaced", name: "Panel replaced", endAfterTest: true },
  { ...OFF, code: "closed_season", name: "Closed for the season", needsEndDate: true },
  { ...OFF, code: "unpaid", name: "Unpaid", needsSupervisor: true },
  { ...OFF, code: "moved", name: "Moved out", bill: false, needsSupervisor: true },
  { ...OFF, code: "contract_ended", name: "Contract ended", bill: false, logSignals: false, needsSupervisor: true },
  { ...ON, code: "commissioned", name: "Commissioned" },
  { ...ON, code: "works_done", name: "Works done" },
  { ...ON, code: "paid", name: "Paid", needsSupervisor: true },
];
