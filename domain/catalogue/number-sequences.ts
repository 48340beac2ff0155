/** How an installation numbers what it makes, to begin with. */

/** A sequence, as `number_sequences` keeps it. */
export interface NumberSequenceSeed {
  readonly code: string;
  readonly name: string;
  readonly prefix: string;
  readonly digits: number;
  readonly next: number;
  readonly restarts: "never" | "year";
}

const FIRST = { next: 1, restarts: "never" } as const;

/** The shipped sequences. */
export const NUMBER_SEQUENCES: readonly NumberSequenceSeed[] = [
  { ...FIRST, code: "account", name: "Site accounts", prefix: "", digits: 4, next: 1000 },
  { ...FIRST, code: "customer", name: "Customers", prefix: "C", digits: 5 },
  { ...FIRST, code: "ticket", name: "Tickets", prefix: "T{year}-", digits: 5, restarts: "year" },
  { ...FIRST, code: "contract", name: "Contracts", prefix: "K", digits: 5 },
  { ...FIRST, code: "job", name: "Jobs", prefix: "J", digits: 5 },
  { ...FIRST, code: "quote", name: "Quotes", prefix: "Q{year}-", digits: 4, restarts: "year" },
  { ...FIRST, code: "invoice", name: "Invoices", prefix: "{year}-", digits: 5, restarts: "year" },
];
