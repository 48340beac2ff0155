/** The audit log: one line for each act, sign-in and refused attempt. */
import { storeDate } from "../../domain/signals/store-date";
import type { PbApp } from "./pb";

/** A line; what is left out is empty. */
export interface AuditLine {
  /** Given where the same thing may be found twice: it is then written once. */
  readonly id?: string;
  readonly at?: string;
  readonly user?: string;
  readonly session?: string;
  readonly ip?: string;
  readonly collection?: string;
  readonly recordId?: string;
  readonly action: string;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly reason?: string;
  readonly alarm?: string;
}

const REASON_MAX = 500;

/** Writes a line; inside a transaction pass the transaction. */
export function writeAudit(app: PbApp, line: AuditLine): void {
  const { before, after, reason = "", at = storeDate(Date.now()), ...rest } = line;
  const collection = app.findCachedCollectionByNameOrId("audit_log");
  const record = new Record(collection, {
    ...rest,
    at,
    reason: reason.slice(0, REASON_MAX),
    before: JSON.stringify(before ?? null),
    after: JSON.stringify(after ?? null),
  });
  app.save(record);
}
