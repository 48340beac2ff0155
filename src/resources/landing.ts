/** Where a person begins, and whether an address may be gone on to. */
import { SECTIONS, type Section } from "../../domain/access/authorities";
import { MENUS, visibleMenu, type MenuEntry } from "../../domain/access/menu";
import type { SessionUser } from "../sync/session-state";

type Person = Pick<SessionUser, "role" | "authorities">;

const withChildren = (entries: readonly MenuEntry[]): readonly MenuEntry[] =>
  entries.flatMap((entry) => [entry, ...withChildren(entry.children ?? [])]);

/** All that a person's menu of a section leads to. */
export const pagesOf = ({ authorities }: Pick<Person, "authorities">, section: Section): readonly MenuEntry[] =>
  withChildren(visibleMenu(MENUS[section] ?? [], authorities, section));

/** Sections of the app a person has pages in, his role's own first. */
export function sectionsOf(person: Person): Section[] {
  const { role, authorities } = person;
  const own = SECTIONS.filter((section) => section === role);
  const others = SECTIONS.filter((section) => section !== role && authorities[section] !== undefined);
  return [...own, ...others].filter((section) => pagesOf(person, section).length > 0);
}

/** The start page; undefined when the role has no pages here. Until there are homes it is the alarms, else the first page. */
export function landingOf(user: Person): string | undefined {
  const [section] = sectionsOf(user);
  if (section === undefined) return undefined;
  const pages = pagesOf(user, section).filter(({ path }) => path !== undefined);
  const first = pages.find(({ id }) => id === "alarms") ?? pages[0];
  return first?.path === undefined ? undefined : `/${section}/${first.path}`;
}

const ADDRESS = /^\/([a-z_]+)\/([^?#]+?)\/?([?#].*)?$/s;

/**
 * An address as it is for this person, with its search and hash: who shares one writes his own section in it, and where a
 * person has that page in another section, it is there for him. undefined for what is no page of his, or none of the app.
 */
export function ownAddress(user: Person, address: string): string | undefined {
  const [, section, path, rest = ""] = ADDRESS.exec(address) ?? [];
  if (section === undefined) return undefined;
  const named = SECTIONS.filter((name) => name === section);
  const own = [...named, ...sectionsOf(user)].find((name) => pagesOf(user, name).some((page) => page.path === path));
  return own === undefined ? undefined : `/${own}/${path}${rest}`;
}

/** A path of this app and nothing else: an address from outside must not lead away. */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path);
