/** What the app's live collections are fed from: one record per committed batch or act and audience, numbered without a gap. */
import { right, SERVER_ONLY, SIGNED_IN } from "../access/rules";
import { date, defineCollection, int, json, text } from "./define";

// No relation hop but the role's; a role needs both rights, since one record carries signals and alarm moves together.
const granted = `${right("signals.all_live_signals.read")} && ${right("signals.alarms.read")}`;
const read =
  `${SIGNED_IN} && ((${granted} && @request.auth.role.staff = true && @request.auth.audiences = audience) || ` +
  `(@request.auth.role.staff != true && audience != "staff" && @request.auth.audiences ~ audience))`;

export const signalFeed = defineCollection("signal_feed", {
  fields: {
    /** `staff`, `dealer:ID` or `customer:ID` */
    audience: text({ required: true, max: 40 }),
    /** Gap-free within the audience, from 1. */
    number: int({ required: true, min: 1 }),
    at: date({ required: true }),
    items: json({ maxBytes: 2_097_152 }),
  },
  indexes: ["unique audience, number", "at"],
  access: { ...SERVER_ONLY, list: read, view: read },
  offline: "none",
});
