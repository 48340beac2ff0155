/** What the demo centre has put into its catalogues: panels, agencies and services, holidays. */

/** A panel template; the makes are nobody's. */
export interface PanelRow {
  readonly make: string;
  readonly model: string;
  readonly protocol: "ADM-CID" | "SIA-DCS";
  readonly notes: string;
}

export const PANELS: readonly PanelRow[] = [
  {
    make: "Make A",
    model: "A-64",
    protocol: "ADM-CID",
    notes: "Two partitions. Sends 401 on arming with the user's number.",
  },
  { make: "Make A", model: "A-128 IP", protocol: "ADM-CID", notes: "Eight partitions. Path check every 90 s." },
  { make: "Make B", model: "Compact 16", protocol: "ADM-CID", notes: "One partition. Restores only after disarming." },
  {
    make: "Make C",
    model: "Grade 3",
    protocol: "SIA-DCS",
    notes: "Sends zone texts. Encrypts with the account's key.",
  },
  { make: "Make D", model: "Home 8", protocol: "ADM-CID", notes: "Batteries are reported by night only." },
  { make: "Make E", model: "Bank 4", protocol: "SIA-DCS", notes: "Two paths. Hold-up buttons are zones 1 to 8." },
  { make: "Make F", model: "Fire 2-loop", protocol: "SIA-DCS", notes: "Fire only. Sends FA, FR and FT." },
  { make: "Make H", model: "Radio 32", protocol: "SIA-DCS", notes: "Reports supervision of each detector once a day." },
];

/** Somebody who is called for an alarm. No number is anybody's: the range is reserved for fiction. */
export interface AgencyRow {
  readonly key: string;
  readonly name: string;
  readonly kind: string;
  readonly area: string;
  readonly numbers: readonly string[];
  readonly script: string;
  readonly referenceNeeded?: boolean;
  readonly language: "en" | "tr";
}

const ASKED_BY_POLICE =
  "Site and address. Kind of alarm, confirmed or not. Police reference. Keyholder and when he arrives.";
const ASKED_BY_FIRE = "Site and address. What sensed it and where. Anybody inside. Access and hydrant.";

export const AGENCIES: readonly AgencyRow[] = [
  {
    key: "police-ne",
    name: "Northumbria Police, control",
    kind: "police",
    area: "NE postcodes",
    numbers: ["+44 7700 900 801", "+44 7700 900 802"],
    script: ASKED_BY_POLICE,
    referenceNeeded: true,
    language: "en",
  },
  {
    key: "fire-ne",
    name: "Tyne and Wear Fire, control",
    kind: "fire",
    area: "NE and SR postcodes",
    numbers: ["+44 7700 900 811"],
    script: ASKED_BY_FIRE,
    language: "en",
  },
  {
    key: "ambulance-ne",
    name: "North East Ambulance",
    kind: "ambulance",
    area: "North East",
    numbers: ["+44 7700 900 821"],
    script: "Who, how old, awake, breathing. Address and way in.",
    language: "en",
  },
  {
    key: "police-ist",
    name: "İstanbul Emniyet, haber merkezi",
    kind: "police",
    area: "İstanbul, Avrupa yakası",
    numbers: ["+44 7700 900 831"],
    script: "Adres, alarm türü, doğrulandı mı, anahtar sahibi.",
    language: "tr",
  },
  {
    key: "fire-ist",
    name: "İstanbul İtfaiye",
    kind: "fire",
    area: "İstanbul",
    numbers: ["+44 7700 900 841"],
    script: "Adres, ne yanıyor, içeride kimse var mı.",
    language: "tr",
  },
  {
    key: "gendarmerie",
    name: "Jandarma, Şile",
    kind: "gendarmerie",
    area: "Şile, Ağva",
    numbers: ["+44 7700 900 851"],
    script: "Adres, alarm türü.",
    language: "tr",
  },
  {
    key: "power",
    name: "Northern Powergrid, faults",
    kind: "utility",
    area: "North East",
    numbers: ["+44 7700 900 861"],
    script: "Postcode, since when.",
    language: "en",
  },
  {
    key: "keys",
    name: "Tyneside Keyholding",
    kind: "key_company",
    area: "NE postcodes",
    numbers: ["+44 7700 900 871", "+44 7700 900 872"],
    script: "Key number and code word of the site.",
    language: "en",
  },
  {
    key: "patrol",
    name: "Quayside Patrol",
    kind: "patrol",
    area: "Newcastle, Gateshead",
    numbers: ["+44 7700 900 881"],
    script: "Site, what to look at, whom to report to.",
    language: "en",
  },
  {
    key: "management",
    name: "Manager on call",
    kind: "management",
    area: "The centre",
    numbers: ["+44 7700 900 891"],
    script: "What happened, what has been done, what is needed.",
    language: "en",
  },
];

/** A set of holidays with its days. */
export interface HolidaySetRow {
  readonly key: string;
  readonly name: string;
  readonly country: string;
  readonly region: string;
  readonly days: readonly HolidayRow[];
}

