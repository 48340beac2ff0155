/** Technicians: which person, what he can do and where, what is in his van, which tickets. */
import { CENTRE, right, SIGNED_IN } from "../access/rules";
import { centreWork, mine } from "../access/work-rules";
import { bool, day, defineCollection, json, relation, text } from "./define";

const PAGE = {
  feature: "user.technicians",
  rights: { read: ["read", "technical.jobs.read_all"], delete: [] },
} as const;

const team = `${right("user.technicians.read")} || ${right("technical.jobs.read_all")} || ${right("user.users.read")}`;
const read = `${SIGNED_IN} && (${mine("user")} || (${CENTRE} && (${team})))`;

export const technicians = defineCollection("technicians", {
  fields: {
    user: relation("users", { required: true }),
    /** Kept by the store, as the tickets that he sees to and that are open. */
    name: text({ max: 170 }),
    assigned_tickets: relation("tickets", { many: true }),
    skills: json({ as: "words", maxBytes: 8192 }),
    area: text({ max: 120 }),
    licenceValidUntil: day(),
    /** The warehouse that he drives about. */
    vanStock: relation("warehouses"),
    active: bool(),
  },
  indexes: ["unique user", "vanStock"],
  access: centreWork(PAGE, { list: read, view: read }),
  offline: "none",
  audited: true,
  list: { columns: ["name", "area", "skills", "vanStock", "licenceValidUntil", "active"], sort: "name" },
  page: {
    ...PAGE,
    path: "technical/technicians",
    tabOf: "jobs",
    title: ["name"],
    search: ["name", "area"],
    filters: ["active"],
    form: [{ id: "general", fields: ["user", "area", "skills", "licenceValidUntil", "vanStock", "active"] }],
  },
});
