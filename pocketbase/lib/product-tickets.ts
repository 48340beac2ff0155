/** Tickets for the makers: what the store says of them, whoever asks to save them. */
import { storeDate } from "../../domain/signals/store-date";
import { VERSION } from "../../domain/version";
import { diagnosticsText, type ClientError } from "../../domain/work/diagnostics";
import { jsonRowsOf, rowsOf, run, type PbApp, type PbRecord, type PbRecordRequestEvent } from "./pb";

const KEPT = ["raisedAt", "sentAt", "closedAt", "votes", "diagnostics"];
const ERRORS_MOST = 10;

const ERRORS = `SELECT created AS at, message FROM _logs WHERE level >= 8 AND json_valid(data)
  AND json_extract(data, '$.type') = 'client' ORDER BY created DESC LIMIT ${ERRORS_MOST}`;

const count = (app: PbApp, from: string): number =>
  rowsOf(app, `SELECT COUNT(*) AS count FROM ${from}`, { shape: { count: 0 } })[0]?.count ?? 0;

function diagnosticsOf(e: PbRecordRequestEvent): string {
  const { app } = e;
  const { headers } = e.requestInfo();
  return diagnosticsText({
    version: VERSION,
    browser: headers["user_agent"] ?? "",
    language: headers["accept_language"] ?? "",
    sites: count(app, "site_accounts"),
    receivers: count(app, "receivers"),
    people: count(app, "users WHERE active"),
    errors: jsonRowsOf<ClientError>({ db: () => app.auxDB() }, ERRORS, { columns: ["at", "message"] }),
  });
}

/** A person asks to save it: what the store keeps stays as it was. */
export function guardProductTicket(e: PbRecordRequestEvent): void {
  const { record } = e;
  if (record.collection().name !== "product_tickets") return;
  const before = record.isNew() ? null : record.original();
  for (const field of KEPT) record.set(field, before?.get(field) ?? "");
  if (before === null) record.set("diagnostics", diagnosticsOf(e));
  record.set("requester", before?.getString("requester") ?? e.auth?.id ?? "");
}

/** When it was raised, was sent and closed, by what its state says. */
export function keepProductTimes(record: PbRecord): void {
  const now = storeDate(Date.now());
  const state = record.getString("state") || "new";
  record.set("state", state);
  if (record.getString("raisedAt") === "") record.set("raisedAt", now);
  if (state !== "new" && record.getString("sentAt") === "") record.set("sentAt", now);
  record.set("closedAt", state === "closed" ? record.getString("closedAt") || now : "");
}

const VOTES = `UPDATE product_tickets SET votes = (SELECT COUNT(*) FROM product_votes WHERE ticket = product_tickets.id)
  WHERE id = {:id}`;

/** How many want it. Not by a save of its own: whoever has it open would be told of a change. */
export const countVotes = (tx: PbApp, id: string): void => void (id !== "" && run(tx, VOTES, { id }));
