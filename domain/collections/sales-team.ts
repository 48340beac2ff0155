/** Sales people: which person, which tickets. */
import { right, CENTRE, SIGNED_IN } from "../access/rules";
import { centreWork, mine } from "../access/work-rules";
import { bool, defineCollection, relation, text } from "./define";

const PAGE = {
  feature: "user.sales_team",
  rights: { read: ["read", "sales.crm.read_team"], delete: [] },
} as const;

const team = `${right("user.sales_team.read")} || ${right("sales.crm.read_team")} || ${right("user.users.read")}`;
const read = `${SIGNED_IN} && (${mine("user")} || (${CENTRE} && (${team})))`;

export const salesTeam = defineCollection("sales_team", {
  fields: {
    user: relation("users", { required: true }),
    /** Kept by the store, as the tickets that he sees to and that are open. */
    name: text({ max: 170 }),
    assigned_tickets: relation("tickets", { many: true }),
    territory: text({ max: 120 }),
    active: bool(),
  },
  indexes: ["unique user"],
  access: centreWork(PAGE, { list: read, view: read }),
  offline: "none",
  audited: true,
  list: { columns: ["name", "territory", "assigned_tickets", "active"], sort: "name" },
  page: {
    ...PAGE,
    path: "sales/sales-team",
    tabOf: "quotes",
    title: ["name"],
    search: ["name", "territory"],
    filters: ["active"],
    form: [{ id: "general", fields: ["user", "territory", "active"] }],
  },
});
