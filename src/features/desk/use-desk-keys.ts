/** Listens for the desk's keys wherever the focus is, but never while somebody types. */
import { useEffect, useRef } from "react";
import { inDialog } from "../../ui/in-dialog";
import { type DeskCommand, deskCommand, type KeyPress } from "./keys";

const TYPING = 'input,textarea,select,[contenteditable="true"],[role="combobox"],[role="textbox"]';
const CONTROL = 'button,a[href],summary,[role="button"],[role="tab"],[role="menuitem"],[role="radio"],[role="switch"]';
/** Lists that the arrows, and Enter in a table, belong to when they have the focus. */
const SCROLLS = '[role="grid"],[role="region"],ol[tabindex]';

/** Nothing has the focus, as after every load. */
const isNowhere = (target: Element | null): boolean => target === document.body || target?.tagName === "MAIN";

/** Somebody has pressed into a text that scrolls, and reads it: a press gives the focus to a text only where it may have it. */
function scrolls(pressed: Element | null): boolean {
  for (let box = pressed; box?.isConnected && box.tagName !== "MAIN"; box = box.parentElement) {
    if (box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY)) return true;
  }
  return false;
}

/** What the keys need to know of a press of a key; `pressed` is what the pointer was pressed on last. */
function toPress(event: KeyboardEvent, pressed: Element | null): KeyPress {
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
    inQueue: within("[data-queue]") || (isNowhere(target) && !scrolls(pressed)),
    inDialog: inDialog(),
  };
}

/** `run` gets the command and says whether it used it. */
export function useDeskKeys(run: (command: DeskCommand) => boolean): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    let pressed: Element | null = null;
    const onPointerDown = ({ target }: PointerEvent): void =>
      void (pressed = target instanceof Element ? target : null);
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented) return;
      const command = deskCommand(toPress(event, pressed));
      // A letter that moved the focus into a field must not be typed there.
      if (command !== null && latest.current(command)) event.preventDefault();
    };
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("pointerdown", onPointerDown, true);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("pointerdown", onPointerDown, true);
    };
  }, []);
}
