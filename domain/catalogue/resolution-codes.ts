/** The resolution codes an installation begins with. */

/** How an alarm may end. */
export interface ResolutionSeed {
  readonly code: string;
  readonly text: string;
  readonly group: string;
  readonly falseAlarm: boolean;
  readonly cause: "user" | "equipment" | "weather" | "unknown" | "real";
  readonly order: number;
}

const REAL = { group: "Real", falseAlarm: false, cause: "real" } as const;
const FALSE = { group: "False alarm", falseAlarm: true } as const;
const SERVICE = { group: "Service", falseAlarm: false } as const;

const ROWS: readonly Omit<ResolutionSeed, "order">[] = [
  { code: "real_intrusion", text: "Real: intrusion", ...REAL },
  { code: "real_fire", text: "Real: fire", ...REAL },
  { code: "real_hold_up", text: "Real: hold-up or threat", ...REAL },
  { code: "real_medical", text: "Real: medical help given", ...REAL },
  { code: "real_technical", text: "Real: technical fault", group: "Real", falseAlarm: false, cause: "equipment" },
  { code: "police_attended", text: "Police attended", ...REAL },
  { code: "keyholder_attended", text: "Keyholder attended", ...REAL },
  { code: "false_user", text: "False: user error", ...FALSE, cause: "user" },
  { code: "false_equipment", text: "False: equipment", ...FALSE, cause: "equipment" },
  { code: "false_weather", text: "False: weather", ...FALSE, cause: "weather" },
  { code: "false_animal", text: "False: animal or insect", ...FALSE, cause: "unknown" },
  { code: "false_unknown", text: "False: cause unknown", ...FALSE, cause: "unknown" },
  { code: "cancelled_by_user", text: "Cancelled by an authorised user", ...FALSE, cause: "user" },
  { code: "test", text: "Test or maintenance", ...SERVICE, cause: "user" },
  { code: "fault_restored", text: "Fault restored by itself", ...SERVICE, cause: "equipment" },
  { code: "engineer_informed", text: "Engineer informed", ...SERVICE, cause: "equipment" },
  { code: "account_clarified", text: "Account or code clarified", ...SERVICE, cause: "unknown" },
  { code: "no_action", text: "No action required", ...SERVICE, cause: "unknown" },
];

/** The shipped resolution codes, in the order they are offered. */
export const RESOLUTION_CODES: readonly ResolutionSeed[] = ROWS.map((row, index) => ({
  ...row,
  order: (index + 1) * 10,
}));
