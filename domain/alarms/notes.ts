/** What a line written by a person must be like. */
import { fail, ok, type Result } from "../result";
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
