/** Whoever comes to the desk by the menu lands on what he holds: an empty desk would read as if he held nothing. */
import { useEffect, useRef } from "react";
import type { Desk } from "./desk-context";

/** `lands` = the address names neither an alarm nor a tab. Once: what is closed afterwards leaves the desk empty. */
export function useLanding({ lists, onOpen }: Pick<Desk, "lists" | "onOpen">, lands: boolean): void {
  const open = useRef(lands);
  useEffect(() => {
    if (!lists || !open.current) return;
    open.current = false;
    const [first] = lists.mine;
    if (first) onOpen(first.id, "mine");
  }, [lists, onOpen]);
}
