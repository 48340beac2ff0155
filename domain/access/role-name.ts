/** What a role is called: a title for people, told from every other, and a name by which the program knows it. */
import { folded } from "../live/folded";

/** A role as far as it is called something. */
export interface NamedRole {
  readonly id: string;
  readonly name: string;
  readonly title: string;
}

/** Longest title, longest name. */
export const ROLE_TITLE_MAX = 80;
const NAME_MAX = 40;

const said = (text: string): string => folded(text).trim().replace(/\s+/g, " ");

/** Is another role called so? Capitals, marks and blanks make no difference to whoever chooses among them. */
export const isTitleTaken = (roles: readonly NamedRole[], { id, title }: Pick<NamedRole, "id" | "title">): boolean =>
  said(title) !== "" && roles.some((role) => role.id !== id && said(role.title || role.name) === said(title));

/** The name of a new role, out of its title; of one in other letters it is `role`. */
export function roleName(title: string, taken: readonly string[]): string {
  const plain = folded(title)
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^[_0-9]+|_+$/g, "");
  const stem = (plain || "role").slice(0, NAME_MAX - 4);
  let name = stem;
  for (let at = 2; taken.includes(name); at += 1) name = `${stem}_${at}`;
  return name;
}
