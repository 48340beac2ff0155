/** Whether the store took a claim away from a person because it did not hear from his desk, as the log tells it. */
import type { ReportRow } from "../../../domain/alarms/rows";

type Line = Pick<ReportRow, "author" | "message">;

/** What a person does with a claim: the newest of these by him says how he left it. */
const OWN_DOINGS: readonly string[] = [
  "claimed",
  "released",
  "released_sign_out",
  "released_inactive",
  "held",
  "closed",
];

/** `lines` newest first. True when his last doing was to claim, and the session of a claim was lost since. */
export function lostClaim(lines: readonly Line[], person: string): boolean {
  const own = lines.findIndex(
    ({ author, message }) => author === person && message !== null && OWN_DOINGS.includes(message.key),
  );
  if (own < 0 || lines[own]?.message?.key !== "claimed") return false;
  return lines.slice(0, own).some(({ message }) => message?.key === "released_session");
}
