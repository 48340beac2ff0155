/** Records that must not go for now, whatever their age: a court, an insurer or the police have asked for them. */
import { CENTRE, right, SIGNED_IN } from "../access/rules";
import { date, defineCollection, relation, select, text } from "./define";
import { RETENTION_KINDS } from "./retention-rules";

const may = (verb: string): string =>
  `${SIGNED_IN} && ${right(`communicator.maintenance_backup.${verb}`)} && ${CENTRE}`;

export const legalHolds = defineCollection("legal_holds", {
  fields: {
    kind: select(RETENTION_KINDS, { required: true }),
    reason: text({ required: true, max: 500, as: "long" }),
    reference: text({ max: 80 }),
    /** Whose site it is about, where it is about one. */
    site: relation("site_accounts"),
    fromAt: date(),
    /** Empty = until somebody ends it. */
    untilAt: date(),
  },
  indexes: ["kind"],
  access: {
    list: may("read"),
    view: may("read"),
    create: may("legal_hold"),
    update: may("legal_hold"),
    delete: may("legal_hold"),
  },
  offline: "none",
  audited: true,
  list: { columns: ["kind", "reason", "reference", "fromAt", "untilAt"], sort: "-created" },
  page: {
    feature: "communicator.maintenance_backup",
    path: "communicator/legal_holds",
    tabOf: "backups",
    title: ["reference", "reason"],
    search: ["reason", "reference"],
    filters: ["kind"],
    form: [{ id: "general", fields: ["kind", "reason", "reference", "site", "fromAt", "untilAt"] }],
    rights: { create: ["legal_hold"], update: ["legal_hold"], delete: ["legal_hold"] },
  },
});
