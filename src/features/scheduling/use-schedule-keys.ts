/** Keys of the calendar: steps through time, a new entry, and carrying one that was picked up. */
import { useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { inDialog } from "../../ui/in-dialog";
import { type PageKeys, usePageKeysSheet } from "../../ui/keys-sheet";
import { hasModifier } from "../../ui/use-page-keys";

/** What each key does; Escape and the arrows only while something is carried. */
export interface ScheduleKeys {
  readonly PageUp: () => unknown;
  readonly PageDown: () => unknown;
  readonly t: () => unknown;
  readonly n: () => unknown;
  readonly w: () => unknown;
  readonly d: () => unknown;
  /** Picks up what has the focus; false where that is nothing. */
  readonly m: () => boolean;
}

/** While something is carried, the arrows as rows and columns; Enter puts it down, Escape back. */
export interface CarryKeys {
  readonly by: (rows: number, columns: number) => void;
  readonly drop: () => void;
  readonly cancel: () => void;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** In a field, or in an open record: the press is theirs. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input,select,textarea,[contenteditable],[data-record]") !== null;

function carryBy(event: KeyboardEvent, { by, drop, cancel }: CarryKeys): boolean {
  const arrow = ARROWS[event.key];
  const isMirrored = document.documentElement.dir === "rtl";
  if (arrow) by(arrow[0], isMirrored ? -arrow[1] : arrow[1]);
  else if (event.key === "Enter" || event.key === " ") drop();
  else if (event.key === "Escape") cancel();
  else return false;
  return true;
}

/** `carry` = what is carried; null = nothing is. */
export function useScheduleKeys(keys: ScheduleKeys, carry: CarryKeys | null): void {
  const latest = useRef({ keys, carry });
  useEffect(() => {
    latest.current = { keys, carry };
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || hasModifier(event) || isElsewhere(event.target) || inDialog()) return;
      const now = latest.current;
      const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const act = Object.hasOwn(now.keys, name) ? now.keys[name as keyof ScheduleKeys] : undefined;
      const isDone = now.carry ? carryBy(event, now.carry) : act !== undefined && act() !== false;
      if (!isDone) return;
      event.preventDefault();
      // Before the table and its buttons hear of it: the arrows would move the focus, and Enter would open the entry.
      event.stopPropagation();
    };
    document.addEventListener("keydown", onKeyDown, true);
    return () => document.removeEventListener("keydown", onKeyDown, true);
  }, []);
  usePageKeysSheet(useScheduleKeyLines());
}

const LINES: readonly (readonly [id: string, ...keys: string[]])[] = [
  ["before", "PgUp"],
  ["after", "PgDn"],
  ["today", "T"],
  ["scope", "W", "D"],
  ["walk", "←", "→", "↑", "↓"],
  ["new", "N"],
  ["move", "M"],
  ["carry", "←", "→", "↑", "↓"],
  ["drop", "Enter"],
  ["cancel", "Esc"],
];

/** The keys, with what each does. */
export function useScheduleKeyLines(): PageKeys {
  const { t } = useTranslation("scheduling");
  return useMemo(
    () => ({
      title: t("title"),
      lines: LINES.map(([id, ...keys]) => ({ id, keys, text: t(`keys.${id as "today"}`) })),
    }),
    [t],
  );
}
