/** Tombstones of mirrored collections, so that a mirror that was away learns what went. */
import { SERVER_ONLY, SIGNED_IN } from "../access/rules";
import { date, defineCollection, text } from "./define";

export const deletions = defineCollection("deletions", {
  fields: {
    collection: text({ required: true, max: 60 }),
    recordId: text({ required: true, max: 20 }),
    at: date({ required: true }),
  },
  indexes: ["at", "unique collection, recordId"],
  access: { ...SERVER_ONLY, list: SIGNED_IN, view: SIGNED_IN },
  offline: "none",
  long: true,
});
