/** What people who raised a ticket said of how it was dealt with. */
import { centreWork } from "../access/work-rules";
import { date, defineCollection, int, relation, text } from "./define";

const PAGE = {
  feature: "support.support_for_customer",
  rights: { read: ["read", "support.agent_analytics.read"], create: ["act"], update: ["act"], delete: [] },
} as const;

export const surveys = defineCollection("surveys", {
  fields: {
    ticket: relation("tickets", { required: true }),
    customer: relation("customer_accounts"),
    agent: relation("users"),
    /** Kept by the store. */
    agentName: text({ max: 170 }),
    sentAt: date({ required: true }),
    answeredAt: date(),
    /** 1 bad … 5 good; 0 = not answered. */
    score: int({ min: 0, max: 5 }),
    comment: text({ max: 1000, as: "long" }),
  },
  indexes: ["ticket", "agent, sentAt", "customer, sentAt", "answeredAt"],
  access: centreWork(PAGE),
  offline: "none",
  audited: true,
  list: { columns: ["sentAt", "ticket", "agentName", "answeredAt", "score", "comment"], sort: "-sentAt" },
  page: {
    ...PAGE,
    path: "support/surveys",
    tabOf: "tickets",
    title: ["agentName"],
    search: ["agentName", "comment"],
    filters: ["agent"],
    form: [{ id: "general", fields: ["ticket", "customer", "agent", "sentAt", "answeredAt", "score", "comment"] }],
  },
});
