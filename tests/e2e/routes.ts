/** Every address of the app, read from its tree of routes: whoever adds a route has it tested with all the others. */
import { readFileSync } from "node:fs";
import type { Section } from "../../domain/access/authorities";
import { MENUS, type MenuEntry } from "../../domain/access/menu";

const withChildren = (entries: readonly MenuEntry[]): readonly MenuEntry[] =>
  entries.flatMap((entry) => [entry, ...withChildren(entry.children ?? [])]);

/** Patterns of the tree, `/$role/signals/alarms`. */
function patterns(): readonly string[] {
  const tree = readFileSync("src/routeTree.gen.ts", "utf8");
  const [, paths = ""] = /interface FileRoutesByFullPath \{([^}]*)\}/.exec(tree) ?? [];
  return [...paths.matchAll(/^\s*"([^"]+)":/gm)].map(([, pattern = ""]) => pattern);
}

/** A pattern as one that addresses are compared with. */
const toExpression = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replace(/\$\w+/g, "[^/]+").replace(/\$$/, ".+")}$`);

/**
 * The addresses of a section: each entry of its menu, and each route that takes no name but the section's. Throws for a
 * route that no entry of any menu stands for: nobody would notice that it is not tested.
 */
export function addressesOf(section: Section): readonly string[] {
  const menu = withChildren(MENUS[section] ?? []).flatMap(({ path }) =>
    path === undefined ? [] : [`/${section}/${path}`],
  );
  const plain = patterns().map((pattern) => pattern.replace("$role", section));
  const named = plain.filter((pattern) => pattern.includes("$"));
  for (const pattern of named) {
    if (menu.some((address) => toExpression(pattern).test(address))) continue;
    throw new Error(`say in tests/e2e/routes.ts what stands for ${pattern}`);
  }
  return [...new Set([...plain.filter((pattern) => !pattern.includes("$")), ...menu])];
}
