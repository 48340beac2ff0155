/** What the demo centre begins its accounts with, which fields it has added, and its contracts. */

/** A template of accounts; types are codes, the panel its make and model. */
export interface AccountTemplateRow {
  readonly code: string;
  readonly name: string;
  readonly siteType: string;
  readonly agreementType: string;
  readonly panel: string;
  readonly timeZone: string;
  readonly language: string;
  readonly testInterval: number;
  readonly testGrace: number;
  readonly requiredFields: readonly string[];
  readonly duplicateCheck: "number" | "number_and_address";
  readonly needsApproval: boolean;
  readonly reviewMonths: number;
}

const USUAL = { duplicateCheck: "number_and_address", needsApproval: true, reviewMonths: 12, testGrace: 60 } as const;

export const ACCOUNT_TEMPLATES: readonly AccountTemplateRow[] = [
  {
    ...USUAL,
    code: "home_uk",
    name: "Home, England",
    siteType: "home",
    agreementType: "basic",
    panel: "Make D Home 8",
    timeZone: "Europe/London",
    language: "en",
    testInterval: 168,
    requiredFields: ["postcode", "phone"],
  },
  {
    ...USUAL,
    code: "shop_tr",
    name: "Shop, İstanbul",
    siteType: "shop",
    agreementType: "business",
    panel: "Make A A-64",
    timeZone: "Europe/Istanbul",
    language: "tr",
    testInterval: 24,
    requiredFields: ["phone"],
  },
  {
    ...USUAL,
    code: "bank",
    name: "Bank branch",
    siteType: "bank",
    agreementType: "video",
    panel: "Make E Bank 4",
    timeZone: "Europe/London",
    language: "en",
    testInterval: 4,
    requiredFields: ["phone", "policeReference", "accessInstructions", "location"],
    reviewMonths: 6,
  },
];

/** A field of the centre's own. */
export interface CustomFieldRow {
  readonly code: string;
  readonly name: string;
  readonly texts: Readonly<Record<string, string>>;
  readonly belongsTo: "site" | "customer" | "contact";
  readonly kind: string;
  readonly choices: readonly string[];
  readonly shownAt: readonly string[];
  /** Codes; none = of all. */
  readonly siteTypes: readonly string[];
}

export const CUSTOM_FIELDS: readonly CustomFieldRow[] = [
  {
    code: "insurer",
    name: "Insurer",
    texts: { tr: "Sigorta şirketi" },
    belongsTo: "customer",
    kind: "text",
    choices: [],
    shownAt: ["site"],
    siteTypes: [],
  },
  {
    code: "vault",
    name: "Vault",
    texts: { tr: "Kasa" },
    belongsTo: "site",
    kind: "choice",
    choices: ["Time lock", "Night safe", "None"],
    shownAt: ["alarm", "site"],
    siteTypes: ["bank"],
  },
  {
    code: "dog",
    name: "Dog on the premises",
    texts: { tr: "Köpek var" },
    belongsTo: "site",
    kind: "yes_no",
    choices: [],
    shownAt: ["alarm", "technician"],
    siteTypes: [],
  },
];

/** The text of a contract. */
export interface ContractTextRow {
  readonly code: string;
  readonly name: string;
  readonly kind: string;
  readonly edition: string;
  readonly language: "en" | "tr";
  readonly text: string;
  readonly needsSignature: boolean;
}

export const CONTRACT_TEXTS: readonly ContractTextRow[] = [
  {
    code: "monitoring_en",
    name: "Monitoring contract",
    kind: "monitoring",
    edition: "3",
    language: "en",
    text: "The centre receives the signals of {site} at every hour and acts by the agreed plan. {customer} pays {price}.",
    needsSignature: true,
  },
  {
    code: "monitoring_tr",
    name: "Alarm izleme sözleşmesi",
    kind: "monitoring",
    edition: "3",
    language: "tr",
    text: "Merkez {site} adresinin sinyallerini kesintisiz alır ve plana göre hareket eder. {customer} {price} öder.",
    needsSignature: true,
  },
  {
    code: "data_en",
    name: "Data processing agreement",
    kind: "data_processing",
    edition: "2",
    language: "en",
    text: "The centre processes names and numbers of the people of {site} for calls in an alarm alone.",
    needsSignature: true,
  },
  {
    code: "video_en",
    name: "Consent to video",
    kind: "video_consent",
    edition: "1",
    language: "en",
    text: "Pictures of {site} are looked at in an alarm alone and kept for 30 days.",
    needsSignature: true,
  },
  {
    code: "test_en",
    name: "Terms of test mode",
    kind: "test_mode",
    edition: "1",
    language: "en",
    text: "While {site} is in test mode nobody is called, save for signals that pass through.",
    needsSignature: false,
  },
];

/** What the demo centre would work with elsewhere; none of it is there, so none is in use. */
export const INTEGRATIONS: readonly {
  readonly key: string;
  readonly name: string;
  readonly kind: string;
  readonly url: string;
  readonly account: string;
}[] = [
  {
    key: "switchboard",
    name: "Switchboard",
    kind: "telephony",
    url: "sip://switchboard.example.com",
    account: "watchdesk",
  },
  { key: "sms", name: "SMS gateway", kind: "sms", url: "https://sms.example.com/send", account: "centre" },
  { key: "mail", name: "Mail server", kind: "email", url: "smtp://mail.example.com", account: "alarms@example.com" },
  { key: "books", name: "Bookkeeping", kind: "accounting", url: "https://books.example.com/api", account: "4711" },
];

export const WEBHOOKS: readonly {
  readonly key: string;
  readonly name: string;
  readonly url: string;
  readonly events: readonly string[];
}[] = [
  {
    key: "patrol",
    name: "Dispatch of the patrol",
    url: "https://patrol.example.com/alarms",
    events: ["alarm_opened", "alarm_closed"],
  },
  { key: "dealer", name: "Dealer's service desk", url: "https://service.example.com/tests", events: ["test_late"] },
];
