/** The settings an installation begins with. */
import { ROOM_DEFAULTS } from "../alarms/settings";
import { WORKING } from "../work/working-hours";

/** Defaults of the one record of `program_settings`. */
export const PROGRAM_SETTINGS = {
  ...ROOM_DEFAULTS,
  ...WORKING,
  company: "",
  timeZone: "UTC",
  // EN 50518: seconds in which 80 % and 98.5 % must be answered.
  sla: { life: [30, 60], other: [90, 180] },
  groupWindowMinutes: 20,
  duplicateSeconds: 5,
  sessionControl: true,
  lastAlarmNo: 0,
} as const;

/** The one record of `advancedSettingsInfo`: the signal that a call from the dialer becomes. */
export const ADVANCED_SETTINGS = { telephone_called: "telephone_called" } as const;
