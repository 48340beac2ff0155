/** A panel that is moved by mouse, finger and arrow keys, and comes back in when the window grows smaller. */
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { inside, moved, type Pair } from "./place";

const room = (): Pair => ({ x: document.documentElement.clientWidth, y: document.documentElement.clientHeight });

/** `first` = where it stands when it appears, by its own size and the window's. */
export function usePlace(first: (size: Pair, room: Pair) => Pair) {
  const box = useRef<HTMLDivElement>(null);
  const grip = useRef<Pair | null>(null);
  const [at, setAt] = useState<Pair | null>(null);
  const size = (): Pair => ({ x: box.current?.offsetWidth ?? 0, y: box.current?.offsetHeight ?? 0 });
  const put = useCallback((wanted: Pair): void => setAt(inside(wanted, size(), room())), []);
  const begin = useRef(first);
  useLayoutEffect(() => put(begin.current(size(), room())), [put]);
  useEffect(() => {
    const back = (): void => setAt((old) => old && inside(old, size(), room()));
    window.addEventListener("resize", back);
    // It grows with what it says.
    const grown = new ResizeObserver(back);
    if (box.current) grown.observe(box.current);
    return () => {
      window.removeEventListener("resize", back);
      grown.disconnect();
    };
  }, []);
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0 || !at) return;
    grip.current = { x: event.clientX - at.x, y: event.clientY - at.y };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    if (grip.current) put({ x: event.clientX - grip.current.x, y: event.clientY - grip.current.y });
  };
  const letGo = (): void => void (grip.current = null);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const next = at && moved(at, event.key, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    put(next);
  };
  // From the window's upper left corner, whichever way the text runs: so does the pointer.
  const style: CSSProperties = { inset: `${at?.y ?? 0}px auto auto ${at?.x ?? 0}px` };
  return {
    box,
    style,
    handle: { onPointerDown, onPointerMove, onPointerUp: letGo, onPointerCancel: letGo, onKeyDown },
  };
}
