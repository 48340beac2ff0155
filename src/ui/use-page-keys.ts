/** Keys of a page while nothing on it has the focus: on arriving, after a click beside things, after a row has gone. */
import { useEffect, useRef } from "react";
import { inDialog } from "./in-dialog";

/** A press, as React and the browser both hand it out. */
export interface PagePress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly target: EventTarget | null;
  readonly preventDefault: () => void;
}

/** With Ctrl, Alt or the system's key a press is the browser's. */
export const hasModifier = ({ ctrlKey, altKey, metaKey }: PagePress): boolean => ctrlKey || altKey || metaKey;

/** On a field, a button or a link: the press is theirs. */
export const isOnControl = ({ target }: Pick<PagePress, "target">): boolean =>
  target instanceof Element && target.closest("input,select,textarea,button,a[href]") !== null;

const hasNoFocus = (): boolean => {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.tagName === "MAIN";
};

/** `handle` gets what is pressed while nothing has the focus. */
export function usePageKeys(active: boolean, handle: (press: PagePress) => void): void {
  const latest = useRef(handle);
  useEffect(() => {
    latest.current = handle;
  });
  useEffect(() => {
    if (!active) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || hasModifier(event) || !hasNoFocus() || inDialog()) return;
      latest.current(event);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [active]);
}
