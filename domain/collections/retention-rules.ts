/** How long records are kept, by kind: the store lets go of what is older, but for what is held. */
import { CENTRE, right, SERVER_ONLY, SIGNED_IN } from "../access/rules";
import { date, defineCollection, int, select } from "./define";

/** Records that may go: each is a log of its own, to which nothing refers. */
export const RETENTION_KINDS = ["login_log", "receiver_status_log", "report_runs"] as const;

const may = (verb: string): string =>
  `${SIGNED_IN} && ${right(`communicator.maintenance_backup.${verb}`)} && ${CENTRE}`;
const fixed = ["kind", "purgedAt", "purged"].map((field) => `@request.body.${field}:changed = false`).join(" && ");

export const retentionRules = defineCollection("retention_rules", {
  fields: {
    kind: select(RETENTION_KINDS, { required: true }),
    /** Older records go; 0 = none do. */
    keepDays: int({ min: 0, max: 36_500 }),
    /** When the store last looked, and how many have gone since the rule stands. */
    purgedAt: date(),
    purged: int({ min: 0 }),
  },
  indexes: ["unique kind"],
  access: { ...SERVER_ONLY, list: may("read"), view: may("read"), update: `${may("retention_update")} && ${fixed}` },
  offline: "none",
  audited: true,
  list: { columns: ["kind", "keepDays", "purgedAt", "purged"], sort: "kind" },
  page: {
    feature: "communicator.maintenance_backup",
    path: "communicator/retention_rules",
    tabOf: "backups",
    title: ["kind"],
    search: ["kind"],
    form: [{ id: "general", fields: ["kind", "keepDays", "purgedAt", "purged"] }],
    kept: ["kind", "purgedAt", "purged"],
    rights: { update: ["retention_update"] },
  },
});
