/** What the app's live collections are fed from: one lasting record per audience, saved with each committed batch or act. */
import { SERVER_ONLY } from "../access/rules";
import { date, defineCollection, int, text } from "./define";

// Asked for every stream of the audience with every batch, and its time is that of its words: what role, customers and
// being active say stands on the person already, and no dealer or customer has an id with `staff` in it (lib/guard.ts).
const read = `@request.auth.id != "" && @request.auth.liveAudiences ~ audience`;

export const signalFeed = defineCollection("signal_feed", {
  fields: {
    /** `staff`, `dealer:ID` or `customer:ID`; the record's id is `feedId` of it */
    audience: text({ required: true, max: 40 }),
    /** Rises by one with each save, from 1. */
    number: int({ required: true, min: 1 }),
    at: date({ required: true }),
    /** What this save tells, and nothing of those before; text that `feedItems` reads. */
    items: text({ max: 2_097_152 }),
  },
  // Each watches his own record by its topic: a stream on the whole collection would be asked for every audience.
  access: { ...SERVER_ONLY, view: read },
  offline: "none",
});
