/** Tickets: closed or open, of which customer, and in whose list of tickets they stand. */
import { storeDate } from "../../domain/signals/store-date";
import { ticketStanding, type TicketStanding } from "../../domain/work/ticket-state";
import { rowsOf, run, type PbApp, type PbRecord, type PbRecordEvent } from "./pb";
import { together } from "./together";

/** Collections whose records list the open tickets of their person. */
export const TEAMS: readonly string[] = ["administrators", "sales_team", "technicians", "operators"];

/** As many as a list holds: the newest. */
const LIST_MOST = 999;

const standingOf = (record: PbRecord): TicketStanding => ({
  state: record.getString("state"),
  ticketClose: record.getString("ticketClose"),
});

/** Closes and opens it, whichever of the two fields says so. */
export function keepStanding(record: PbRecord): void {
  const before = record.isNew() ? null : standingOf(record.original());
  const { state, ticketClose } = ticketStanding(standingOf(record), before, storeDate(Date.now()));
  record.set("state", state);
  record.set("ticketClose", ticketClose);
}

/** A site says whose it is, where nobody did. */
export function keepCustomer(app: PbApp, record: PbRecord): void {
  const site = record.getString("site");
  if (site === "" || record.getString("customer") !== "") return;
  record.set("customer", app.findRecordsByIds("site_accounts", [site])[0]?.getString("customer") ?? "");
}

const OPEN_OF = `
  SELECT id FROM tickets WHERE assigned = {:user} AND ticketClose = '' ORDER BY number DESC LIMIT ${LIST_MOST}`;

const openTicketsOf = (app: PbApp, user: string): readonly string[] =>
  user === "" ? [] : rowsOf(app, OPEN_OF, { bind: { user }, shape: { id: "" } }).map(({ id }) => id);

/** One of a team is saved: he lists what he sees to, whatever was sent. */
export function memberSaving(e: PbRecordEvent): void {
  together(e, (tx) => {
    e.record.set("assigned_tickets", openTicketsOf(tx, e.record.getString("user")));
    e.next();
  });
}

/** The lists of those whose tickets these are or were. */
export function refreshLists(tx: PbApp, users: readonly string[]): void {
  for (const user of new Set(users)) {
    if (user === "") continue;
    const open = openTicketsOf(tx, user).join(" ");
    for (const team of TEAMS) {
      const [member] = tx.findRecordsByFilter(team, "user = {:user}", "", 1, 0, { user });
      if (member && member.getStringSlice("assigned_tickets").join(" ") !== open) tx.save(member);
    }
  }
}

/** The ticket says when somebody last wrote on it. Not by a save of its own: whoever has it open would be told of a change. */
export function noteMessage(tx: PbApp, message: PbRecord): void {
  const sql = "UPDATE tickets SET lastMessageAt = {:at} WHERE id = {:ticket} AND lastMessageAt < {:at}";
  run(tx, sql, { at: message.getString("at"), ticket: message.getString("ticket") });
}
