/** What the lines of a quote or an invoice come to. Written beside the record's own saves: nobody who has it open is told of a change. */
import { run, type PbApp } from "./pb";

const SUM = "SELECT COALESCE(SUM(quantity * unitPrice), 0) FROM";
const LESS = "* (1 - quotes.discount / 100.0)";

const QUOTE = `
  UPDATE quotes SET
    oneOffTotal = ROUND((${SUM} quote_lines WHERE quote = quotes.id AND cycle = 'once') ${LESS}, 2),
    monthlyTotal = ROUND((${SUM} quote_lines WHERE quote = quotes.id AND cycle = 'monthly') ${LESS}, 2)
  WHERE id = {:id}`;

const NET = `ROUND((${SUM} invoice_lines WHERE invoice = invoices.id), 2)`;
const TAX = `ROUND(${NET} * invoices.taxRate / 100.0, 2)`;

const INVOICE = `
  UPDATE invoices SET
    net = ${NET}, tax = ${TAX}, total = ROUND(${NET} + ${TAX}, 2),
    paid = ROUND((SELECT COALESCE(SUM(amount), 0) FROM payments WHERE invoice = invoices.id), 2)
  WHERE id = {:id}`;

/** Of one quote. */
export const totalQuote = (tx: PbApp, id: string): void => void (id !== "" && run(tx, QUOTE, { id }));

/** Of one invoice, with what was paid for it. */
export const totalInvoice = (tx: PbApp, id: string): void => void (id !== "" && run(tx, INVOICE, { id }));
