/** What a refusal of the store means for the desk: its sentence, and whether a race was lost. */
import type { AppError } from "../../../domain/errors";

/** A sentence of locales/<lng>/alarms.json below `notice`, or of common.json below `errors`. */
export interface Refusal {
  readonly sentence: "taken" | "closed_elsewhere" | "moved" | "lapsed" | "error";
  /** Who did it, and when, as the store said. */
  readonly name: string;
  readonly at: string;
  /** Somebody else was faster with the claim. */
  readonly lostRace: boolean;
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** Reads a refusal of an act. */
export function toRefusal({ code, data }: AppError): Refusal {
  switch (code) {
    case "alarm_taken":
      return { sentence: "taken", name: text(data["ownerName"]), at: text(data["claimedAt"]), lostRace: true };
    case "alarm_closed":
      return {
        sentence: "closed_elsewhere",
        name: text(data["closedByName"]),
        at: text(data["closedAt"]),
        lostRace: false,
      };
    case "version_stale":
      return { sentence: "moved", name: "", at: "", lostRace: false };
    case "claim_lapsed":
      return { sentence: "lapsed", name: "", at: "", lostRace: false };
    default:
      return { sentence: "error", name: "", at: "", lostRace: false };
  }
}

/** The first alarm nobody has taken after `skip` were tried: what "take next" goes on to. */
export function nextAlarm<T extends { readonly id: string }>(
  waiting: readonly T[],
  skip: ReadonlySet<string>,
): T | null {
  return waiting.find((alarm) => !skip.has(alarm.id)) ?? null;
}
