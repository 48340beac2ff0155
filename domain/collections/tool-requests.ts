/** Tools and parts that technicians ask for: asked, approved, handed out, returned. */
import { CENTRE, right, SIGNED_IN } from "../access/rules";
import { centreMay, mine } from "../access/work-rules";
import { date, day, defineCollection, number, relation, select, text } from "./define";

const PAGE = {
  feature: "technicians.tool_request",
  rights: { update: ["approve", "hand_out", "create"], delete: [] },
} as const;

const may = (verb: string): string => right(`${PAGE.feature}.${verb}`);
const decides = `(${may("approve")} || ${may("hand_out")})`;
const read = `${SIGNED_IN} && ${CENTRE} && ${may("read")} && (${mine("requester")} || ${decides})`;
// His own he changes as long as nobody has decided, and he may call it off.
const own =
  `(${may("create")} && ${mine("requester")} && state = "requested" && ` +
  `(@request.body.state:changed = false || @request.body.state = "cancelled") && @request.body.requester:changed = false)`;

export const toolRequests = defineCollection("tool_requests", {
  fields: {
    what: text({ required: true, max: 160 }),
    tool: relation("tools"),
    item: relation("stock_items"),
    quantity: number({ min: 0, max: 10_000 }),
    neededBy: day(),
    /** On which day what was lent is due back. */
    returnBy: day(),
    job: relation("jobs"),
    reason: text({ max: 400 }),
    urgency: select(["normal", "urgent"]),
    state: select(["requested", "approved", "refused", "handed_out", "returned", "cancelled"]),
    requester: relation("users"),
    /** Kept by the store, as the other name. */
    requesterName: text({ max: 170 }),
    decidedBy: relation("users"),
    decidedByName: text({ max: 170 }),
    /** Kept by the store, from the change of the state. */
    handedOutAt: date(),
    returnedAt: date(),
  },
  indexes: ["requester", "tool", "item", "job", "state"],
  access: {
    list: read,
    view: read,
    create: `${centreMay(PAGE, "create")} && (requester = "" || ${mine("requester")} || ${decides})`,
    update: `${SIGNED_IN} && ${CENTRE} && (${decides} || ${own})`,
    delete: null,
  },
  offline: "none",
  audited: true,
  list: {
    columns: ["what", "quantity", "urgency", "neededBy", "returnBy", "requesterName", "state"],
    sort: "-created",
  },
  page: {
    ...PAGE,
    path: "logistics/tool-requests",
    tabOf: "tools",
    title: ["what"],
    search: ["what", "reason", "requesterName"],
    filters: ["state", "urgency"],
    form: [
      { id: "general", fields: ["what", "tool", "item", "quantity", "neededBy", "returnBy", "urgency"] },
      { id: "about", fields: ["job", "reason", "state", "handedOutAt", "returnedAt"] },
    ],
    kept: ["handedOutAt", "returnedAt"],
  },
});
