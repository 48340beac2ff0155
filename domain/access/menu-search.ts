/** Looking for a page by its name in the menu (specification 5). */
import { folded } from "../live/folded";
import type { MenuEntry } from "./menu.table";

/** Two entries that lead to the same page are one. */
const placeOf = ({ id, href, path }: MenuEntry): string => href ?? path ?? `#${id}`;

function unique(entries: readonly MenuEntry[]): readonly MenuEntry[] {
  const seen = new Set<string>();
  return entries.filter((entry) => {
    const place = placeOf(entry);
    return !seen.has(place) && Boolean(seen.add(place));
  });
}

/**
 * Entries whose name contains the text, with the groups they are in; each once. Of a group that is meant itself all pages are
 * left, since it leads nowhere. Capitals, marks and the Turkish i's count for nothing, on either side.
 */
export function searchMenu(
  menu: readonly MenuEntry[],
  text: string,
  nameOf: (entry: MenuEntry) => string,
): readonly MenuEntry[] {
  const wanted = folded(text.trim());
  if (wanted === "") return menu;
  const matches = (entry: MenuEntry): boolean => folded(nameOf(entry)).includes(wanted);
  const search = (entries: readonly MenuEntry[]): readonly MenuEntry[] =>
    unique(entries).flatMap((entry) => {
      if (matches(entry)) return [entry.children ? { ...entry, children: unique(entry.children) } : entry];
      const children = search(entry.children ?? []);
      return children.length > 0 ? [{ ...entry, children }] : [];
    });
  return search(menu);
}
