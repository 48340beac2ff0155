/** The key that saves, wherever in a record the focus is: also on its tabs, and on nothing after a dialog has closed. */
import { type RefObject, useEffect, useRef } from "react";
import { isSave } from "../../../ui/key-shortcut";

const isNowhere = (element: Element | null): boolean =>
  element === null || element === document.body || element.tagName === "MAIN";

/** Calls `save` when the key is pressed in the record that the form belongs to, while the form is seen. */
export function useSaveKey(form: RefObject<HTMLFormElement | null>, save: () => void): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const element = form.current;
      if (!isSave(event) || element === null || element.offsetParent === null) return;
      const record = element.closest("section") ?? element;
      const { activeElement } = document;
      if (record.contains(activeElement) || isNowhere(activeElement)) latest.current();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [form]);
}
