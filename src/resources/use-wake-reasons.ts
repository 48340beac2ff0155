/** Why the last wait of some alarms ended, as their logs tell it. */
import type { LineKey } from "../../domain/alarms/lines";
import type { ReportRow } from "../../domain/alarms/rows";
import { openRows } from "../sync/sealed-rows";
import { useRows } from "./use-rows";

/** Why, and by whom where a person ended it. */
export interface WakeReason {
  readonly why: "due" | "signal" | "person";
  readonly name: string;
}

const WHY: Readonly<Partial<Record<LineKey, WakeReason["why"]>>> = {
  woken_due: "due",
  woken_signal: "signal",
  woken: "person",
};

/** The reason in the lines of one alarm, in any order; null = they don't tell (yet). */
export function wakeReason(lines: readonly Pick<ReportRow, "lineNo" | "message">[]): WakeReason | null {
  const newest = [...lines].sort((a, b) => b.lineNo - a.lineNo);
  for (const { message } of newest) {
    if (message?.key === "held") return null;
    const why = message ? WHY[message.key as LineKey] : undefined;
    if (why) return { why, name: typeof message?.["name"] === "string" ? message["name"] : "" };
  }
  return null;
}

/** By alarm; without those whose log does not tell. */
export function useWakeReasons(ids: readonly string[]): ReadonlyMap<string, WakeReason> | undefined {
  return useRows(
    async (db) => {
      const linesOf = (id: string) => db.events_reports.where("[alarm+at]").between([id, ""], [id, "\uffff"]).toArray();
      const kept = await Promise.all(ids.map(linesOf));
      // Last, since what is asked of the database after it would not be watched.
      const read = await Promise.all(kept.map((lines) => openRows<ReportRow>(db.vault, lines)));
      const found = read.map((lines, at) => [ids[at] ?? "", wakeReason(lines)] as const);
      return new Map(found.flatMap(([id, reason]) => (reason ? [[id, reason] as const] : [])));
    },
    [ids.join()],
  );
}
