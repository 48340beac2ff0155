/** Keys as WAI-ARIA writes them: what a button shows is short, what a screen reader is told has the standard's names. */

/** WAI-ARIA 1.2, aria-keyshortcuts: modifiers and keys by the names of UI Events; a plus is `Plus`, a blank `Space`. */
const NAMES: Readonly<Record<string, string>> = {
  Ctrl: "Control",
  Cmd: "Meta",
  Esc: "Escape",
  Del: "Delete",
  "↑": "ArrowUp",
  "↓": "ArrowDown",
  "←": "ArrowLeft",
  "→": "ArrowRight",
  " ": "Space",
};

/** `Ctrl+Enter` as `Control+Enter`, for `aria-keyshortcuts`. */
export const ariaShortcut = (shown: string): string =>
  shown
    .split("+")
    .map((key) => NAMES[key] ?? key)
    .join("+");

type Press = Pick<React.KeyboardEvent, "key" | "ctrlKey" | "metaKey">;

/** The key that saves what a field or form holds, as buttons show it. */
export const SAVE_KEY = "Ctrl+Enter";

/** Whether that key is pressed; on a Mac it is Cmd+Enter as well. */
export const isSave = ({ key, ctrlKey, metaKey }: Press): boolean => key === "Enter" && (ctrlKey || metaKey);
