/** Keeps what somebody looks at or points at where it is, whatever comes or goes above it (H-AC-05). */
import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import type { RowSource } from "./row-source";

interface Anchor {
  readonly key: string;
  /** Pixels between the upper edge of the box and the row. */
  readonly offsetPx: number;
}

export interface AnchorOptions<T> {
  readonly box: RefObject<HTMLElement | null>;
  /** What holds the rows: moved where scrolling alone can't keep a row in its place, since the list is short. */
  readonly body: RefObject<HTMLElement | null>;
  readonly source: RowSource<T>;
  readonly rowHeightPx: number;
  /** Something stands still also at the very top: rows are ticked, or the keys stand on one. */
  readonly held: boolean;
  /** Another order or filter: the list begins anew at its top. */
  readonly orderKey: string;
}

const keyUnder = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>("[data-row]")?.dataset["row"] ?? null) : null;

/** Moves what holds the rows by pixels that scrolling can't give. */
function useShift(body: RefObject<HTMLElement | null>) {
  const px = useRef(0);
  const set = useCallback(
    (next: number): void => {
      px.current = next;
      if (body.current) body.current.style.transform = next === 0 ? "" : `translateY(${-next}px)`;
    },
    [body],
  );
  return { px, set };
}

/** Handlers for the box. */
export function useAnchor<T>({ box, body, source, rowHeightPx, held, orderKey }: AnchorOptions<T>) {
  const anchor = useRef<Anchor | null>(null);
  const pointed = useRef<string | null>(null);
  const { px: shiftPx, set: shift } = useShift(body);

  const remember = useCallback((): void => {
    const topPx = (box.current?.scrollTop ?? 0) + shiftPx.current;
    const under = pointed.current === null ? -1 : source.indexOf(pointed.current);
    const index = under >= 0 ? under : Math.floor(topPx / rowHeightPx);
    const stays = topPx > 0 || under >= 0 || held;
    const isThere = stays && index < source.count;
    anchor.current = isThere ? { key: source.key(index), offsetPx: index * rowHeightPx - topPx } : null;
  }, [box, source, rowHeightPx, held, shiftPx]);

  useLayoutEffect(() => {
    anchor.current = null;
    shift(0);
    if (box.current) box.current.scrollTop = 0;
  }, [orderKey, source, box, shift]);

  const { version } = source;
  useLayoutEffect(() => {
    const { current } = anchor;
    const at = current === null ? -1 : source.indexOf(current.key);
    if (current === null || at < 0 || !box.current) return;
    const wantedPx = at * rowHeightPx - current.offsetPx;
    if (wantedPx === box.current.scrollTop + shiftPx.current) return;
    box.current.scrollTop = wantedPx;
    // Only what a person points at may hang over the list's end; whoever reads gets the list as it is.
    shift(pointed.current === null ? 0 : wantedPx - box.current.scrollTop);
  }, [version, source, rowHeightPx, box, shift, shiftPx]);

  useEffect(remember, [remember, version]);
  return { onScroll: remember, ...usePointed(pointed, remember, shift) };
}

/** Which row is pointed at, by a mouse or by a finger that is about to press. */
function usePointed(pointed: RefObject<string | null>, remember: () => void, shift: (px: number) => void) {
  const onPointerMove = useCallback(
    ({ target }: { readonly target: EventTarget | null }): void => {
      const key = keyUnder(target);
      if (key === pointed.current) return;
      pointed.current = key;
      remember();
    },
    [pointed, remember],
  );
  const onPointerLeave = useCallback((): void => {
    pointed.current = null;
    shift(0);
    remember();
  }, [pointed, remember, shift]);
  return { onPointerMove, onPointerDown: onPointerMove, onPointerLeave };
}
