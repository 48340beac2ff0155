/** The records of agreements and of what is billed for them. */
import { CUSTOMERS, type CustomerRow } from "../data/organisation.table";
import { recordId } from "../ids";
import type { SeedRecord } from "../model";
import { namesOf, workRecord, type WorkNames, type WorkRoom } from "./work-people";
import type { PlacedSite } from "./sites";

const TAX_RATE = 20;

/** A customer with the sites of his that are there. */
interface Payer {
  readonly row: CustomerRow;
  readonly id: string;
  readonly sites: readonly PlacedSite[];
  readonly index: number;
}

const SERVICES = {
  private: ["intrusion", "fire"],
  business: ["intrusion", "open_close_reports"],
  chain: ["intrusion", "open_close_reports", "keyholding"],
  bank: ["intrusion", "fire", "open_close_reports", "video"],
  school: ["intrusion", "fire", "keyholding"],
  health: ["intrusion", "fire", "open_close_reports"],
  logistics: ["intrusion", "fire", "patrol"],
} as const;

const PER_SITE = { GBP: 32, TRY: 950 } as const;
const HEAVY: readonly string[] = ["bank", "logistics"];

const priceOf = ({ currency, type }: CustomerRow): number => PER_SITE[currency] * (HEAVY.includes(type) ? 2 : 1);

/** All of them, as seen at the room's now. */
export function billingRecords(room: WorkRoom): SeedRecord[] {
  const names = namesOf(room);
  const payers = CUSTOMERS.map((row, index): Payer => {
    const id = recordId("customer_accounts", row.key);
    return { row, id, index, sites: room.sites.filter((site) => site.customer === id) };
  }).filter(({ sites }) => sites.length > 0);
  return [
    ...payers.map((payer) => agreementRecord(payer, names)),
    ...payers.flatMap((payer) => invoiceRecords(payer, names)),
    ...payers.flatMap((payer) => billingLineRecords(payer, names)),
  ];
}

const agreementRecord = ({ row, id, sites, index }: Payer, { day }: WorkNames): SeedRecord =>
  workRecord("agreements", row.key, {
    name: `Monitoring, ${sites.length === 1 ? "one site" : `${sites.length} sites`}`,
    customer: id,
    services: [...SERVICES[row.type]],
    price: priceOf(row) * sites.length,
    currency: row.currency,
    cycle: "monthly",
    startsOn: day(-400 - index * 23),
    // Those that end within the quarter are worth a call.
    endsOn: index % 4 === 0 ? day(20 + index * 5) : "",
    noticeDays: 90,
    responseMinutes: row.type === "bank" ? 1 : 3,
    indexation: "Consumer prices, each April",
    state: "active",
  });

/** Two months each: the last one sent, the one before paid by most. */
const invoiceRecords = (payer: Payer, names: WorkNames): SeedRecord[] =>
  [2, 1].flatMap((monthsAgo) => {
    const { row, id, sites, index } = payer;
    const key = `${row.key}/${monthsAgo}`;
    const invoice = recordId("invoices", key);
    const isPaid = monthsAgo === 2 && index % 5 !== 3;
    const unitPrice = priceOf(row);
    const total = Math.round(unitPrice * sites.length * (100 + TAX_RATE)) / 100;
    const head = workRecord("invoices", key, {
      customer: id,
      kind: "invoice",
      issuedOn: names.day(-monthsAgo * 30 + 5),
      dueOn: names.day(-monthsAgo * 30 + 35),
      currency: row.currency,
      taxRate: TAX_RATE,
      state: isPaid ? "paid" : "sent",
      dunningLevel: monthsAgo === 2 && !isPaid ? 1 : 0,
    });
    const line = workRecord("invoice_lines", key, {
      invoice,
      order: 1,
      text: "Monitoring, one month, per site",
      quantity: sites.length,
      unitPrice,
    });
    const paid = workRecord("payments", key, {
      customer: id,
      invoice,
      receivedOn: names.day(-20 + (index % 7)),
      amount: total,
      currency: row.currency,
      method: index % 3 === 0 ? "direct_debit" : "transfer",
      reference: `${row.key.toUpperCase()}-${monthsAgo}`,
    });
    return isPaid ? [head, line, paid] : [head, line];
  });

/** What comes again for each customer, and here and there what comes once. */
function billingLineRecords({ row, id, sites, index }: Payer, { day }: WorkNames): SeedRecord[] {
  const { currency } = row;
  const recurring = workRecord("billing_lines", row.key, {
    text: "Monitoring, per site",
    kind: "recurring",
    customer: id,
    agreement: recordId("agreements", row.key),
    quantity: sites.length,
    unitPrice: priceOf(row),
    currency,
    cycle: "monthly",
    nextBillOn: day(5),
    state: "approved",
  });
  if (index % 3 !== 0) return [recurring];
  const once = workRecord("billing_lines", `${row.key} once`, {
    text: index % 2 === 0 ? "Call-out of a technician" : "False alarm, attended by the patrol",
    kind: index % 2 === 0 ? "call_out" : "false_alarm_fee",
    customer: id,
    site: sites[0]?.id ?? "",
    quantity: 1,
    unitPrice: PER_SITE[currency] * 3,
    currency,
    cycle: "once",
    nextBillOn: day(5),
    state: "proposed",
  });
  return [recurring, once];
}
