/** A signal's class, decision and marks in words. */
import type { TFunction } from "i18next";
import type { SignalRow } from "../../../domain/signals/rows";

const DECISIONS: readonly string[] = [
  "queued",
  "joined",
  "logged",
  "unknown_account",
  "duplicate",
  "inactive_account",
  "test_mode",
  "unreadable",
  "unknown_code",
  "restored",
];

/** What was decided; a decision without a sentence of its own is shown as stored. */
export const decisionText = (t: TFunction<"signals">, decision: string): string =>
  DECISIONS.includes(decision) ? t(`decision.${decision}` as "decision.queued") : decision;

/** The class in words. */
export const classText = (t: TFunction<"signals">, signal: Pick<SignalRow, "class">): string =>
  t(`class.${signal.class === "" ? "unknown" : signal.class}`);

/** Why a signal is odd: its account is not known, its code is not, or it could not be read. */
export function oddness(signal: SignalRow): "unknown_account" | "unknown_code" | "unreadable" | null {
  const isStranger = signal.site === "" && signal.account !== "" && signal.class !== "link";
  const own = ownOddness(signal);
  return isStranger && own !== "unreadable" ? "unknown_account" : own;
}

/** The same, whosever it is: for lists under a head that says whose. */
export function ownOddness({
  class: name,
  decisionLayer,
}: Pick<SignalRow, "class" | "decisionLayer">): "unknown_code" | "unreadable" | null {
  if (name !== "unknown") return null;
  // No code was looked up: the frame is whole, and what is in it could not be read (listed tokens such as SIA-PUL, too).
  return decisionLayer === "link" ? "unreadable" : "unknown_code";
}

/** The signal's name in a list that marks what is odd: `Unknown code E999` beside that mark and the column of codes says it twice. */
export function nameBesideMark(signal: SignalRow): string {
  const isSaid = oddness(signal) === "unknown_code" && signal.code !== "" && signal.signal.endsWith(signal.code);
  return isSaid ? "" : signal.signal;
}

type Placed = Pick<SignalRow, "zone" | "user" | "userName" | "zoneText">;

/** Zone or user with its text: "3 Back door", "user 12 Julia Marlow". */
export function zoneOrUser(t: TFunction<"signals">, { zone, user, userName, zoneText }: Placed): string {
  const [number, name] = zone === "" && user !== "" ? [t("mark.user", { user }), userName] : [zone, ""];
  return [number, name, zoneText].filter(Boolean).join(" ");
}

/** In an alarm's list: a report of the receiver has no zone, and says there what it is about, such as a stranger's address. */
export const zoneOrReport = (t: TFunction<"signals">, signal: Placed & Pick<SignalRow, "class" | "text">): string =>
  signal.class === "link" ? signal.text : zoneOrUser(t, signal);

/** Reports of the receiver that have a name of their own: their code is an inner word and says nothing to the reader. */
const isNamedReport = ({ class: name, signal_types: type }: Pick<SignalRow, "class" | "signal_types">): boolean =>
  name === "link" && type !== "" && type !== "link_other";

/** The code with its qualifier, as the trade writes it: E130, R130, BA; "" for what the receiver says of its line. */
export const codeText = (signal: Pick<SignalRow, "code" | "qualifier" | "class" | "signal_types">): string =>
  isNamedReport(signal) ? "" : `${signal.qualifier}${signal.code}`;

/** What somebody typed as a code, in the store's columns: `r401`, `E 131` or `ba`. Without a letter any qualifier will do. */
export function readCode(typed: string): { readonly code: string; readonly qualifier: string } {
  const code = typed.replace(/\s/g, "").toUpperCase();
  // Contact ID alone has qualifiers, and codes of three digits; those of SIA are two letters.
  const parts = /^([ERP])(\d{3})$/.exec(code);
  return { code: parts?.[2] ?? code, qualifier: parts?.[1] ?? "" };
}
