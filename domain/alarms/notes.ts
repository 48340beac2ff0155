/** What a line written by a person must be like. */
import { fail, ok, type Result } from "../result";
import { dateMs, storeDate } from "../signals/store-date";
import { plainText } from "./plain-text";

/** Longest line. */
export const NOTE_MAX = 4000;
/** Longest shortcut: that of a line that takes back a call. */
export const SHORTCUT_MAX = 20;
/** Longest kind. */
export const NOTE_KIND_MAX = 20;

// Made by the client, so that a line sent twice is stored once: the store's own form of ids.
const ID = /^[a-z0-9]{15}$/;

/** Why it is refused. */
export type NoteFault =
  { readonly code: "note_id_bad" | "note_empty" } | { readonly code: "note_too_long"; readonly max: number };

/** The text as it is stored, or why not. */
export function checkNote(id: string, text: string): Result<string, NoteFault> {
  const plain = plainText(text);
  if (!ID.test(id)) return fail({ code: "note_id_bad" });
  if (plain === "") return fail({ code: "note_empty" });
  return plain.length > NOTE_MAX ? fail({ code: "note_too_long", max: NOTE_MAX }) : ok(plain);
}

/** A line that comes so long after it was written waited for the store: the log then says when it was written. */
const LATE_MS = 60_000;

/** What a line says that waited at its desk; `madeAt` is the desk's word, and stands beside the time it came. */
export interface LateLine {
  readonly key: "late";
  readonly madeAt: string;
}

/** When it was written, where that was well before it came; null where it was not, or is not said. */
export function checkMadeAt(sent: unknown, nowMs: number): Result<LateLine | null, { readonly code: "bad_request" }> {
  if (sent === undefined || sent === null || sent === "") return ok(null);
  const ms = typeof sent === "string" ? dateMs(sent) : Number.NaN;
  if (Number.isNaN(ms)) return fail({ code: "bad_request" });
  return ok(nowMs - ms > LATE_MS ? { key: "late", madeAt: storeDate(ms) } : null);
}
