/** Dealers and customers of the demo room. */

/** A dealer; his share of the sites is in the table of sites. */
export interface DealerRow {
  readonly code: "01" | "02" | "03";
  readonly company: string;
  readonly licenceNumber: string;
  /** Days from now until the licence ends; negative = expired. */
  readonly licenceDays: number;
  readonly domain: string;
}

export const DEALERS: readonly DealerRow[] = [
  {
    code: "01",
    company: "Northline Security",
    licenceNumber: "NSI-40117",
    licenceDays: 410,
    domain: "northline.example",
  },
  {
    code: "02",
    company: "Marmara Güvenlik",
    licenceNumber: "TR-34-2209",
    licenceDays: 260,
    domain: "marmara.example",
  },
  {
    code: "03",
    company: "Harbour Alarms",
    licenceNumber: "SSAIB-8802",
    licenceDays: -21,
    domain: "harbour.example",
  },
];

/** A customer. */
export interface CustomerRow {
  readonly key: string;
  readonly name: string;
  readonly type: "private" | "business" | "chain" | "bank" | "school" | "health" | "logistics";
  readonly language: "EN" | "TR";
  readonly currency: "GBP" | "TRY";
}

const gb = { language: "EN", currency: "GBP" } as const;
const tr = { language: "TR", currency: "TRY" } as const;

export const CUSTOMERS: readonly CustomerRow[] = [
  { key: "whitfield", name: "Eleanor Whitfield", type: "private", ...gb },
  { key: "aydin", name: "Yusuf Aydın", type: "private", ...tr },
  { key: "demir", name: "Zehra Demir", type: "private", ...tr },
  { key: "keller", name: "Thomas Keller", type: "private", ...gb },
  { key: "haddad", name: "Amira Haddad", type: "private", ...gb },
  { key: "raman", name: "Priya Raman", type: "private", ...gb },
  { key: "doyle", name: "Conor Doyle", type: "private", ...gb },
  { key: "sorensen", name: "Ingrid Sørensen", type: "private", ...gb },
  { key: "marlow", name: "Marlow Jewellers Ltd", type: "business", ...gb },
  { key: "obrien", name: "O'Brien Bakeries", type: "business", ...gb },
  { key: "henderson", name: "Henderson & Lowe LLP", type: "business", ...gb },
  { key: "kaya", name: "Kaya Mimarlık Ltd. Şti.", type: "business", ...tr },
  { key: "fuels", name: "Quayside Fuels Ltd", type: "business", ...gb },
  { key: "sepet", name: "Yeşil Sepet Marketleri A.Ş.", type: "chain", ...tr },
  { key: "bank", name: "Northumbrian Mutual", type: "bank", ...gb },
  { key: "schools", name: "Castle Vale Schools Trust", type: "school", ...gb },
  { key: "deniz", name: "Deniz Sağlık Grubu", type: "health", ...tr },
  { key: "tynegate", name: "Tynegate Logistics", type: "logistics", ...gb },
];
