/** Which press of a key means which command of the desk; the same physical keys on every layout (H-UX-03). */

/** What the desk can be told by a key. */
export type DeskCommand =
  | "next"
  | "claim"
  | "note"
  | "hold"
  | "seen"
  | "close"
  | "release"
  | "wake"
  | "calls"
  | "undo"
  | "mine"
  | "back"
  | "help"
  | "up"
  | "down"
  | "pageUp"
  | "pageDown"
  | "first"
  | "last";

/** A press, and where the focus was. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly repeat: boolean;
  /** In a text field, a select or anything else that takes letters. */
  readonly typing: boolean;
  /** On a button, a link or a tab: Enter and the arrows belong to it. */
  readonly onControl: boolean;
  /** In the queue, or nowhere yet: there Home, End and whole pages move through it; elsewhere they scroll what is read. */
  readonly inQueue: boolean;
  /** A dialog is open: only it is spoken to. */
  readonly inDialog: boolean;
}

const LETTERS: Readonly<Record<string, DeskCommand>> = {
  n: "next",
  t: "note",
  h: "hold",
  s: "seen",
  x: "close",
  r: "release",
  w: "wake",
  c: "calls",
  u: "undo",
  m: "mine",
};

/** The key that is written on the button of a command. */
export const KEY_OF: Readonly<Record<DeskCommand, string>> = {
  next: "N",
  claim: "Enter",
  note: "T",
  hold: "H",
  seen: "S",
  close: "X",
  release: "R",
  wake: "W",
  calls: "C",
  undo: "U",
  mine: "M",
  back: "Esc",
  help: "?",
  up: "↑",
  down: "↓",
  pageUp: "PageUp",
  pageDown: "PageDown",
  first: "Home",
  last: "End",
};

/** A Latin letter counts as typed; on other scripts the key's place on the board decides. */
function letterOf(press: KeyPress): string {
  if (/^[a-z]$/i.test(press.key)) return press.key.toLowerCase();
  const place = /^Key([A-Z])$/.exec(press.code)?.[1];
  return place && press.key.length === 1 && !/[\d\p{P}\p{S}]/u.test(press.key) ? place.toLowerCase() : "";
}

const JUMPS: Readonly<Record<string, DeskCommand>> = {
  PageUp: "pageUp",
  PageDown: "pageDown",
  Home: "first",
  End: "last",
};

function namedCommand(press: KeyPress): DeskCommand | null {
  if (press.key === "?" || press.key === "؟") return "help";
  if (press.inQueue && JUMPS[press.key]) return JUMPS[press.key] ?? null;
  if (press.onControl) return null;
  if (press.key === "ArrowUp") return "up";
  if (press.key === "ArrowDown") return "down";
  return press.key === "Enter" && !press.repeat ? "claim" : null;
}

/** The command of a press, or null: while typing only Escape speaks, and held keys repeat only the arrows. */
export function deskCommand(press: KeyPress): DeskCommand | null {
  if (press.inDialog || press.ctrlKey || press.altKey || press.metaKey) return null;
  if (press.key === "Escape") return press.repeat ? null : "back";
  if (press.typing) return null;
  const named = namedCommand(press);
  if (named !== null) return named;
  return press.repeat ? null : (LETTERS[letterOf(press)] ?? null);
}
