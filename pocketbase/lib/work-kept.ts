/** Numbers and names of the work beside the alarms, and whose it is. */
import { hasRight } from "../../domain/access/rights";
import type { AuthorityMap } from "../../domain/access/authorities";
import { storeDate } from "../../domain/signals/store-date";
import { asksFor, FIELD_RIGHTS, MAKERS, NAMES, NUMBERED } from "../../domain/work/kept.table";
import { guardProductTicket } from "./product-tickets";
import { jsonField, rowsOf, run, type PbApp, type PbRecord, type PbRecordEvent, type PbRecordRequestEvent } from "./pb";
import { refuse } from "./refuse";
import { guardTimes } from "./ticket-steps";
import { together } from "./together";

const nameOf = (app: PbApp, id: string): string => {
  const [user] = id === "" ? [] : app.findRecordsByIds("users", [id]);
  return user ? fullName(user) : "";
};

const fullName = (user: PbRecord): string => `${user.getString("name")} ${user.getString("surname")}`.trim();

/** Whoever is named in the record is named in words. */
export function keepNames(app: PbApp, record: PbRecord): void {
  for (const [field, name] of Object.entries(NAMES[record.collection().name] ?? {}))
    record.set(name, nameOf(app, record.getString(field)));
}

/** The next number for a new one; another's stays, whatever was sent. In the transaction that saves it, so that none is left out. */
export function keepNumber(tx: PbApp, record: PbRecord): void {
  const { name } = record.collection();
  if (!NUMBERED.includes(name)) return;
  if (!record.isNew()) return record.set("number", record.original().getInt("number"));
  const sql = `SELECT COALESCE(MAX(number), 0) + 1 AS next FROM ${name}`;
  record.set("number", rowsOf(tx, sql, { shape: { next: 0 } })[0]?.next ?? 1);
}

/** A person has another name: so has he in all that names him. */
export function personRenamed(e: PbRecordEvent): void {
  const { record } = e;
  const before = fullName(record.original());
  if (before === fullName(record)) return e.next();
  together(e, (tx) => {
    e.next();
    for (const [collection, fields] of Object.entries(NAMES))
      for (const [field, name] of Object.entries(fields))
        run(tx, `UPDATE ${collection} SET ${name} = {:name} WHERE ${field} = {:user}`, {
          name: fullName(record),
          user: record.id,
        });
  });
}

/** Who makes it is written down, and, of what is a line of a log, when. */
export function workCreating(e: PbRecordRequestEvent): void {
  const { record, auth } = e;
  const maker = MAKERS[e.collection.name];
  if (auth?.collection().name === "users") {
    if (maker && (maker.always || record.getString(maker.field) === "")) record.set(maker.field, auth.id);
    if (maker?.always) record.set("at", storeDate(Date.now()));
    guardTicket(record, auth);
    guardProductTicket(e);
    demandFieldRights(e, auth);
  }
  e.next();
}

/** A field of it may ask for a right of its own. */
export function workUpdating(e: PbRecordRequestEvent): void {
  if (e.auth?.collection().name === "users") {
    guardTicket(e.record, e.auth);
    guardProductTicket(e);
    demandFieldRights(e, e.auth);
    noteDecision(e.record, e.auth);
  }
  e.next();
}

const guardTicket = (record: PbRecord, auth: PbRecord): void =>
  void (record.collection().name === "tickets" && guardTimes(record, auth.id));

function demandFieldRights({ app, record, collection }: PbRecordRequestEvent, auth: PbRecord): void {
  const asked = (FIELD_RIGHTS[collection.name] ?? []).filter((one) => {
    const before = record.isNew() ? "" : record.original().getString(one.field);
    return asksFor(one, before, record.getString(one.field));
  });
  if (asked.length === 0) return;
  const role = app.findRecordById("role_authorities", auth.getString("role"));
  const rights = jsonField<AuthorityMap>(role, "rights", {});
  const locked = asked.find(({ right, or = right }) => !hasRight(rights, right) && !hasRight(rights, or));
  if (locked) refuse("field_locked", { field: locked.field });
}

/** Who approved or refused a request. */
function noteDecision(record: PbRecord, auth: PbRecord): void {
  if (record.collection().name !== "tool_requests") return;
  const state = record.getString("state");
  const isNews = state !== record.original().getString("state");
  if (isNews && ["approved", "refused"].includes(state)) record.set("decidedBy", auth.id);
}
