/** Joins `StillList` to the box on the screen: pointer, scroll, size and focus in, scroll position out. */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { StillList, type StillSizes, type StillView } from "./still-list";

type Keyed = { readonly id: string };

const IDLE_MS = 10_000;

export interface StillListState<T> {
  readonly view: StillView<T>;
  readonly heightPx: number;
  readonly toTop: () => void;
  readonly reveal: (id: string) => void;
  readonly handlers: {
    readonly onPointerMove: (event: { clientY: number; pointerType: string }) => void;
    readonly onPointerDown: (event: { clientY: number }) => void;
    readonly onPointerLeave: () => void;
    readonly onPointerUp: (event: { pointerType: string }) => void;
    readonly onScroll: () => void;
    readonly onFocus: () => void;
    readonly onBlur: () => void;
  };
}

function useHeight(box: RefObject<HTMLElement | null>): number {
  const [heightPx, setHeightPx] = useState(600);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setHeightPx(element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return heightPx;
}

/** With its rows from the first: drawn empty first it would be drawn twice. */
function listOf<T extends Keyed>(rows: readonly T[], sizes: StillSizes): StillList<T> {
  const list = new StillList<T>();
  list.resize(sizes);
  list.update(rows);
  return list;
}

/** The list's state and the handlers of its box. */
export function useStillList<T extends Keyed>(
  rows: readonly T[],
  box: RefObject<HTMLElement | null>,
  { rowPx, activeId }: { readonly rowPx: number; readonly activeId: string | null },
): StillListState<T> {
  const heightPx = useHeight(box);
  const [list] = useState(() => listOf(rows, { rowPx, heightPx }));
  const [view, setView] = useState<StillView<T>>(list.view);
  const [focused, setFocused] = useState(false);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);

  useLayoutEffect(() => setView(list.resize({ rowPx, heightPx })), [list, rowPx, heightPx]);
  useLayoutEffect(() => setView(list.focusOn(focused ? activeId : null)), [list, focused, activeId]);
  useLayoutEffect(() => setView(list.update(rows)), [list, rows]);
  useLayoutEffect(() => {
    const element = box.current;
    if (element && Math.abs(element.scrollTop - view.scrollPx) >= 1) element.scrollTop = view.scrollPx;
  }, [box, view]);
  useEffect(() => () => clearTimeout(rest.current), []);

  const point = useCallback(
    (clientY: number | null): void => {
      const top = box.current?.getBoundingClientRect().top ?? 0;
      setView(list.pointAt(clientY === null ? null : clientY - top));
      clearTimeout(rest.current);
      if (clientY !== null) rest.current = setTimeout(() => setView(list.settle()), IDLE_MS);
    },
    [box, list],
  );
  const handlers = useMemo(
    () => ({
      onPointerMove: (event: { clientY: number; pointerType: string }) =>
        event.pointerType !== "touch" && point(event.clientY),
      onPointerDown: (event: { clientY: number }) => point(event.clientY),
      onPointerLeave: () => point(null),
      // A finger points only while it is down.
      onPointerUp: (event: { pointerType: string }) => event.pointerType === "touch" && point(null),
      onScroll: () => setView(list.scrolledTo(box.current?.scrollTop ?? 0)),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    }),
    [box, list, point],
  );
  const toTop = useCallback(() => setView(list.toTop()), [list]);
  const reveal = useCallback((id: string) => setView(list.reveal(id)), [list]);
  return { view, heightPx, toTop, reveal, handlers };
}
