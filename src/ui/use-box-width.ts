/** How wide an element is drawn. */
import { useLayoutEffect, useState, type RefObject } from "react";

/** Its width in CSS pixels, kept up to date; 0 before it is drawn. */
export function useBoxWidth(box: RefObject<HTMLElement | null>): number {
  const [widthPx, setWidthPx] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    // Before the first painting: a list that is drawn twice jumps.
    setWidthPx(element.clientWidth);
    const observer = new ResizeObserver(() => setWidthPx(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return widthPx;
}
