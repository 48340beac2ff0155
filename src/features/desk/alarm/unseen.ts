/** Which signals of an alarm nobody has marked as seen: the store keeps their number, and which kinds it counts. */
import type { SignalRow } from "../../../../domain/signals/rows";

/** A restore and a repeat of the same message join an alarm without asking to be seen. */
const isCounted = ({ decision, decisionRule }: Pick<SignalRow, "decision" | "decisionRule">): boolean =>
  decision !== "duplicate" && !(decision === "joined" && decisionRule === "restore");

/** `signals` newest first. Marking seen takes all there are, so the newest that count are those that are left. */
export const unseenIds = (
  signals: readonly Pick<SignalRow, "id" | "decision" | "decisionRule">[],
  unseenCount: number,
): ReadonlySet<string> =>
  new Set(
    signals
      .filter(isCounted)
      .slice(0, unseenCount)
      .map(({ id }) => id),
  );
