/** Changes by request in the audit log: who, what it was, what it became. */
import { ALL_COLLECTIONS } from "../../domain/collections/all";
import { asOneSave } from "./alarm-work";
import { writeAudit } from "./audit";
import { plain, type PbRecord, type PbRecordRequestEvent } from "./pb";
import { refuse } from "./refuse";
import { authorizationOf, sessionOfToken } from "./session-token";

/** The collections whose changes are written down; the hooks are bound to them. */
export const AUDITED: readonly string[] = ALL_COLLECTIONS.filter(({ audited }) => audited).map(({ name }) => name);

type Action = "create" | "update" | "delete";

/** A person's own pings and the stamps are no news. */
const SILENT: readonly string[] = ["updated", "lastPingTime", "lastActivePing"];

type Plain = Readonly<Record<string, unknown>>;

/** Fields of which the log says that they changed, and never the value. */
function secretsOf(collection: string): readonly string[] {
  const fields = ALL_COLLECTIONS.find(({ name }) => name === collection)?.fields ?? {};
  return Object.keys(fields).filter((name) => fields[name]?.hidden);
}

/** What may be read of a copy of a record: e-mail addresses too, hidden fields and passwords not. */
const shown = (copy: PbRecord | null): Plain => (copy ? plain(copy.ignoreEmailVisibility(true)) : {});

const valuesOf = (record: PbRecord | null, names: readonly string[]): readonly string[] =>
  names.map((name) => record?.getString(name) ?? "");

/** Stands for the value of a field that is never shown. */
const CHANGED = { changed: true };

/** What differs, as it was and as it is. Hidden fields are in neither. */
function differences(before: Plain, after: Plain): { readonly before: Plain; readonly after: Plain } {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => !SILENT.includes(key) && JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
  const pick = (from: Plain): Plain =>
    Object.fromEntries(keys.filter((key) => key in from).map((key) => [key, from[key]]));
  return { before: pick(before), after: pick(after) };
}

function around(e: PbRecordRequestEvent, action: Action): void {
  const secrets = secretsOf(e.collection.name);
  const old = action === "create" ? null : e.record.original();
  const before = shown(old);
  const secretBefore = valuesOf(old, secrets);
  const keyBefore = e.collection.type === "auth" && action === "update" ? e.record.original().tokenKey() : "";
  e.next();
  // A copy as nobody is shown it: in the answer to a superuser the store unhides every field of the record itself.
  const now = action === "delete" ? null : e.record.fresh();
  const after = shown(now);
  const secretAfter = valuesOf(now, secrets);
  const rekeyed = keyBefore !== "" && keyBefore !== e.record.tokenKey();
  const hidden = secrets.filter((_name, i) => secretBefore[i] !== secretAfter[i]);
  const changed = differences(before, after);
  const count = Object.keys(changed.before).length + Object.keys(changed.after).length + hidden.length;
  if (count === 0 && !rekeyed) return;
  writeAudit(e.app, {
    user: e.auth?.id ?? "",
    session: sessionOfToken(authorizationOf(e)),
    ip: e.realIP(),
    collection: e.collection.name,
    recordId: e.record.id,
    action,
    reason: rekeyed && after["active"] !== false ? "password" : "",
    before: changed.before,
    after: { ...changed.after, ...Object.fromEntries(hidden.map((name) => [name, CHANGED])) },
  });
}

/** No change without its line, and no line without its change: they are one commit. */
const together = (e: PbRecordRequestEvent, action: Action): void =>
  asOneSave(e, ({ tx }) => {
    // Of two that delete it at once one has done so.
    const isGone = action === "delete" && tx.findRecordsByIds(e.collection.name, [e.record.id]).length === 0;
    if (isGone) refuse("not_found");
    around(e, action);
  });

/** A record was created by request. */
export const created = (e: PbRecordRequestEvent): void => together(e, "create");

/** A record was changed by request. */
export const updated = (e: PbRecordRequestEvent): void => together(e, "update");

/** A record was deleted by request. */
export const deleted = (e: PbRecordRequestEvent): void => together(e, "delete");
