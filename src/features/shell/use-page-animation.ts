/** The move with which a page comes, as the preference says: at most 150 ms, none for who asked for less motion. */
import { useEffect, useRef, type RefObject } from "react";
import { useLocation } from "@tanstack/react-router";
import type { Preferences } from "../../lib/preferences";

/** look.md: nothing moves for longer. */
export const ANIMATION_MS = 120;

/** Where the page comes from; null = it is simply there. */
export function framesOf(animation: Preferences["animation"], rtl: boolean): Keyframe[] | null {
  switch (animation) {
    case "none":
      return null;
    case "animate__fadeIn":
      return [{ opacity: 0 }, { opacity: 1 }];
    case "animate__fadeInUp":
      return [
        { opacity: 0, transform: "translateY(16px)" },
        { opacity: 1, transform: "none" },
      ];
    case "animate__slideInRight":
      return [
        { opacity: 0, transform: `translateX(${rtl ? -32 : 32}px)` },
        { opacity: 1, transform: "none" },
      ];
  }
}

/** Plays in `box` whenever the page changes, not when the first one is drawn. */
export function usePageAnimation(box: RefObject<HTMLElement | null>, animation: Preferences["animation"]): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const frames = framesOf(animation, document.documentElement.dir === "rtl");
    if (frames) box.current?.animate(frames, { duration: ANIMATION_MS, easing: "ease-out" });
  }, [box, pathname, animation]);
}
