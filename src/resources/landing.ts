/** Where a person begins, and whether an address may be gone on to. */
import { SECTIONS, type Section } from "../../domain/access/authorities";
import { AREAS, hrefOf, isSection, MENUS, visibleMenu, type Area, type MenuEntry } from "../../domain/access/menu";
import type { SessionUser } from "../sync/session-state";

type Person = Pick<SessionUser, "role" | "authorities">;

const withChildren = (entries: readonly MenuEntry[]): readonly MenuEntry[] =>
  entries.flatMap((entry) => [entry, ...withChildren(entry.children ?? [])]);

/** All that a person's menu of an area leads to. */
export const pagesOf = ({ authorities }: Pick<Person, "authorities">, area: Area): readonly MenuEntry[] =>
  withChildren(visibleMenu(MENUS[area], authorities, area));

/** Of them those that are the area's own: what every person has, and what roles share, makes nobody's section. */
const ownPages = (person: Person, section: Section): readonly MenuEntry[] =>
  pagesOf(person, section).filter(({ path, right }) => path !== undefined && right !== undefined);

/** Sections of the app a person has pages in, his role's own first. */
export function sectionsOf(person: Person): Section[] {
  const { role, authorities } = person;
  const own = SECTIONS.filter((section) => section === role);
  const others = SECTIONS.filter((section) => section !== role && authorities[section] !== undefined);
  return [...own, ...others].filter((section) => ownPages(person, section).length > 0);
}

/** Pages a role begins with, where it has none called home: the desk, then what several roles share. */
const FIRST = ["home", "alarms"];

/** What everybody has is nobody's work. */
const FOR_ALL: readonly Area[] = ["help", "contact"];

/** The start page; undefined when the role has no pages here. */
export function landingOf(user: Person): string | undefined {
  const [section] = sectionsOf(user);
  const areas = section === undefined ? AREAS.filter((area) => !isSection(area) && !FOR_ALL.includes(area)) : [section];
  const found = areas.flatMap((area) => pagesOf(user, area).map((page) => ({ area, page })));
  const pages = found.filter(({ page }) => page.path !== undefined || page.id === "home");
  const first = FIRST.flatMap((id) => pages.find(({ page }) => page.id === id) ?? [])[0] ?? pages[0];
  return first && hrefOf(first.page, first.area);
}

const ADDRESS = /^\/([a-z_]+)(?:\/([^?#]*?))?\/?([?#].*)?$/s;

/**
 * An address as it is for this person, with its search and hash: who shares one writes his own section in it, and where a
 * person has that page in another section, it is there for him. undefined for what is no page of his, or none of the app.
 */
export function ownAddress(user: Person, address: string): string | undefined {
  const [, first, path = "", rest = ""] = ADDRESS.exec(address) ?? [];
  const area = AREAS.find((name) => name === first);
  const areas = area === undefined || isSection(area) ? [area ?? [], sectionsOf(user)].flat() : [area];
  const own = areas.find((name) => pagesOf(user, name).some((page) => page.path === path));
  return own === undefined ? undefined : `${hrefOf({ id: "", path }, own)}${rest}`;
}

/** A path of this app and nothing else: an address from outside must not lead away. */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path);
