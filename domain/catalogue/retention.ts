/** How long logs are kept in a new installation. */
import type { RETENTION_KINDS } from "../collections/retention-rules";

interface Rule {
  readonly kind: (typeof RETENTION_KINDS)[number];
  readonly keepDays: number;
  readonly purged: number;
}

export const RETENTION: readonly Rule[] = [
  { kind: "login_log", keepDays: 365, purged: 0 },
  { kind: "receiver_status_log", keepDays: 365, purged: 0 },
  { kind: "report_runs", keepDays: 730, purged: 0 },
];
