/** Authorities as they are stored and asked for: sections per role, common areas and flags at the root. */
import { AUTHORITY_TABLE } from "./authorities.table";

/** Keys of the map that are sections of a role, in the order in which they are asked. */
export const SECTIONS = ["administrator", "operator", "sales", "user", "technicians"] as const;

/** A section's name. */
export type Section = (typeof SECTIONS)[number];

/** Flags at the root of the map. */
export const FLAGS = ["webuser", "help", "product_support"] as const;

/** A node of a map: granted, not granted, or a branch. */
export type AuthorityNode = boolean | { readonly [key: string]: AuthorityNode };

/** The specification's map, also what `deriveRights` gives. */
export type AuthorityMap = { readonly [key: string]: AuthorityNode };

/** Every `area.feature.right` there is; `customer_accounts.read` stands at the root as the specification names it. */
export const ALL_AUTHORITIES: readonly string[] = [
  ...Object.entries(AUTHORITY_TABLE).flatMap(([area, features]) =>
    Object.entries(features).flatMap(([feature, rights]) =>
      rights.split(" ").map((right) => `${area}.${feature}.${right}`),
    ),
  ),
  "customer_accounts.read",
];

/** The names below a path: `authoritiesUnder("signals.alarms")`. A whole name gives itself. */
export const authoritiesUnder = (path: string): readonly string[] =>
  ALL_AUTHORITIES.filter((name) => name === path || name.startsWith(`${path}.`));

/** A map from names: each becomes a branch that ends in `true`. */
export function toMap(names: readonly string[]): AuthorityMap {
  const root: Record<string, AuthorityNode> = {};
  for (const name of names) {
    const keys = name.split(".");
    const last = keys.pop() ?? "";
    let branch = root;
    for (const key of keys) branch = (branch[key] ??= {}) as Record<string, AuthorityNode>;
    branch[last] = true;
  }
  return root;
}
