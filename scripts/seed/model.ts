/** What the generators know of a site, its people and its customers; records are made from it, signals are drawn on it. */

/** Kinds of premises; also the `siteType` of the record. */
export type SiteKind = "home" | "shop" | "bank" | "school" | "warehouse" | "office" | "clinic" | "petrol";

export type Detector =
  "motion" | "door" | "glass" | "hold_up" | "smoke" | "heat" | "tamper" | "flood" | "temperature" | "gas" | "other";

export type SiteState = "active" | "test" | "out_of_service" | "not_commissioned" | "demo";

/** Language a site's texts are written in. */
export type Tongue = "EN" | "TR";

export interface DemoZone {
  readonly number: string;
  readonly partition: string;
  readonly text: string;
  readonly detector: Detector;
}

export interface DemoPartition {
  readonly number: string;
  readonly name: string;
}

/** A person in a site's list. */
export interface DemoContact {
  readonly id: string;
  readonly name: string;
  readonly phones: readonly { readonly number: string; readonly kind: "mobile" | "home" | "work" }[];
  /** User number on the panel, as open and close signals carry it. */
  readonly userNumber: string;
  readonly stale: boolean;
}

export interface DemoSite {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly kind: SiteKind;
  readonly state: SiteState;
  readonly dealer: string;
  readonly customer: string;
  readonly timeZone: string;
  readonly city: string;
  readonly phone: string;
  /** What its panel speaks inside DC-09. */
  readonly token: "ADM-CID" | "SIA-DCS";
  /** AES key in hex; "" = clear. */
  readonly key: string;
  readonly testIntervalHours: number;
  /** Minute after midnight UTC of its first test. */
  readonly testMinute: number;
  readonly partitions: readonly DemoPartition[];
  readonly zones: readonly DemoZone[];
  readonly contacts: readonly DemoContact[];
}

/** Someone who signs in. */
export interface DemoPerson {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly surname: string;
  readonly email: string;
  readonly role: string;
  readonly language: string;
  /** Operators: 0 day, 1 evening, 2 night; -1 = none. */
  readonly shift: number;
}

/** A record that is to be there. */
export interface SeedRecord {
  readonly collection: string;
  readonly body: { readonly id: string } & Readonly<Record<string, unknown>>;
}
