/** Who takes which course and how far he is. */
import { CENTRE, right, SIGNED_IN } from "../access/rules";
import { centreWork, mine } from "../access/work-rules";
import { day, defineCollection, int, relation, select, text } from "./define";

const PAGE = {
  feature: "sales.training",
  rights: { create: ["author"], update: ["author"], delete: [] },
} as const;

const author = right("sales.training.author");
const read = `${SIGNED_IN} && ${CENTRE} && (${author} || (${right("sales.training.read")} && ${mine("user")}))`;

export const courseProgress = defineCollection("course_progress", {
  fields: {
    course: relation("courses", { required: true }),
    user: relation("users", { required: true }),
    /** Kept by the store. */
    userName: text({ max: 170 }),
    state: select(["assigned", "started", "passed", "failed", "expired"], { required: true }),
    startedOn: day(),
    passedOn: day(),
    validUntil: day(),
    /** Per cent. */
    score: int({ min: 0, max: 100 }),
  },
  indexes: ["unique course, user", "user", "validUntil"],
  access: centreWork(PAGE, { list: read, view: read }),
  offline: "none",
  audited: true,
  list: { columns: ["course", "userName", "state", "score", "passedOn", "validUntil"], sort: "userName" },
  page: {
    ...PAGE,
    path: "training/course-progress",
    tabOf: "courses",
    title: ["userName"],
    search: ["userName"],
    filters: ["state"],
    form: [{ id: "general", fields: ["course", "user", "state", "startedOn", "passedOn", "score", "validUntil"] }],
  },
});
