/** What is ticked off on a job, in order. */
import { SIGNED_IN } from "../access/rules";
import { allOf, centreMay } from "../access/work-rules";
import { bool, defineCollection, int, relation, text } from "./define";
import { jobReach } from "./jobs";

const PAGE = { feature: "technical.jobs", rights: { create: ["update"], delete: ["delete"] } } as const;

const read = `${SIGNED_IN} && ${jobReach("job.")}`;

export const jobChecklists = defineCollection("job_checklists", {
  fields: {
    job: relation("jobs", { required: true }),
    order: int({ required: true, min: 1, max: 99 }),
    label: text({ required: true, max: 200 }),
    required: bool(),
    done: bool(),
    remark: text({ max: 400 }),
  },
  indexes: ["job, order"],
  access: {
    list: read,
    view: read,
    create: allOf(centreMay(PAGE, "create"), jobReach("job.")),
    update: allOf(centreMay(PAGE, "update"), jobReach("job."), "@request.body.job:changed = false"),
    delete: allOf(centreMay(PAGE, "delete"), jobReach("job.")),
  },
  offline: "none",
  audited: true,
  list: { columns: ["order", "label", "job", "required", "done", "remark"], sort: "order" },
  page: {
    ...PAGE,
    path: "technical/job-checklists",
    tabOf: "jobs",
    title: ["label"],
    search: ["label", "remark"],
    filters: ["done", "required"],
    form: [{ id: "general", fields: ["job", "order", "label", "required", "done", "remark"] }],
  },
});
