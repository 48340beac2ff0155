/** Customers' tickets as those see them who answer them: by the right of the support desk, and none of the centre's own. */
import { tickets } from "../../../domain/collections/tickets";
import type { PagedCollection } from "../../resources/records/record-row";

/** The collection with this page. */
export const SUPPORT_TICKETS: PagedCollection = {
  ...tickets,
  list: {
    columns: ["number", "subject", "customer", "kind", "priority", "state", "assignedName", "dueAt", "lastMessageAt"],
    sort: "-number",
  },
  page: {
    ...tickets.page,
    title: ["number", "subject"],
    search: ["number", "subject", "requesterName"],
    filters: ["state", "kind", "priority", "channel"],
    path: "support_for_customer",
    feature: "support.support_for_customer",
    rights: { create: ["act"], update: ["act"], delete: [] },
    only: "customer",
    tabs: [],
    form: [
      { id: "general", fields: ["subject", "kind", "priority", "description"] },
      { id: "about", fields: ["site", "customer", "channel"] },
    ],
    fresh: { channel: "telephone", priority: "normal" },
  },
};
