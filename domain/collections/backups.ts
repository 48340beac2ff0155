/** Archives in the store's folder of backups: the folder is the truth, and the store keeps a record beside each file. */
import { CENTRE, right, SERVER_ONLY, SIGNED_IN } from "../access/rules";
import { bool, date, defineCollection, int, text } from "./define";

const may = (verb: string): string =>
  `${SIGNED_IN} && ${right(`communicator.maintenance_backup.${verb}`)} && ${CENTRE}`;
const fixed = ["name", "size", "madeAt"].map((field) => `@request.body.${field}:changed = false`).join(" && ");

export const backups = defineCollection("backups", {
  fields: {
    name: text({ required: true, max: 200 }),
    /** Bytes. */
    size: int({ min: 0 }),
    madeAt: date(),
    /** Somebody has put it back elsewhere and looked at it. */
    verified: bool(),
    verifiedAt: date(),
    notes: text({ max: 500, as: "long" }),
  },
  indexes: ["unique name"],
  access: { ...SERVER_ONLY, list: may("read"), view: may("read"), update: `${may("backup")} && ${fixed}` },
  offline: "none",
  audited: true,
  list: { columns: ["name", "madeAt", "size", "verified", "verifiedAt"], sort: "-madeAt" },
  page: {
    feature: "communicator.maintenance_backup",
    path: "communicator/maintenance_backup",
    title: ["name"],
    search: ["name"],
    filters: ["verified"],
    form: [
      { id: "general", fields: ["name", "size", "madeAt"] },
      { id: "check", fields: ["verified", "verifiedAt", "notes"] },
    ],
    kept: ["name", "size", "madeAt"],
    rights: { update: ["backup"] },
  },
});
