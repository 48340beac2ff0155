/** What a map grants: the union over its sections, with what each right implies. The store's rules use only this. */
import { fail, ok, type Result } from "../result";
import { FLAGS, SECTIONS, type AuthorityMap, type AuthorityNode } from "./authorities";

/** Why a map is refused; `path` leads to the place. */
export interface MapFault {
  readonly fault: "bad_key" | "bad_value" | "not_a_map";
  readonly path: string;
}

type Branch = Record<string, AuthorityNode>;

// The store's rules can't name any other key: a dash is a syntax error there.
const KEY = /^[a-z0-9_]+$/;

const isBranch = (node: unknown): node is Branch => typeof node === "object" && node !== null && !Array.isArray(node);

/** Is this a map the store can use? Keys are [a-z0-9_], values true, false or branches of them. */
export function checkMap(map: unknown, path = ""): Result<AuthorityMap, MapFault> {
  if (!isBranch(map)) return fail({ fault: path === "" ? "not_a_map" : "bad_value", path });
  for (const [key, node] of Object.entries(map)) {
    const here = path === "" ? key : `${path}.${key}`;
    if (!KEY.test(key)) return fail({ fault: "bad_key", path: here });
    if (typeof node === "boolean") continue;
    const below = checkMap(node, here);
    if (!below.ok) return below;
  }
  return ok(map);
}

const isIn = (list: readonly string[], key: string): boolean => list.includes(key);

/** Adds what `from` grants to `into`; what is not granted is left out. */
function unite(into: Branch, from: AuthorityMap): void {
  for (const [key, node] of Object.entries(from)) {
    if (node === true) into[key] = true;
    if (!isBranch(node) || into[key] === true) continue;
    const below: Branch = isBranch(into[key]) ? into[key] : {};
    unite(below, node);
    if (Object.keys(below).length > 0) into[key] = below;
  }
}

/** `delete` implies `update`, `update` implies `read`, on every level. */
function imply(branch: Branch): void {
  if (branch["delete"] === true) branch["update"] = true;
  if (branch["update"] === true) branch["read"] = true;
  for (const node of Object.values(branch)) if (isBranch(node)) imply(node);
}

/** The union over the sections and the common areas, without flags, with the implied rights filled in. */
export function deriveRights(map: AuthorityMap): AuthorityMap {
  const rights: Branch = {};
  for (const section of SECTIONS) {
    const node = map[section];
    if (isBranch(node)) unite(rights, node);
  }
  const common = Object.entries(map).filter(([key]) => !isIn(SECTIONS, key) && !isIn(FLAGS, key));
  unite(rights, Object.fromEntries(common));
  imply(rights);
  return rights;
}

/** Does a map, or one section of it, or what was derived from it, grant the path? */
export function hasRight(map: AuthorityMap | null | undefined, path: string): boolean {
  let node: AuthorityNode | undefined = map ?? undefined;
  for (const key of path.split(".")) {
    if (!isBranch(node) || !Object.hasOwn(node, key)) return false;
    node = node[key];
  }
  return node === true;
}

/** Every path a map grants. */
export function grantedPaths(map: AuthorityMap, path = ""): readonly string[] {
  return Object.entries(map).flatMap(([key, node]) => {
    const here = path === "" ? key : `${path}.${key}`;
    if (node === true) return [here];
    return isBranch(node) ? grantedPaths(node, here) : [];
  });
}

/** Does `mine` grant all that `theirs` does? Nobody may hand out what he has not. */
export const covers = (mine: AuthorityMap, theirs: AuthorityMap): boolean =>
  grantedPaths(theirs).every((path) => hasRight(mine, path));
