/** The kinds of sites, customers and notes an installation begins with; the centre may change every one. */

/** A kind of premises, as `site_types` keeps it. */
export interface SiteTypeSeed {
  readonly code: string;
  readonly name: string;
  readonly riskClass: "low" | "normal" | "high" | "very_high";
  readonly requiredFields: readonly string[];
  /** Hours between expected tests. */
  readonly testInterval: number;
}

const ADDRESS = ["addressLine", "city", "timeZone"] as const;
const GUARDED = [...ADDRESS, "phone", "policeReference", "accessInstructions"] as const;

/** The shipped kinds of premises. */
export const SITE_TYPES: readonly SiteTypeSeed[] = [
  { code: "home", name: "Home", riskClass: "low", requiredFields: ADDRESS, testInterval: 168 },
  { code: "shop", name: "Shop", riskClass: "normal", requiredFields: [...ADDRESS, "phone"], testInterval: 24 },
  { code: "office", name: "Office", riskClass: "normal", requiredFields: [...ADDRESS, "phone"], testInterval: 24 },
  { code: "school", name: "School", riskClass: "normal", requiredFields: [...ADDRESS, "phone"], testInterval: 24 },
  { code: "warehouse", name: "Warehouse", riskClass: "high", requiredFields: GUARDED, testInterval: 24 },
  { code: "clinic", name: "Clinic or pharmacy", riskClass: "high", requiredFields: GUARDED, testInterval: 24 },
  { code: "petrol", name: "Petrol station", riskClass: "high", requiredFields: GUARDED, testInterval: 24 },
  { code: "bank", name: "Bank branch", riskClass: "very_high", requiredFields: GUARDED, testInterval: 4 },
];

/** A kind of customer, as `customer_types` keeps it. */
export interface CustomerTypeSeed {
  readonly code: string;
  readonly name: string;
  readonly slaClass: "standard" | "raised" | "highest";
  readonly paymentDays: number;
}

/** The shipped kinds of customers. */
export const CUSTOMER_TYPES: readonly CustomerTypeSeed[] = [
  { code: "private", name: "Private person", slaClass: "standard", paymentDays: 14 },
  { code: "business", name: "Small or medium business", slaClass: "standard", paymentDays: 30 },
  { code: "chain", name: "Chain with many sites", slaClass: "raised", paymentDays: 30 },
  { code: "bank", name: "Bank or insurer", slaClass: "highest", paymentDays: 45 },
  { code: "school", name: "School or school authority", slaClass: "standard", paymentDays: 45 },
  { code: "health", name: "Hospital or pharmacy group", slaClass: "raised", paymentDays: 45 },
  { code: "logistics", name: "Logistics firm", slaClass: "raised", paymentDays: 30 },
  { code: "public", name: "Public body", slaClass: "raised", paymentDays: 60 },
  { code: "dealer_own", name: "A dealer's own", slaClass: "standard", paymentDays: 30 },
];

/** A kind of note, as `note_categories` keeps it. */
export interface NoteCategorySeed {
  readonly code: string;
  readonly name: string;
  readonly tone: string;
  readonly mustSee: boolean;
  readonly shownAt: readonly ("alarm" | "site" | "portal" | "technician")[];
  /** Days; 0 = until it is taken away. */
  readonly validityDays: number;
  readonly needsFollowUp: boolean;
  readonly purgeAfterDays: number;
}

const LASTING = { validityDays: 0, needsFollowUp: false, purgeAfterDays: 0 } as const;

/** The shipped kinds of notes. */
export const NOTE_CATEGORIES: readonly NoteCategorySeed[] = [
  {
    code: "danger",
    name: "Danger on the site",
    tone: "red",
    mustSee: true,
    shownAt: ["alarm", "technician"],
    ...LASTING,
  },
  {
    code: "access",
    name: "Way in and keys",
    tone: "blue",
    mustSee: true,
    shownAt: ["alarm", "technician"],
    ...LASTING,
  },
  {
    code: "instruction",
    name: "Instruction of the customer",
    tone: "amber",
    mustSee: true,
    shownAt: ["alarm", "site"],
    ...LASTING,
  },
  {
    code: "temporary",
    name: "For the time being",
    tone: "amber",
    mustSee: true,
    shownAt: ["alarm", "site"],
    validityDays: 7,
    needsFollowUp: false,
    purgeAfterDays: 365,
  },
  {
    code: "panel",
    name: "Panel and wiring",
    tone: "grey",
    mustSee: false,
    shownAt: ["site", "technician"],
    ...LASTING,
  },
  {
    code: "to_clarify",
    name: "To be clarified",
    tone: "violet",
    mustSee: false,
    shownAt: ["site"],
    validityDays: 30,
    needsFollowUp: true,
    purgeAfterDays: 365,
  },
  { code: "general", name: "General", tone: "grey", mustSee: false, shownAt: ["site"], ...LASTING },
];
