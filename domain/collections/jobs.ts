/** Service jobs: what is to be done at a site, by whom and when, and what came of it. */
import { right, SIGNED_IN, staffReach } from "../access/rules";
import { allOf, centreMay, mine } from "../access/work-rules";
import { date, day, defineCollection, int, number, relation, select, text } from "./define";

const PAGE = {
  feature: "technical.jobs",
  rights: { update: ["update", "assign", "close"], delete: [] },
} as const;

const may = (verb: string): string => right(`${PAGE.feature}.${verb}`);

/** Who reaches a job; `path` leads to it: who reads all, as far as he reaches its site, and whoever is to do it. */
export const jobReach = (path = ""): string =>
  `((${may("read_all")} && ${staffReach(`${path}site.`)}) || ` +
  `(${may("read_own")} && @request.auth.role.staff = true && ${mine(`${path}assigned`)}))`;

const read = `${SIGNED_IN} && ${jobReach()}`;

export const jobs = defineCollection("jobs", {
  fields: {
    /** 1, 2, 3 … without a gap, given by the store. */
    number: int({ min: 0 }),
    title: text({ required: true, max: 160 }),
    kind: select(["install", "fault", "maintenance", "takeover", "inspection"], { required: true }),
    site: relation("site_accounts"),
    customer: relation("customer_accounts"),
    ticket: relation("tickets"),
    priority: select(["low", "normal", "high", "urgent"]),
    state: select(["new", "planned", "on_the_way", "in_progress", "waiting_parts", "done", "cancelled"], {
      required: true,
    }),
    assigned: relation("users"),
    /** Kept by the store. */
    assignedName: text({ max: 170 }),
    plannedFrom: date(),
    plannedUntil: date(),
    dueAt: date(),
    description: text({ max: 4000, as: "long" }),
    result: text({ max: 4000, as: "long" }),
    hours: number({ min: 0, max: 1000 }),
    nextVisitOn: day(),
  },
  indexes: ["unique number", "site", "customer", "ticket", "assigned, plannedFrom", "state, plannedFrom"],
  access: {
    list: read,
    view: read,
    create: centreMay(PAGE, "create"),
    update: allOf(centreMay(PAGE, "update"), jobReach()),
    delete: null,
  },
  offline: "none",
  audited: true,
  list: {
    columns: ["number", "title", "kind", "priority", "state", "site", "assignedName", "plannedFrom"],
    sort: "-number",
  },
  page: {
    ...PAGE,
    path: "technical/jobs",
    title: ["number", "title"],
    search: ["number", "title", "assignedName"],
    filters: ["state", "kind", "priority"],
    form: [
      { id: "general", fields: ["title", "kind", "priority", "state", "description"] },
      { id: "about", fields: ["site", "customer", "ticket"] },
      { id: "plan", fields: ["assigned", "plannedFrom", "plannedUntil", "dueAt"] },
      { id: "result", fields: ["result", "hours", "nextVisitOn"] },
    ],
    tabs: [
      { collection: "job_visits", field: "job" },
      { collection: "job_checklists", field: "job" },
      { collection: "stock_moves", field: "job" },
      { collection: "tool_requests", field: "job" },
    ],
  },
});
