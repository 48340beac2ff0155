/** Work beside the alarms is saved or deleted: what the store keeps with it is, in the same transaction. */
import { FIELD_RIGHTS, MAKERS, NAMES, NUMBERED } from "../../domain/work/kept.table";
import type { PbApp, PbRecord, PbRecordEvent } from "./pb";
import { countVotes, keepProductTimes } from "./product-tickets";
import { keepTimes, noteAnswer, writeSteps } from "./ticket-steps";
import { together } from "./together";
import { moveAppointments } from "./work-jobs";
import { keepNames, keepNumber } from "./work-kept";
import { keepItemName, moveStock } from "./work-stock";
import { demandTest } from "./work-appointments";
import { keepLoan, keepReturn, lendTool } from "./work-tools";
import { keepCustomer, keepStanding, noteMessage, refreshLists } from "./work-tickets";
import { totalInvoice, totalQuote } from "./work-totals";

export { personRenamed, workCreating, workUpdating } from "./work-kept";
export { memberSaving, TEAMS } from "./work-tickets";

/** As it was: the record it referred to (of a request of tools its state), and whether it is made just now. */
interface Before {
  readonly reference: string;
  readonly isNew: boolean;
}

/** Of a collection: what is filled in before it is saved, and what follows from it. */
interface Kept {
  readonly fill?: (tx: PbApp, record: PbRecord) => void;
  readonly reference?: string;
  readonly follow?: (tx: PbApp, record: PbRecord, before: Before) => void;
}

const KEPT: Readonly<Record<string, Kept>> = {
  tickets: {
    fill: (tx, record) => {
      keepStanding(record);
      keepCustomer(tx, record);
    },
    reference: "assigned",
    follow: (tx, record, before) => refreshLists(tx, [before.reference, record.getString("assigned")]),
  },
  ticket_messages: {
    follow: (tx, record) => {
      noteMessage(tx, record);
      noteAnswer(tx, record);
    },
  },
  jobs: {
    fill: (tx, record) => {
      keepCustomer(tx, record);
      moveAppointments(tx, record);
    },
  },
  appointments: { fill: (_tx, record) => demandTest(record) },
  tools: { fill: (_tx, record) => keepReturn(record) },
  tool_requests: {
    fill: keepLoan,
    reference: "state",
    follow: (tx, record, { reference }) => lendTool(tx, record, reference),
  },
  stock_moves: { fill: keepItemName, follow: (tx, record, { isNew }) => void (isNew && moveStock(tx, record)) },
  product_tickets: { fill: (_, record) => keepProductTimes(record) },
  product_votes: { reference: "ticket", follow: ofBoth("ticket", countVotes) },
  quotes: { follow: (tx, record) => totalQuote(tx, record.id) },
  quote_lines: { reference: "quote", follow: ofBoth("quote", totalQuote) },
  invoices: { follow: (tx, record) => totalInvoice(tx, record.id) },
  invoice_lines: { reference: "invoice", follow: ofBoth("invoice", totalInvoice) },
  payments: { reference: "invoice", follow: ofBoth("invoice", totalInvoice) },
};

/** For the record it refers to and the one it did. */
function ofBoth(field: string, total: (tx: PbApp, id: string) => void): Required<Kept>["follow"] {
  return (tx, record, before) => {
    for (const id of new Set([before.reference, record.getString(field)])) total(tx, id);
  };
}

/** Collections with something kept; the hooks are bound to them. */
export const SAVED: readonly string[] = [...new Set([...NUMBERED, ...Object.keys(NAMES), ...Object.keys(KEPT)])];

/** Collections of which a request says who makes it, or asks for rights of single fields. */
export const WATCHED: readonly string[] = [...new Set([...Object.keys(MAKERS), ...Object.keys(FIELD_RIGHTS)])];

/** Collections whose rows leave something behind when they go. */
export const COUNTED: readonly string[] = ["tickets", "product_votes", "quote_lines", "invoice_lines", "payments"];

/** It is made or changed. */
export function workSaving(e: PbRecordEvent): void {
  const { record } = e;
  const { fill, reference = "", follow } = KEPT[record.collection().name] ?? {};
  const isNew = record.isNew();
  const before = { isNew, reference: isNew || reference === "" ? "" : record.original().getString(reference) };
  together(e, (tx) => {
    keepNumber(tx, record);
    fill?.(tx, record);
    const steps = record.collection().name === "tickets" ? keepTimes(record) : [];
    // Last: it is only now said who closed it.
    keepNames(tx, record);
    e.next();
    follow?.(tx, record, before);
    writeSteps(tx, { id: record.id, raisedAt: record.getString("raisedAt") }, steps);
  });
}

/** It goes. */
export function workDeleting(e: PbRecordEvent): void {
  const { record } = e;
  const { reference = "", follow } = KEPT[record.collection().name] ?? {};
  together(e, (tx) => {
    e.next();
    follow?.(tx, record, { isNew: false, reference: record.getString(reference) });
  });
}
