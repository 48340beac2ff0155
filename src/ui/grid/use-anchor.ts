/** Keeps what somebody looks at or points at where it is, whatever comes or goes above it (H-AC-05). */
import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import type { RowSource } from "./row-source";

/** A pointer that rests this long is not aiming any more. */
export const REST_MS = 8_000;

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
  /** Who read at the top gets back there, to what has come, once nothing is pointed at. */
  readonly follows: boolean;
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
export function useAnchor<T>({ box, body, source, rowHeightPx, held, orderKey, follows }: AnchorOptions<T>) {
  const anchor = useRef<Anchor | null>(null);
  /** How far the list was last scrolled by itself. */
  const movedPx = useRef(0);
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
    movedPx.current = box.current.scrollTop;
    // Only what a person points at may hang over the list's end; whoever reads gets the list as it is.
    shift(pointed.current === null ? 0 : wantedPx - box.current.scrollTop);
  }, [version, source, rowHeightPx, box, shift, shiftPx]);

  useEffect(remember, [remember, version]);
  const { onScrolled, ...pointing } = usePointed({ box, pointed, remember, shift, follows });
  const onScroll = useCallback((): void => {
    if (box.current?.scrollTop !== movedPx.current) onScrolled();
    remember();
  }, [box, remember, onScrolled]);
  return { onScroll, ...pointing };
}

interface PointedOptions extends Pick<AnchorOptions<never>, "box" | "follows"> {
  readonly pointed: RefObject<string | null>;
  readonly remember: () => void;
  readonly shift: (px: number) => void;
}

/** Which row is pointed at, by a mouse or by a finger that is about to press. */
function usePointed({ box, pointed, remember, shift, follows }: PointedOptions) {
  const fromTop = useRef(false);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);
  const onScrolled = useCallback((): void => {
    fromTop.current = follows && box.current?.scrollTop === 0;
  }, [box, follows]);
  const onPointerLeave = useCallback((): void => {
    clearTimeout(rest.current);
    pointed.current = null;
    shift(0);
    if (fromTop.current && box.current) box.current.scrollTop = 0;
    fromTop.current = false;
    remember();
  }, [box, pointed, remember, shift]);
  const onPointerMove = useCallback(
    ({ target }: { readonly target: EventTarget | null }): void => {
      clearTimeout(rest.current);
      if (follows) rest.current = setTimeout(onPointerLeave, REST_MS);
      const key = keyUnder(target);
      if (key === pointed.current) return;
      if (key === null) return onPointerLeave();
      if (pointed.current === null) onScrolled();
      pointed.current = key;
      remember();
    },
    [pointed, remember, follows, onScrolled, onPointerLeave],
  );
  return { onScrolled, onPointerMove, onPointerDown: onPointerMove, onPointerLeave };
}
