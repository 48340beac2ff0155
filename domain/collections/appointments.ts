/** Appointments: visits of sales people and of technicians in one calendar. */
import { centreWork } from "../access/work-rules";
import { date, defineCollection, relation, select, text } from "./define";

const either = (verb: string): readonly string[] => [verb, `technicians.scheduling.${verb}`];

const PAGE = {
  feature: "sales.scheduling",
  rights: { read: either("read"), create: either("create"), update: either("update"), delete: either("delete") },
};

export const appointments = defineCollection("appointments", {
  fields: {
    subject: text({ required: true, max: 160 }),
    kind: select(["visit", "survey", "service", "install", "call", "absence"], { required: true }),
    startsAt: date({ required: true }),
    endsAt: date({ required: true }),
    /** Until then the site is on test; never set = it is not put on test for this. */
    testUntil: date(),
    user: relation("users", { required: true }),
    /** Kept by the store. */
    userName: text({ max: 170 }),
    customer: relation("customer_accounts"),
    site: relation("site_accounts"),
    lead: relation("leads"),
    job: relation("jobs"),
    place: text({ max: 200 }),
    state: select(["planned", "confirmed", "done", "cancelled"], { required: true }),
    notes: text({ max: 2000, as: "long" }),
  },
  indexes: ["user, startsAt", "startsAt", "site", "customer", "lead", "job"],
  access: centreWork(PAGE),
  offline: "none",
  audited: true,
  list: { columns: ["startsAt", "endsAt", "subject", "kind", "userName", "site", "state"], sort: "-startsAt" },
  page: {
    ...PAGE,
    path: "scheduling/appointments",
    title: ["subject"],
    search: ["subject", "userName", "place"],
    filters: ["kind", "state"],
    form: [
      { id: "general", fields: ["subject", "kind", "startsAt", "endsAt", "user", "state"] },
      { id: "about", fields: ["customer", "site", "testUntil", "place", "lead", "job", "notes"] },
    ],
  },
});
