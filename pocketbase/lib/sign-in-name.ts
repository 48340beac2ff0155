/** Whom a typed e-mail names: capitals and blanks around it make nobody another person. */
import { rowsOf, type PbApp, type PbRecord } from "./pb";

/** The address as tries are counted by it: all ways to write one are one. */
export const foldEmail = (typed: string): string => typed.trim().toLowerCase();

// Two at most are read: of two who differ in capitals alone, only he is meant whose address was typed as it stands.
const LIKE = "SELECT id FROM users WHERE email = {:email} COLLATE NOCASE LIMIT 2";

/** The one person whose e-mail it is, whatever its capitals; null where there is none, or more than one. */
export function personByEmail(app: PbApp, typed: string): PbRecord | null {
  const email = typed.trim();
  if (email === "") return null;
  const exact = app.findRecordsByFilter("users", "email = {:email}", "", 1, 0, { email })[0];
  if (exact) return exact;
  const [one, another] = rowsOf(app, LIKE, { bind: { email }, shape: { id: "" } });
  return one && !another ? (app.findRecordsByIds("users", [one.id])[0] ?? null) : null;
}
