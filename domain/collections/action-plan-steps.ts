/** Steps of an action plan, in their order. */
import { staffReads } from "../access/rules";
import { bool, defineCollection, int, relation, select, text } from "./define";
import { CONTACT_KINDS } from "./site-contacts";

const STEP_KINDS = [
  "call",
  "ask",
  "notify",
  "report",
  "dispatch",
  "wait",
  "suspend",
  "escalate",
  "jump",
  "video",
  "url",
  "close",
] as const;

export const actionPlanSteps = defineCollection("action_plan_steps", {
  fields: {
    plan: relation("action_plans", { required: true }),
    order: int({ required: true, min: 1, max: 99 }),
    kind: select(STEP_KINDS, { required: true }),
    label: text({ required: true, max: 160 }),
    /** What is said or asked, in full. */
    detail: text({ max: 1000, as: "long" }),
    /** Whom the step is about. */
    whom: select(["site", ...CONTACT_KINDS, "police", "fire", "ambulance", "patrol", "dealer", "customer"]),
    /** The plan is not done without it. */
    mandatory: bool(),
    /** Seconds after which the next step is due; 0 = none. */
    timeoutSeconds: int({ min: 0, max: 86_400 }),
    /** Number of the step that follows; 0 = the next one. */
    onYes: int({ min: 0, max: 99 }),
    onNo: int({ min: 0, max: 99 }),
    url: text({ max: 400, pattern: "^(https?://[^ ]+)?$" }),
  },
  indexes: ["plan, order"],
  access: staffReads("settings.action_plans"),
  offline: "mirror",
  audited: true,
  list: { columns: ["order", "kind", "label", "whom", "mandatory"], sort: "order" },
  page: {
    feature: "settings.action_plans",
    path: "settings/action-plan-steps",
    tabOf: "action_plans",
    title: ["label"],
    search: ["label"],
    filters: ["kind", "whom", "mandatory"],
    form: [
      { id: "general", fields: ["plan", "order", "kind", "label", "detail"] },
      { id: "whom", fields: ["whom", "url"] },
      { id: "flow", fields: ["mandatory", "timeoutSeconds", "onYes", "onNo"] },
    ],
  },
});
