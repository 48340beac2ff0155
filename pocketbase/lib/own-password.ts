/** A person's own new password, for which he types the old one: with a stolen token that is a place to guess it. */
import { writeAudit } from "./audit";
import type { PbRecordRequestEvent } from "./pb";
import { refuse } from "./refuse";
import { withOwnPassword } from "./typed-again";

/** Compares the old password as one that signs in; what was refused stands in the audit log. */
export function guardOwnPassword(e: PbRecordRequestEvent): void {
  const password = e.requestInfo().body["oldPassword"] ?? "";
  // Who may manage others needs no old one, and the store compares none where none is sent.
  if (password === "" || e.auth?.id !== e.record.id || e.auth.isSuperuser()) return e.next();
  if (typeof password !== "string") refuse("bad_request", { field: "oldPassword" });
  const user = e.record.original();
  const onRefused = (reason: string): void =>
    writeAudit(e.app, {
      user: user.id,
      ip: e.realIP(),
      collection: "users",
      recordId: user.id,
      action: "password_change_failed",
      reason,
    });
  withOwnPassword(e, { user, password, onRefused }, () => e.next());
}
