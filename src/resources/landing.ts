/** Where a person begins, and whether an address may be gone on to. */
import { SECTIONS, type Section } from "../../domain/access/authorities";
import { MENUS, visibleMenu } from "../../domain/access/menu";
import type { SessionUser } from "../sync/session-state";

/** Sections of the app a person has pages in, his role's own first. */
export function sectionsOf({ role, authorities }: Pick<SessionUser, "role" | "authorities">): Section[] {
  const own = SECTIONS.filter((section) => section === role);
  const others = SECTIONS.filter((section) => section !== role && authorities[section] !== undefined);
  return [...own, ...others].filter((section) => {
    const menu = MENUS[section];
    return menu !== undefined && visibleMenu(menu, authorities, section).length > 0;
  });
}

/** The start page; undefined when the role has no pages here. Until there are homes it is the alarms, else the first page. */
export function landingOf(user: Pick<SessionUser, "role" | "authorities">): string | undefined {
  const [section] = sectionsOf(user);
  if (section === undefined) return undefined;
  const entries = visibleMenu(MENUS[section] ?? [], user.authorities, section);
  const pages = entries.flatMap((entry) => entry.children ?? [entry]);
  const first = pages.find(({ id }) => id === "alarms") ?? pages[0];
  return first?.path === undefined ? undefined : `/${section}/${first.path}`;
}

/** A path of this app and nothing else: an address from outside must not lead away. */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path);
