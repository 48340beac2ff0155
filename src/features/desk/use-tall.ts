/** Whether the log has room below an alarm's signals. */
import { useEffect, useState } from "react";

const ROOM = "(min-height: 900px)";

const isTyping = (): boolean => document.activeElement?.matches("input, textarea, select") ?? false;

/**
 * Is the screen tall? A tablet's keyboard makes it low for as long as somebody types: the field would be taken from
 * under the hand, so what was said stands until the hand has left.
 */
export function useTall(): boolean {
  const [tall, setTall] = useState(() => matchMedia(ROOM).matches);
  useEffect(() => {
    const room = matchMedia(ROOM);
    const look = (): void => {
      if (!isTyping()) setTall(room.matches);
    };
    room.addEventListener("change", look);
    document.addEventListener("focusout", look);
    return () => {
      room.removeEventListener("change", look);
      document.removeEventListener("focusout", look);
    };
  }, []);
  return tall;
}
