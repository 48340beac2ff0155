/** Lets records go that are older than their rule says, but for those that are held. */
import { RETENTION_KINDS } from "../../domain/collections/retention-rules";
import { storeDate } from "../../domain/signals/store-date";
import { jsonRowsOf, run, type PbApp } from "./pb";

const DAY_MS = 86_400_000;
/** At most so many a turn: the one writer is for signals first. */
const MOST = 5_000;
/** Whoever has himself refused all day fills no disk: sign-ins beyond these go, the oldest first. */
const SIGN_INS_MOST = 200_000;

const DUE = `
  SELECT r.id AS id, r.kind AS kind, r.keepDays AS keepDays FROM retention_rules r
  WHERE r.keepDays > 0 AND NOT EXISTS (SELECT 1 FROM legal_holds h WHERE h.kind = r.kind
    AND (h.fromAt = '' OR h.fromAt <= {:now}) AND (h.untilAt = '' OR h.untilAt > {:now}))`;

interface Rule {
  readonly id: string;
  readonly kind: string;
  readonly keepDays: number;
}

/** Once an hour. */
export function purgeOld(app: PbApp): void {
  const nowMs = Date.now();
  const now = storeDate(nowMs);
  const rules = jsonRowsOf<Rule>(app, DUE, { columns: ["id", "kind", "keepDays"], bind: { now } });
  for (const { id, kind, keepDays } of rules) {
    // The name goes into the statement: only one of ours does.
    if (!RETENTION_KINDS.some((known) => known === kind)) continue;
    const limit = storeDate(nowMs - keepDays * DAY_MS);
    const sql = `DELETE FROM ${kind} WHERE id IN (SELECT id FROM ${kind} WHERE at < {:limit} ORDER BY at LIMIT ${MOST})`;
    const gone = run(app, sql, { limit });
    run(app, "UPDATE retention_rules SET purgedAt = {:now}, purged = purged + {:gone} WHERE id = {:id}", {
      now,
      gone,
      id,
    });
    if (kind === "login_log") boundSignIns(app);
  }
}

function boundSignIns(app: PbApp): void {
  const sql = `
    DELETE FROM login_log WHERE id IN (SELECT id FROM login_log ORDER BY at DESC LIMIT ${MOST} OFFSET ${SIGN_INS_MOST})`;
  run(app, sql);
}
