/** Visits of a job: who was there from when until when, and what came of it. */
import { SIGNED_IN } from "../access/rules";
import { allOf, centreMay } from "../access/work-rules";
import { date, defineCollection, relation, select, text } from "./define";
import { jobReach } from "./jobs";

const PAGE = { feature: "technical.jobs", rights: { create: ["update"], delete: [] } } as const;

const read = `${SIGNED_IN} && ${jobReach("job.")}`;

export const jobVisits = defineCollection("job_visits", {
  fields: {
    job: relation("jobs", { required: true }),
    technician: relation("users"),
    /** Kept by the store. */
    technicianName: text({ max: 170 }),
    arrivedAt: date({ required: true }),
    leftAt: date(),
    outcome: select(["done", "partly", "no_access", "parts_missing"]),
    notes: text({ max: 4000, as: "long" }),
    signedBy: text({ max: 120 }),
  },
  indexes: ["job, arrivedAt", "technician, arrivedAt"],
  access: {
    list: read,
    view: read,
    create: allOf(centreMay(PAGE, "create"), jobReach("job.")),
    update: allOf(centreMay(PAGE, "update"), jobReach("job."), "@request.body.job:changed = false"),
    delete: null,
  },
  offline: "none",
  audited: true,
  list: { columns: ["arrivedAt", "leftAt", "job", "technicianName", "outcome", "signedBy"], sort: "-arrivedAt" },
  page: {
    ...PAGE,
    path: "technical/job-visits",
    tabOf: "jobs",
    title: ["technicianName"],
    search: ["technicianName", "notes", "signedBy"],
    filters: ["outcome"],
    form: [
      { id: "general", fields: ["job", "technician", "arrivedAt", "leftAt"] },
      { id: "result", fields: ["outcome", "notes", "signedBy"] },
    ],
  },
});
