/** One record saved every few seconds: proves that the stream lives and keeps it from idling out. */
import { SERVER_ONLY, SIGNED_IN } from "../access/rules";
import { date, defineCollection, json, text } from "./define";

export const heartbeat = defineCollection("heartbeat", {
  fields: {
    at: date({ required: true }),
    /** clockwork, or store when it stands in */
    by: text({ max: 20 }),
    /** `BeatState` of `domain/live/beat`: what everybody may know of the line. */
    state: json(),
  },
  access: { ...SERVER_ONLY, list: SIGNED_IN, view: SIGNED_IN },
  offline: "none",
});
