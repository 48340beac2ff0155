/** Looks a code up in the shipped tables; what they don't list is read by their stated defaults. */
import type { SignalKind } from "./kinds";
import contactId from "./tables/contact-id.json";
import siaDcs from "./tables/sia-dcs.json";

/** What a code means by itself, before anything the control room says about it. */
export interface CodeMeaning {
  /** False when no table lists the code and the defaults had to speak. */
  readonly known: boolean;
  readonly name: string;
  readonly category: string;
  readonly kind: SignalKind;
  /** 1 most urgent, 9 least. */
  readonly priority: number;
  /** What the number after the code is: zone, user, area, none … */
  readonly param: string;
  /** The panel itself says that the alarm is verified. */
  readonly confirms: boolean;
}

interface Reading {
  readonly kind: string;
  readonly name: string;
  readonly priority: number;
}

type CidEntry = { readonly code: string; readonly category: string; readonly param: string } & Partial<
  Record<"E" | "R" | "P", Reading>
>;

interface SiaEntry extends Reading {
  readonly code: string;
  readonly category: string;
  readonly param: string;
}

const CID = contactId.codes as unknown as Readonly<Record<string, CidEntry>>;
const SIA = siaDcs.codes as unknown as Readonly<Record<string, SiaEntry>>;
const CID_RANGES = contactId.classes.map(({ range, category }) => {
  const [from = "", to = ""] = range.split("-");
  return { from, to, category };
});

// Their names say "confirmed" or "verified"; no code of one table means something else in the other.
const CONFIRMING: ReadonlySet<string> = new Set(["129", "139", "BM", "BV", "FM", "HV", "XM"]);

/** Every listed (code, qualifier) with its meaning: what signal types are made from. */
export function allMeanings(): readonly CodeMeaning[] {
  const cid = Object.values(CID).flatMap((entry) =>
    (["E", "R", "P"] as const).flatMap((qualifier) => {
      const reading = entry[qualifier];
      return reading ? [meaning(entry, reading)] : [];
    }),
  );
  return [...cid, ...Object.values(SIA).map((entry) => meaning(entry, entry))];
}

const remembered = new Map<string, CodeMeaning>();
const REMEMBER_AT_MOST = 2000;

/** Meaning of a code under a token (`ADM-CID`, `SIA-DCS`); always an answer, for every signal is shown. */
export function describe(token: string, code: string, qualifier: string): CodeMeaning {
  const key = `${token} ${qualifier}${code}`;
  const known = remembered.get(key);
  if (known) return known;
  const found = lookUp(token, code, qualifier);
  // Codes come from the wire: what is remembered must not grow with garbage.
  if (remembered.size < REMEMBER_AT_MOST) remembered.set(key, found);
  return found;
}

function lookUp(token: string, code: string, qualifier: string): CodeMeaning {
  const upper = code.toUpperCase();
  if (token === "ADM-CID") return describeContactId(upper, qualifier);
  if (token === "SIA-DCS") return describeSia(upper);
  return unknown(code, { category: "unknown", kind: "unknown", priority: 4 });
}

function describeContactId(code: string, qualifier: string): CodeMeaning {
  const letter = qualifier === "R" || qualifier === "P" ? qualifier : "E";
  const entry = Object.hasOwn(CID, code) ? CID[code] : undefined;
  const reading = entry?.[letter];
  if (entry && reading) return meaning(entry, reading);
  const range = CID_RANGES.find(({ from, to }) => code >= from && code <= to);
  const category = range?.category ?? (code.startsWith("1") ? "untyped" : "unknown");
  return unknown(`${letter}${code}`, { category, ...contactIdDefault(code, letter) });
}

const CID_DIGITS: Readonly<Record<string, { kind: SignalKind; ended: SignalKind; priority: number }>> = {
  "1": { kind: "alarm", ended: "alarm_restore", priority: 2 },
  "2": { kind: "supervisory", ended: "supervisory_restore", priority: 3 },
  "3": { kind: "trouble", ended: "trouble_restore", priority: 3 },
  "4": { kind: "open", ended: "close", priority: 4 },
  "5": { kind: "bypass", ended: "unbypass", priority: 6 },
  "6": { kind: "test", ended: "test", priority: 8 },
  "7": { kind: "alarm", ended: "alarm_restore", priority: 4 },
  "9": { kind: "info", ended: "info", priority: 6 },
};

/** Class of the first digit (table, `default_for_unknown`); `P` only repeats what was reported before. */
function contactIdDefault(code: string, qualifier: string): { kind: SignalKind; priority: number } {
  const digit = CID_DIGITS[code.slice(0, 1)];
  if (!digit) return { kind: "unknown", priority: 4 };
  if (qualifier === "P") return { kind: "status", priority: 7 };
  return qualifier === "R" ? { kind: digit.ended, priority: 7 } : { kind: digit.kind, priority: digit.priority };
}

const SIA_FIRST: Readonly<Record<string, string>> = {
  B: "burglary",
  F: "fire",
  G: "gas",
  H: "holdup",
  K: "heat",
  M: "medical",
  P: "panic",
  Q: "emergency",
  S: "sprinkler",
  U: "untyped",
  W: "water",
  Z: "freeze",
};

const SIA_SECOND: Readonly<Record<string, { kind: SignalKind; priority: number }>> = {
  A: { kind: "alarm", priority: 2 },
  B: { kind: "bypass", priority: 6 },
  H: { kind: "alarm_restore", priority: 7 },
  J: { kind: "trouble_restore", priority: 7 },
  R: { kind: "restore", priority: 7 },
  S: { kind: "supervisory", priority: 4 },
  T: { kind: "trouble", priority: 4 },
  U: { kind: "unbypass", priority: 6 },
  X: { kind: "test", priority: 8 },
  G: { kind: "alarm", priority: 3 },
  C: { kind: "cancel", priority: 6 },
};

function describeSia(code: string): CodeMeaning {
  const entry = Object.hasOwn(SIA, code) ? SIA[code] : undefined;
  if (entry) return meaning(entry, entry);
  const category = SIA_FIRST[code.slice(0, 1)];
  const second = code.length === 2 ? SIA_SECOND[code.slice(1)] : undefined;
  if (category === undefined || second === undefined) {
    return unknown(code, { category: "unknown", kind: "unknown", priority: 4 });
  }
  return unknown(code, { category, ...second });
}

const meaning = (entry: { code: string; category: string; param: string }, reading: Reading): CodeMeaning => ({
  known: true,
  name: reading.name,
  category: entry.category,
  kind: reading.kind as SignalKind,
  priority: reading.priority,
  param: entry.param,
  confirms: reading.kind === "alarm" && CONFIRMING.has(entry.code),
});

const unknown = (code: string, guess: { category: string; kind: SignalKind; priority: number }): CodeMeaning => ({
  known: false,
  name: code === "" ? "No code sent" : `Unknown code ${code}`,
  param: "zone",
  confirms: false,
  ...guess,
});
