/** Changes of people, roles and settings in the audit log: who, what it was, what it became. */
import { writeAudit } from "./audit";
import { plain, type PbRecord, type PbRecordRequestEvent } from "./pb";
import { authorizationOf, sessionOfToken } from "./session-token";

type Action = "create" | "update" | "delete";

/** A person's own pings and the stamps are no news. */
const SILENT: readonly string[] = ["updated", "lastPingTime", "lastActivePing"];

type Plain = Readonly<Record<string, unknown>>;

const shown = (record: PbRecord | null): Plain => (record ? plain(record) : {});

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
  const before = shown(action === "create" ? null : e.record.original());
  const keyBefore = e.collection.type === "auth" && action === "update" ? e.record.original().tokenKey() : "";
  e.next();
  const after = shown(action === "delete" ? null : e.record);
  const rekeyed = keyBefore !== "" && keyBefore !== e.record.tokenKey();
  const changed = differences(before, after);
  if (Object.keys(changed.before).length + Object.keys(changed.after).length === 0 && !rekeyed) return;
  writeAudit(e.app, {
    user: e.auth?.id ?? "",
    session: sessionOfToken(authorizationOf(e)),
    ip: e.realIP(),
    collection: e.collection.name,
    recordId: e.record.id,
    action,
    reason: rekeyed && after["active"] !== false ? "password" : "",
    ...changed,
  });
}

/** A record was created by request. */
export const created = (e: PbRecordRequestEvent): void => around(e, "create");

/** A record was changed by request. */
export const updated = (e: PbRecordRequestEvent): void => around(e, "update");

/** A record was deleted by request. */
export const deleted = (e: PbRecordRequestEvent): void => around(e, "delete");
