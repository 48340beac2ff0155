/** Courses of the training page. */
import { CENTRE, right, SIGNED_IN } from "../access/rules";
import { centreWork } from "../access/work-rules";
import { bool, defineCollection, int, select, text } from "./define";

const PAGE = {
  feature: "sales.training",
  rights: { create: ["author"], update: ["author"], delete: [] },
} as const;

const read = `${SIGNED_IN} && ${CENTRE} && (${right("sales.training.read")} || ${right("sales.training.author")})`;

export const courses = defineCollection("courses", {
  fields: {
    code: text({ required: true, max: 20 }),
    title: text({ required: true, max: 160 }),
    kind: select(["product", "standards", "alarm_handling", "sales", "safety"], { required: true }),
    text: text({ max: 8000, as: "long" }),
    minutes: int({ min: 0, max: 10_000 }),
    /** 0 = for ever. */
    validMonths: int({ min: 0, max: 240 }),
    url: text({ max: 400, pattern: "^(https?://[^ ]+)?$" }),
    active: bool(),
  },
  indexes: ["unique code"],
  access: centreWork(PAGE, { list: read, view: read }),
  offline: "none",
  audited: true,
  list: { columns: ["code", "title", "kind", "minutes", "validMonths", "active"], sort: "code" },
  page: {
    ...PAGE,
    path: "training/courses",
    title: ["title"],
    search: ["code", "title"],
    filters: ["kind", "active"],
    form: [
      { id: "general", fields: ["code", "title", "kind", "minutes", "validMonths", "active"] },
      { id: "content", fields: ["text", "url"] },
    ],
    tabs: [{ collection: "course_progress", field: "course" }],
  },
});
