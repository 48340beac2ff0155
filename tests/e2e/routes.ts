/** Every address of the app, read from its tree of routes: whoever adds a route has it tested with all the others. */
import { readFileSync } from "node:fs";
import type { Section } from "../../domain/access/authorities";
import { AREAS, MENUS, type Area, type MenuEntry } from "../../domain/access/menu";

const withChildren = (entries: readonly MenuEntry[]): readonly MenuEntry[] =>
  entries.flatMap((entry) => [entry, ...withChildren(entry.children ?? [])]);

/** Patterns of the tree, `/$role/signals/alarms`. */
export function patterns(): readonly string[] {
  const tree = readFileSync("src/routeTree.gen.ts", "utf8");
  const [, paths = ""] = /interface FileRoutesByFullPath \{([^}]*)\}/.exec(tree) ?? [];
  return [...paths.matchAll(/^\s*"([^"]+)":/gm)].map(([, pattern = ""]) => pattern);
}

/** A pattern as one that addresses are compared with. */
export const toExpression = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replace(/\$\w+/g, "[^/]+").replace(/\$$/, ".+")}$`);

/** What an area's menu leads to below it. */
const menuOf = (area: Area): readonly string[] =>
  withChildren(MENUS[area]).flatMap(({ path }) => (path === undefined ? [] : [`/${area}/${path}`]));

/** What a mail leads to with its token: of no section, and used with the store alone (accounts.spec.ts). */
const OF_A_MAIL = /^\/(?:welcome|auth)\/.*\$token$/;

/**
 * The addresses of a section: each entry of its menu, and each route that takes no name but the section's. Throws for a
 * route that no entry of any menu stands for: nobody would notice that it is not tested.
 */
export function addressesOf(section: Section): readonly string[] {
  const all = patterns().filter((pattern) => !OF_A_MAIL.test(pattern));
  for (const pattern of all) {
    const named = (area: Area): string => pattern.replace("$role", area);
    if (!named(section).includes("$")) continue;
    if (AREAS.some((area) => menuOf(area).some((address) => toExpression(named(area)).test(address)))) continue;
    throw new Error(`say in tests/e2e/routes.ts what stands for ${pattern}`);
  }
  const plain = all.map((pattern) => pattern.replace("$role", section)).filter((pattern) => !pattern.includes("$"));
  return [...new Set([...plain, ...menuOf(section)])];
}
