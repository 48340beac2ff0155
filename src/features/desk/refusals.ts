/** What a refusal of the store means for the desk: its sentence, and whether the queue moves on. */
import type { AppError } from "../../../domain/errors";

/** A sentence of locales/<lng>/alarms.json below `notice`, or of errors.json. */
export interface Refusal {
  readonly sentence: "taken" | "closed_elsewhere" | "moved" | "lapsed" | "error";
  /** Who did it, and when, as the store said. */
  readonly name: string;
  readonly at: string;
  /** Somebody else has this alarm now, or nobody needs it: the desk opens the next. */
  readonly movesOn: boolean;
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** Reads a refusal of an act. */
export function toRefusal({ code, data }: AppError): Refusal {
  switch (code) {
    case "alarm_taken":
      return { sentence: "taken", name: text(data["ownerName"]), at: text(data["claimedAt"]), movesOn: true };
    case "alarm_closed":
      return {
        sentence: "closed_elsewhere",
        name: text(data["closedByName"]),
        at: text(data["closedAt"]),
        movesOn: false,
      };
    case "version_stale":
      return { sentence: "moved", name: "", at: "", movesOn: false };
    case "claim_lapsed":
      return { sentence: "lapsed", name: "", at: "", movesOn: false };
    default:
      return { sentence: "error", name: "", at: "", movesOn: false };
  }
}

/** The first alarm nobody has taken after `skip` were tried: what "take next" and a lost race go on to. */
export function nextAlarm<T extends { readonly id: string }>(
  waiting: readonly T[],
  skip: ReadonlySet<string>,
): T | null {
  return waiting.find((alarm) => !skip.has(alarm.id)) ?? null;
}
