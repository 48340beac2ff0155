/** Taking back the result of a call that was booked by a slip: the log keeps both lines, the second says which is void. */

/** How long the desk offers it. */
export const CALL_UNDO_MS = 10_000;

/** How long the store takes it: the offer, and a slow line on both ways. */
export const CALL_UNDO_LIMIT_MS = 30_000;

const PREFIX = "undo_";

/** Shortcut of the line that takes back the line with this id; as long as a shortcut may be. */
export const undoShortcut = (lineId: string): string => `${PREFIX}${lineId}`;

/** Id of the line that a shortcut takes back, null when it is another shortcut. */
export const undoneId = (shortcut: string): string | null =>
  shortcut.startsWith(PREFIX) ? shortcut.slice(PREFIX.length) : null;

/** Ids of the lines that another one takes back. */
export const undoneLines = (lines: readonly { readonly shortcut: string }[]): ReadonlySet<string> =>
  new Set(lines.flatMap(({ shortcut }) => undoneId(shortcut) ?? []));

/** What the answer depends on. */
export interface BookedCall {
  readonly alarm: string;
  readonly kind: string;
  readonly author: string;
  readonly shortcut: string;
  readonly atMs: number;
}

/** Whether a line may be taken back: a call of the same alarm, by the person himself, a moment ago, and not before. */
export const mayUndoCall = (
  line: BookedCall,
  by: { readonly alarm: string; readonly person: string; readonly nowMs: number; readonly undoneBefore: boolean },
): boolean =>
  line.alarm === by.alarm &&
  line.kind === "call" &&
  line.author === by.person &&
  undoneId(line.shortcut) === null &&
  by.nowMs - line.atMs <= CALL_UNDO_LIMIT_MS &&
  !by.undoneBefore;
