/** A link that came with a mail is used: its line in the audit log is written in the transaction of what it changes. */
import { writeAudit } from "./audit";
import { jsonField, type PbApp, type PbRecord } from "./pb";

/** Set on whoever uses one. */
const CONFIRMED = "confirmed";

/** What the link is for, and from where it is used. */
export interface Confirmed {
  readonly action: string;
  readonly ip: string;
}

/** Notes it on the person who is about to be saved; null = no link is used, whatever was sent under that name. */
export const noteConfirmed = (person: PbRecord, confirmed: Confirmed | null): void =>
  person.set(CONFIRMED, confirmed ? JSON.stringify(confirmed) : "");

/** As the engine itself refuses a link that is used up. */
function refuseUsedUp(): never {
  const error = new ApiError(400, "Used up.");
  error.data = { token: { code: "validation_invalid_token", message: "Invalid or expired token." } };
  throw error;
}

/**
 * Writes the line before the person is saved, in that transaction; the new password was hashed before it began. The engine
 * has compared the link with the person it had read: of two uses at once the second finds another key, and does nothing.
 */
export function writeConfirmed(tx: PbApp, person: PbRecord): void {
  const confirmed = jsonField<Confirmed | null>(person, CONFIRMED, null);
  if (!confirmed) return;
  noteConfirmed(person, null);
  const [now] = tx.findRecordsByIds("users", [person.id]);
  if (!now || now.tokenKey() !== person.original().tokenKey()) return refuseUsedUp();
  writeAudit(tx, { user: person.id, collection: "users", recordId: person.id, ...confirmed });
}
