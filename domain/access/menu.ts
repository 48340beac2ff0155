/** The menu as data, and what is left of it for a map (specification 6). */
import { SECTIONS, type AuthorityMap, type AuthorityNode, type Section } from "./authorities";
import { MENUS, type Area, type MenuEntry } from "./menu.table";
import { READS } from "./page-rights";

export { MENUS, type Area, type MenuEntry } from "./menu.table";

/** Areas that exist. */
export const AREAS = Object.keys(MENUS) as readonly Area[];

/** Is it a role's own? */
export const isSection = (area: string): area is Section => SECTIONS.some((section) => section === area);

const below = (node: AuthorityNode | undefined, key: string): AuthorityNode | undefined =>
  typeof node === "object" && Object.hasOwn(node, key) ? node[key] : undefined;

const reads = (feature: string, roots: readonly (AuthorityNode | undefined)[]): boolean =>
  roots.some((root) => {
    const node = feature.split(".").reduce<AuthorityNode | undefined>(below, root);
    return node === true || READS.some((verb) => below(node, verb) === true);
  });

/** An entry shows only if its permission has read true; boolean true also counts. */
function shows(entry: MenuEntry, map: AuthorityMap, area: Area): boolean {
  if (entry.flag) return map[entry.flag] === true;
  // A home is his who has anything in its section.
  if (entry.right === undefined) return !isSection(area) || map[area] !== undefined;
  // What roles share is shown by whatever section grants it.
  const sections = isSection(area) && entry.href === undefined ? [area] : SECTIONS;
  const roots = [...sections.map((section) => map[section]), map];
  if (entry.staffWith && (map["webuser"] === true || !entry.staffWith.some((feature) => reads(feature, roots))))
    return false;
  return [entry.right, ...(entry.or ?? [])].some((feature) => reads(feature, roots));
}

/** What a person sees. A parent shows only if a child survives; an empty map shows all, the store refuses what is behind. */
export function visibleMenu(menu: readonly MenuEntry[], map: AuthorityMap, area: Area): readonly MenuEntry[] {
  if (Object.keys(map).length === 0) return menu;
  return menu.flatMap((entry) => {
    if (!entry.children) return shows(entry, map, area) ? [entry] : [];
    const children = visibleMenu(entry.children, map, area);
    return children.length > 0 ? [{ ...entry, children }] : [];
  });
}

/** Where an entry leads. */
export const hrefOf = ({ href, path = "" }: MenuEntry, area: Area): string =>
  href ?? (path === "" ? `/${area}` : `/${area}/${path}`);

/** The menu with the installation's own help (`helpUrl` of the program settings) in it, under the flag that help has. */
export function withHelp(menu: readonly MenuEntry[], map: AuthorityMap, helpUrl: string): readonly MenuEntry[] {
  if (helpUrl === "") return menu;
  const help: MenuEntry = { id: "help", href: helpUrl, flag: "help" };
  if (visibleMenu([help], map, "administrator").length === 0) return menu;
  const rest = menu.find(({ id }) => id === "others");
  const children = [...(rest?.children ?? []).filter(({ id }) => id !== "help"), help];
  return [...menu.filter((entry) => entry !== rest), { id: "others", children }];
}

/** What stands in the sidebar: who has no section of his own sees what roles share. */
export const sidebarOf = (area: Area): readonly MenuEntry[] =>
  isSection(area) ? MENUS[area] : MENUS.administrator.filter(({ id }) => id === "others");
