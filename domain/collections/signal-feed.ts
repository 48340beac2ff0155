/** What the app's live collections are fed from: one lasting record per audience, saved with each committed batch or act. */
import { SERVER_ONLY, SIGNED_IN } from "../access/rules";
import { date, defineCollection, int, json, text } from "./define";

// Asked for every stream of the audience with every batch: no hop to role or customer, what they say stands on the person.
// `staff` only as a whole: a dealer's id may have these letters in it.
const read =
  `${SIGNED_IN} && (@request.auth.liveAudiences = audience || ` +
  `(audience != "staff" && @request.auth.liveAudiences ~ audience))`;

export const signalFeed = defineCollection("signal_feed", {
  fields: {
    /** `staff`, `dealer:ID` or `customer:ID`; the record's id is `feedId` of it */
    audience: text({ required: true, max: 40 }),
    /** Rises by one with each save, from 1. */
    number: int({ required: true, min: 1 }),
    at: date({ required: true }),
    /** What this save tells, and nothing of those before. */
    items: json({ maxBytes: 2_097_152 }),
  },
  // Each watches his own record by its topic: a stream on the whole collection would be asked for every audience.
  access: { ...SERVER_ONLY, view: read },
  offline: "none",
});
