/** What must be so before an alarm may be closed (alarm handling 3.2, rules 7 and 12). */
import { fail, ok, type Result } from "../result";
import { plainText } from "./plain-text";
import { isHigh, type RoomSettings } from "./settings";

/** Longest comment: the log's line holds it whole beside the resolution. */
export const CLOSE_COMMENT_MAX = 3800;

/** What is asked and how the alarm stands. */
export interface CloseRequest {
  readonly priority: number;
  readonly unseenCount: number;
  readonly resolution: string;
  /** Is there such a code, and is it in use? */
  readonly resolutionKnown: boolean;
  readonly comment: string;
  /** Does the alarm's type ask for a comment whatever its priority? */
  readonly needsComment: boolean;
}

/** Why it is refused. */
export type CloseFault =
  | { readonly code: "resolution_missing" | "resolution_unknown" }
  | { readonly code: "comment_too_short"; readonly min: number }
  | { readonly code: "note_too_long"; readonly max: number }
  | { readonly code: "signals_unseen"; readonly count: number };

/** The trimmed comment, or why not: first what was seen, then the resolution, then the comment. */
export function checkClose(asked: CloseRequest, settings: RoomSettings): Result<string, CloseFault> {
  const comment = plainText(asked.comment);
  if (asked.unseenCount > 0) return fail({ code: "signals_unseen", count: asked.unseenCount });
  if (asked.resolution === "") return fail({ code: "resolution_missing" });
  if (!asked.resolutionKnown) return fail({ code: "resolution_unknown" });
  const min = isHigh(asked.priority) || asked.needsComment ? settings.closeCommentMin : 0;
  if (comment.length < min) return fail({ code: "comment_too_short", min });
  if (comment.length > CLOSE_COMMENT_MAX) return fail({ code: "note_too_long", max: CLOSE_COMMENT_MAX });
  return ok(comment);
}
