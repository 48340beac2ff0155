/** From the log's lines: who was signed out because he was away, and how many alarms he held then. */
import type { LineKey } from "../../../domain/alarms/lines";
import type { ReportRow } from "../../../domain/alarms/rows";

export interface LeftAlone {
  /** The person and when. */
  readonly key: string;
  readonly name: string;
  readonly count: number;
}

/** The key of such a line. */
export const LEFT_ALONE: LineKey = "released_inactive";

type Line = Pick<ReportRow, "author" | "authorName" | "at" | "message">;

/** One entry a person and act, the newest first; one's own is no news to oneself. */
export function leftAlone(lines: readonly Line[], me: string): readonly LeftAlone[] {
  const found = new Map<string, LeftAlone>();
  for (const { author, authorName, at, message } of [...lines].sort((a, b) => (a.at < b.at ? 1 : -1))) {
    if (message?.key !== LEFT_ALONE || author === me) continue;
    const key = `${author} ${at}`;
    found.set(key, { key, name: authorName, count: (found.get(key)?.count ?? 0) + 1 });
  }
  return [...found.values()];
}
