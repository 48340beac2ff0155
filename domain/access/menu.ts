/** The menu as data, and what is left of it for a map (specification 6). */
import type { AuthorityMap, AuthorityNode, Section } from "./authorities";

/** An entry. `path` leads below `/<section>`; `right` names the feature whose `read` shows it. */
export interface MenuEntry {
  readonly id: string;
  readonly path?: string;
  readonly right?: string;
  readonly flag?: "help" | "product_support";
  readonly children?: readonly MenuEntry[];
}

const signals: MenuEntry = {
  id: "signals",
  children: ["all_live_signals", "signal_history", "alarms", "pending_signals"].map((id) => ({
    id,
    path: `signals/${id}`,
    right: `signals.${id}`,
  })),
};

/** Whole menus by section; a section without one has no pages yet. */
export const MENUS: Partial<Readonly<Record<Section, readonly MenuEntry[]>>> = {
  administrator: [signals],
  operator: [signals],
};

const below = (node: AuthorityNode | undefined, key: string): AuthorityNode | undefined =>
  typeof node === "object" && Object.hasOwn(node, key) ? node[key] : undefined;

/** An entry shows only if its permission has read true; boolean true also counts. */
function shows(entry: MenuEntry, map: AuthorityMap, section: Section): boolean {
  if (entry.flag) return map[entry.flag] === true;
  if (entry.right === undefined) return true;
  for (const root of [map[section], map]) {
    const node = entry.right.split(".").reduce<AuthorityNode | undefined>(below, root);
    if (node === true || below(node, "read") === true) return true;
  }
  return false;
}

/** What a person sees. A parent shows only if a child survives; an empty map shows all, the store refuses what is behind. */
export function visibleMenu(menu: readonly MenuEntry[], map: AuthorityMap, section: Section): readonly MenuEntry[] {
  if (Object.keys(map).length === 0) return menu;
  return menu.flatMap((entry) => {
    if (!entry.children) return shows(entry, map, section) ? [entry] : [];
    const children = visibleMenu(entry.children, map, section);
    return children.length > 0 ? [{ ...entry, children }] : [];
  });
}
