/** Listens for the desk's keys wherever the focus is, but never while somebody types. */
import { useEffect, useRef } from "react";
import { type DeskCommand, deskCommand, type KeyPress } from "./keys";

const TYPING = 'input,textarea,select,[contenteditable="true"],[role="combobox"],[role="textbox"]';
const CONTROL = 'button,a[href],summary,[role="button"],[role="tab"],[role="menuitem"],[role="radio"],[role="switch"]';
/** Lists that the arrows, and Enter in a table, belong to when they have the focus. */
const SCROLLS = '[role="grid"],[role="region"],ol[tabindex]';

/** What the keys need to know of a press. */
function toPress(event: KeyboardEvent): KeyPress {
  const target = event.target instanceof Element ? event.target : null;
  const { key, code, ctrlKey, altKey, metaKey, repeat } = event;
  const within = (selector: string): boolean => target !== null && target.closest(selector) !== null;
  const moves = key.startsWith("Arrow") || key === "Enter";
  return {
    key,
    code,
    ctrlKey,
    altKey,
    metaKey,
    repeat,
    typing: within(TYPING) || event.isComposing,
    onControl: within(CONTROL) || (moves && within(SCROLLS)),
    inQueue: within("[data-queue]"),
    inDialog: document.querySelector('.MuiModal-root:not([aria-hidden="true"])') !== null,
  };
}

/** `run` gets the command and says whether it used it. */
export function useDeskKeys(run: (command: DeskCommand) => boolean): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented) return;
      const command = deskCommand(toPress(event));
      // A letter that moved the focus into a field must not be typed there.
      if (command !== null && latest.current(command)) event.preventDefault();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
