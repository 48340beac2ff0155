/** The signal types an installation begins with: one for each (category, kind) that the code tables know. */
import type { SignalClass } from "../signals/classes";
import { allMeanings } from "../signals/code-tables";
import { classOf, RAISING_KINDS, type SignalKind } from "../signals/kinds";
import { CATEGORY_NAMES, KIND_NAMES, NAMED_TYPES } from "./signal-names.table";

/** What a signal means. `alarmType` empty = log only; `priority` 0 = the code table's, else the alarm type's. */
export interface SignalTypeSeed {
  readonly code: string;
  readonly name: string;
  readonly class: SignalClass;
  readonly category: string;
  readonly alarmType: string;
  readonly priority: number;
  readonly resetsTest: boolean;
  readonly passesTestMode: boolean;
}

const ALARM_BY_CATEGORY: Readonly<Record<string, string>> = {
  fire: "fire",
  sprinkler: "fire",
  heat: "heat",
  holdup: "hold_up",
  panic: "panic",
  medical: "medical",
  emergency: "emergency",
  personnel: "welfare",
  gas: "gas",
  burglary: "intrusion",
  tamper: "tamper",
  access: "forced_access",
  water: "flood",
  freeze: "freeze",
  technical: "technical",
  equipment: "technical",
  user_defined: "technical",
  supervision: "supervision_fault",
};

const FAULT_BY_CATEGORY: Readonly<Record<string, string>> = {
  fire: "life_safety_fault",
  sprinkler: "life_safety_fault",
  heat: "life_safety_fault",
  holdup: "life_safety_fault",
  panic: "life_safety_fault",
  medical: "life_safety_fault",
  emergency: "life_safety_fault",
  gas: "life_safety_fault",
  personnel: "welfare",
  burglary: "detector_fault",
  tamper: "tamper",
  water: "detector_fault",
  freeze: "detector_fault",
  untyped: "detector_fault",
  power: "power_fault",
  battery: "battery_fault",
  comms: "line_fault",
  radio: "line_fault",
  supervision: "supervision_fault",
  test: "supervision_fault",
  open_close: "schedule_exception",
  program: "panel_programming",
  receiver: "receiver_fault",
};

/** Alarm type that (category, kind) raises; empty for what is only logged. */
export function raisedBy(category: string, kind: SignalKind): string {
  if (!RAISING_KINDS.has(kind)) return "";
  if (kind === "alarm") return ALARM_BY_CATEGORY[category] ?? "untyped";
  return FAULT_BY_CATEGORY[category] ?? "system_fault";
}

/** Code of the signal type for (category, kind). */
export const signalTypeCode = (category: string, kind: SignalKind): string => `${category}_${kind}`;

function fromTables(): SignalTypeSeed[] {
  const pairs = new Map<string, SignalTypeSeed>();
  for (const { category, kind } of allMeanings()) {
    const code = signalTypeCode(category, kind);
    if (pairs.has(code)) continue;
    pairs.set(code, {
      code,
      name: NAMED_TYPES[code] ?? `${CATEGORY_NAMES[category]} ${KIND_NAMES[kind]}`.trim(),
      class: classOf(kind),
      category,
      alarmType: raisedBy(category, kind),
      priority: 0,
      resetsTest: kind === "test",
      passesTestMode: ["holdup", "panic"].includes(category) && kind === "alarm",
    });
  }
  return [...pairs.values()].sort((a, b) => (a.code < b.code ? -1 : 1));
}

const own = (code: string, name: string, rest: Partial<SignalTypeSeed>): SignalTypeSeed => ({
  code,
  name,
  class: "link",
  category: "transmission",
  alarmType: "transmission_fault",
  priority: 0,
  resetsTest: false,
  passesTestMode: true,
  ...rest,
});

/** Types for what is no listed event of a panel. The `link_…` are the codes of rows of kind `link`. */
export const OWN_SIGNAL_TYPES: readonly SignalTypeSeed[] = [
  own("unknown_code", "Unknown code", { class: "unknown", category: "unknown", alarmType: "unknown_code" }),
  own("unreadable", "Unreadable message", { class: "unknown", alarmType: "unreadable" }),
  own("link_cannot_decrypt", "Message cannot be decrypted", { priority: 3 }),
  own("link_clear_for_keyed_account", "Clear text from an account that has a key", { priority: 3 }),
  own("link_receiver_data_errors", "Receiver data errors", { priority: 3 }),
  own("link_clock_refused", "Message refused, panel clock is wrong", { priority: 3 }),
  own("link_clock_skew", "Panel clock is wrong", { priority: 5 }),
  own("link_galaxy_native", "Galaxy SIA panel, not monitored", { priority: 3 }),
  // Every port that the internet reaches hears these all day: they are listed and raise nothing.
  own("link_foreign_protocol", "Another protocol on the alarm port", { alarmType: "", priority: 9 }),
  // By hand, not of a panel: `advancedSettingsInfo` names it.
  own("telephone_called", "Telephone call", { class: "manual", category: "manual", alarmType: "", priority: 9 }),
  own("link_other", "Line fault reported by the receiver", {}),
];

/** The shipped signal types, by code. */
export const SIGNAL_TYPES: readonly SignalTypeSeed[] = [...fromTables(), ...OWN_SIGNAL_TYPES];
