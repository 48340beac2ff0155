/** Kinds of agreements an installation begins with; their prices are the centre's to say. */

/** A kind, as `agreement_types` keeps it. */
export interface AgreementTypeSeed {
  readonly code: string;
  readonly name: string;
  readonly services: readonly string[];
  readonly cycle: "month" | "quarter" | "half_year" | "year";
  readonly minimumTermMonths: number;
  readonly noticeDays: number;
  readonly videoChecks: number;
  readonly allows: readonly string[];
}

const USUAL = { cycle: "month", minimumTermMonths: 12, noticeDays: 90, videoChecks: 0 } as const;
const BASIC = ["intrusion", "hold_up", "technical"] as const;

/** The shipped kinds. */
export const AGREEMENT_TYPES: readonly AgreementTypeSeed[] = [
  { ...USUAL, code: "basic", name: "Intrusion and hold-up", services: BASIC, allows: ["reports"] },
  { ...USUAL, code: "fire", name: "Fire", services: ["fire", "technical"], allows: ["reports", "test_mode"] },
  {
    ...USUAL,
    code: "business",
    name: "Business with opening times",
    services: [...BASIC, "fire", "open_close"],
    allows: ["reports", "test_mode", "temporary_schedules", "contacts"],
  },
  {
    ...USUAL,
    code: "video",
    name: "Business with video",
    services: [...BASIC, "fire", "open_close", "video"],
    videoChecks: 30,
    allows: ["reports", "test_mode", "temporary_schedules", "contacts", "video"],
  },
  { ...USUAL, code: "medical", name: "Medical call", services: ["medical", "keyholding"], allows: ["contacts"] },
];
