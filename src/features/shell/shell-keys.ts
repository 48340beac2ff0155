/** Which press of a key means which command of the shell; by the key's place on the board, so the same on every layout (H-UX-03). */

export type ShellCommand = "sites" | "customers" | "palette" | "help" | "manual";

/** A press, and where it was made. */
export interface ShellPress {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly repeat: boolean;
  /** In what takes letters. */
  readonly typing: boolean;
}

/** Modifiers in one text; the system's key stands for Ctrl on a Mac, for the palette alone. */
const held = ({ ctrlKey, altKey, shiftKey, metaKey }: ShellPress): string =>
  [ctrlKey && "Ctrl", metaKey && "Meta", altKey && "Alt", shiftKey && "Shift"].filter(Boolean).join("+");

/** Ctrl+Shift+C is the browser's inspector: a page may keep it from that, but where one can't there is a second way. */
const COMMANDS: Readonly<Record<string, ShellCommand>> = {
  "Ctrl+Shift+KeyS": "sites",
  "Alt+Shift+KeyS": "sites",
  "Ctrl+Shift+KeyC": "customers",
  "Alt+Shift+KeyC": "customers",
  "Ctrl+KeyK": "palette",
  "Meta+KeyK": "palette",
  F1: "manual",
};

/** The command of a press, or null: then it is the page's or the browser's. */
export function shellCommand(press: ShellPress): ShellCommand | null {
  if (press.repeat) return null;
  const keys = held(press);
  const command = COMMANDS[keys === "" ? press.code : `${keys}+${press.code}`];
  if (command !== undefined) return command;
  const plain = keys === "" || keys === "Shift";
  return plain && !press.typing && (press.key === "?" || press.key === "؟") ? "help" : null;
}

/** The pages that keys lead to (specification 2), and the manual. */
export const PLACES = {
  sites: "/administrator/accounts/site_accounts",
  customers: "/administrator/accounts/customer_accounts",
  manual: "/help",
} as const;
