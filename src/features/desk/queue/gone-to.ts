/** Where an alarm has gone that has left a list of the queue. */
import type { FoundAlarm } from "../../../resources/use-alarms";

/** The part of what was found that tells. */
export type Whereabouts = { readonly table: FoundAlarm["table"]; readonly alarm: { readonly owner: string } | null };

/** `elsewhere` = the browser's copy no longer knows it: nothing more is claimed. */
export type GoneTo = "closed" | "pending" | "mine" | "taken" | "new" | "elsewhere";

/** Where it is now. */
export function goneTo({ table, alarm }: Whereabouts, me: string): GoneTo {
  if (alarm === null) return "elsewhere";
  if (table === "alarm_history") return "closed";
  if (table === "events_pending") return "pending";
  if (alarm.owner === "") return "new";
  return alarm.owner === me ? "mine" : "taken";
}
