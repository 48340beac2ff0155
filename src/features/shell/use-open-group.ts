/** Whether a group of the menu is unfolded: as somebody left it here, else where it is short or holds the page. */
import { useState } from "react";

const KEY = "menuGroups";
/** More entries than this and the others would be pushed from the screen. */
const SHORT = 6;

type Stored = Readonly<Record<string, boolean>>;

function readGroups(storage: Pick<Storage, "getItem">): Stored {
  try {
    const value: unknown = JSON.parse(storage.getItem(KEY) ?? "{}");
    return typeof value === "object" && value !== null ? (value as Stored) : {};
  } catch {
    return {};
  }
}

/** Open or not, by what was stored of it. */
export const isGroupOpen = (stored: boolean | undefined, group: { length: number; holdsPage: boolean }): boolean =>
  stored ?? (group.length <= SHORT || group.holdsPage);

/** The state of a group and its switch. */
export function useOpenGroup(id: string, group: { length: number; holdsPage: boolean }) {
  const [stored, setStored] = useState(() => readGroups(localStorage)[id]);
  const open = isGroupOpen(stored, group);
  const toggle = (): void => {
    setStored(!open);
    localStorage.setItem(KEY, JSON.stringify({ ...readGroups(localStorage), [id]: !open }));
  };
  return { open, toggle };
}