/** A day; `yearly` = each year on this date. */
export interface HolidayRow {
  readonly day: string;
  readonly name: string;
  readonly yearly?: boolean;
  readonly part?: "whole" | "morning" | "afternoon";
  readonly effect?: "closed" | "sunday_hours";
}

export const HOLIDAY_SETS: readonly HolidaySetRow[] = [
  {
    key: "gb",
    name: "England and Wales",
    country: "GB",
    region: "England",
    days: [
      { day: "2026-01-01", name: "New Year's Day", yearly: true },
      { day: "2026-12-25", name: "Christmas Day", yearly: true },
      { day: "2026-12-26", name: "Boxing Day", yearly: true },
      { day: "2026-12-28", name: "Boxing Day, substitute" },
      { day: "2027-03-26", name: "Good Friday" },
      { day: "2027-03-29", name: "Easter Monday" },
      { day: "2027-05-03", name: "Early May bank holiday", effect: "sunday_hours" },
      { day: "2027-05-31", name: "Spring bank holiday", effect: "sunday_hours" },
      { day: "2027-08-30", name: "Summer bank holiday", effect: "sunday_hours" },
    ],
  },
  {
    key: "tr",
    name: "Türkiye",
    country: "TR",
    region: "",
    days: [
      { day: "2026-01-01", name: "Yılbaşı", yearly: true },
      { day: "2026-04-23", name: "Ulusal Egemenlik ve Çocuk Bayramı", yearly: true },
      { day: "2026-05-01", name: "Emek ve Dayanışma Günü", yearly: true },
      { day: "2026-05-19", name: "Gençlik ve Spor Bayramı", yearly: true },
      { day: "2026-07-15", name: "Demokrasi ve Millî Birlik Günü", yearly: true },
      { day: "2026-08-30", name: "Zafer Bayramı", yearly: true },
      { day: "2026-10-28", name: "Cumhuriyet Bayramı arifesi", yearly: true, part: "afternoon" },
      { day: "2026-10-29", name: "Cumhuriyet Bayramı", yearly: true },
    ],
  },
  {
    key: "bank",
    name: "Banks",
    country: "GB",
    region: "",
    days: [
      { day: "2026-12-24", name: "Christmas Eve, closed early", yearly: true, part: "afternoon" },
      { day: "2026-12-25", name: "Christmas Day", yearly: true },
      { day: "2026-12-31", name: "New Year's Eve, closed early", yearly: true, part: "afternoon" },
      // A site keeps one set: what is shut in the country is said here as well.
      { day: "2026-01-01", name: "New Year's Day", yearly: true },
      { day: "2026-12-26", name: "Boxing Day", yearly: true },
      { day: "2026-12-28", name: "Boxing Day, substitute" },
      { day: "2027-03-26", name: "Good Friday" },
      { day: "2027-03-29", name: "Easter Monday" },
      { day: "2027-05-03", name: "Early May bank holiday" },
      { day: "2027-05-31", name: "Spring bank holiday" },
      { day: "2027-08-30", name: "Summer bank holiday" },
    ],
  },
];

/** Where which of the agencies comes, and on which terms. */
export interface JurisdictionRow {
  readonly key: string;
  readonly name: string;
  readonly kind: "police" | "fire" | "ambulance" | "gendarmerie";
  /** Key of the agency. */
  readonly agency: string;
  readonly area: string;
  readonly postcodes: readonly string[];
  readonly permitNeeded: boolean;
  readonly confirmedOnly: boolean;
  readonly falseAlarmLimit: number;
  readonly terms: string;
}

export const JURISDICTIONS: readonly JurisdictionRow[] = [
  {
    key: "police-ne",
    name: "Newcastle and Gateshead, police",
    kind: "police",
    agency: "police-ne",
    area: "Newcastle, Gateshead, North Tyneside",
    postcodes: ["NE1", "NE2", "NE3", "NE4", "NE8", "NE28"],
    permitNeeded: true,
    confirmedOnly: true,
    falseAlarmLimit: 3,
    terms: "Three false alarms in twelve months end the response until the fault is remedied.",
  },
  {
    key: "fire-ne",
    name: "Tyne and Wear, fire brigade",
    kind: "fire",
    agency: "fire-ne",
    area: "Newcastle, Gateshead, Sunderland",
    postcodes: ["NE", "SR"],
    permitNeeded: false,
    confirmedOnly: false,
    falseAlarmLimit: 0,
    terms: "Homes, hospitals and schools at once; offices and shops by day after a call back.",
  },
  {
    key: "police-ist",
    name: "İstanbul, Avrupa yakası, polis",
    kind: "police",
    agency: "police-ist",
    area: "Beyoğlu, Şişli, Fatih, Bakırköy",
    postcodes: ["34"],
    permitNeeded: false,
    confirmedOnly: false,
    falseAlarmLimit: 0,
    terms: "",
  },
  {
    key: "gendarmerie",
    name: "Şile ve Ağva, jandarma",
    kind: "gendarmerie",
    agency: "gendarmerie",
    area: "Şile, Ağva",
    postcodes: ["34980", "34990"],
    permitNeeded: false,
    confirmedOnly: false,
    falseAlarmLimit: 0,
    terms: "",
  },
];
