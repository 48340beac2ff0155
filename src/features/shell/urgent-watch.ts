/** Finds, from one look at the open alarms to the next, which urgent ones somebody on another page has not been told of. */
import type { AlarmRow } from "../../../domain/alarms/rows";

/** Most urgent priorities, which are told on every page. */
const URGENT_TO = 2;

/** What has been seen so far; `known` is null before the first look. */
export interface Urgent {
  readonly known: ReadonlySet<string> | null;
  /** New and not yet read, the newest first. */
  readonly news: readonly string[];
}

export const NOTHING_SEEN: Urgent = { known: null, news: [] };

/** One look; on the desk everything is seen. */
export interface Look {
  readonly open: readonly Pick<AlarmRow, "id" | "priority" | "owner">[];
  readonly onDesk: boolean;
}

/** The next state: what stood at the first look is no news, and what somebody has or has ended is none any more. */
export function stepUrgent({ known, news }: Urgent, { open, onDesk }: Look): Urgent {
  const urgent = open.filter(({ priority, owner }) => priority <= URGENT_TO && owner === "").map(({ id }) => id);
  const seen = new Set(urgent);
  if (known === null || onDesk) return { known: seen, news: [] };
  const fresh = urgent.filter((id) => !known.has(id));
  return { known: seen, news: [...fresh, ...news.filter((id) => seen.has(id))] };
}

/** Without what has been read. */
export const dismissUrgent = (state: Urgent, ids: readonly string[]): Urgent => ({
  ...state,
  news: state.news.filter((id) => !ids.includes(id)),
});
