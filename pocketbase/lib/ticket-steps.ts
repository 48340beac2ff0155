/** Steps of tickets: written with the save that they are, and what the ticket keeps of them. */
import { dateMs, storeDate } from "../../domain/signals/store-date";
import { KEPT_TIMES, ticketSteps, type TicketSeen, type TicketStep } from "../../domain/work/ticket-steps";
import { rowsOf, run, type PbApp, type PbRecord } from "./pb";

const seen = (record: PbRecord): TicketSeen => ({
  requester: record.getString("requester"),
  assigned: record.getString("assigned"),
  ticketClose: record.getString("ticketClose"),
  raisedAt: record.getString("raisedAt"),
  takenAt: record.getString("takenAt"),
  closedBy: record.getString("closedBy"),
  reopenedAt: record.getString("reopenedAt"),
});

/** A ticket is being saved: its instants are filled in; gives what happened, to be written once it is saved. */
export function keepTimes(record: PbRecord): readonly TicketStep[] {
  const before = record.isNew() ? null : seen(record.original());
  const { times, steps } = ticketSteps(seen(record), before, storeDate(Date.now()));
  for (const [field, value] of Object.entries(times)) record.set(field, value);
  return steps;
}

/** Writes them down. */
export function writeSteps(
  tx: PbApp,
  ticket: { readonly id: string; readonly raisedAt: string },
  steps: readonly TicketStep[],
): void {
  const collection = steps.length > 0 ? tx.findCachedCollectionByNameOrId("ticket_steps") : null;
  if (collection === null) return;
  for (const { kind, by, at, first } of steps) {
    const seconds = Math.max(0, Math.round((dateMs(at) - dateMs(ticket.raisedAt)) / 1000)) || 0;
    tx.save(new Record(collection, { ticket: ticket.id, kind, by, at, first, seconds }));
  }
}

/** A person asks to save it: the instants stay as they were, and whoever closes it is the one who asks, now. */
export function guardTimes(record: PbRecord, user: string): void {
  const before = record.isNew() ? null : record.original();
  for (const field of KEPT_TIMES) record.set(field, before?.getString(field) ?? "");
  const closed = before?.getString("ticketClose") ?? "";
  if (record.getString("ticketClose") !== "") record.set("ticketClose", closed || storeDate(Date.now()));
  if (closed === "") record.set("closedBy", user);
}

// Of the centre's own people, and not who asked himself.
const FIRST_ANSWER = `
  SELECT t.raisedAt AS raisedAt FROM tickets t JOIN users u ON u.id = {:author} JOIN role_authorities r ON r.id = u.role
  WHERE t.id = {:ticket} AND t.answeredAt = '' AND t.requester != u.id AND r.staff AND u.dealer = ''`;

/** Somebody wrote on it: the first reply of the centre is its answer. Not by a save of the ticket's own. */
export function noteAnswer(tx: PbApp, message: PbRecord): void {
  if (message.getString("kind") !== "reply") return;
  const [ticket, author] = [message.getString("ticket"), message.getString("author")];
  const [found] = rowsOf(tx, FIRST_ANSWER, { bind: { ticket, author }, shape: { raisedAt: "" } });
  if (!found) return;
  const at = message.getString("at");
  run(tx, "UPDATE tickets SET answeredAt = {:at} WHERE id = {:ticket}", { at, ticket });
  writeSteps(tx, { id: ticket, raisedAt: found.raisedAt }, [{ kind: "answered", by: author, at, first: true }]);
}
