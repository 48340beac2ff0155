/** Who calls: everybody whose number it is, each with the sites that he is known at. */
import { SECTIONS, type AuthorityMap, type Section } from "../access/authorities";
import { hasRight } from "../access/rights";

/** A site of a caller. */
export interface CallerSite {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  /** active, test, out_of_service … */
  readonly state: string;
  /** It has an alarm that is open or waits. */
  readonly alarm: boolean;
}

/** One person whose number it is. */
export interface KnownCaller {
  readonly kind: "user" | "contact";
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  readonly sites: readonly CallerSite[];
}

/** `GET callers?number=` */
export interface CallerAnswer {
  /** In its one form. */
  readonly number: string;
  readonly callers: readonly KnownCaller[];
}

/** Those with sites first, then by name: whom one can help stands above. */
export const inOrder = (callers: readonly KnownCaller[]): readonly KnownCaller[] =>
  [...callers].sort((a, b) => Number(b.sites.length > 0) - Number(a.sites.length > 0) || (a.name < b.name ? -1 : 1));

/** The section in which a person reads site accounts: the first that grants it, in the specification's order. */
export const callerSection = (authorities: AuthorityMap): Section | undefined =>
  SECTIONS.find((section) => {
    const map = authorities[section];
    return typeof map === "object" && hasRight(map, "accounts.site_accounts.read");
  });

/** The address of a caller's sites, below a role's section (specification 2, caller filter). */
export function callerSearch(caller: KnownCaller, number: string): string {
  const values = {
    filterByUser: "true",
    userId: caller.id,
    siteIds: caller.sites.map(({ id }) => id).join(","),
    userName: caller.name,
    userEmail: caller.email,
    userMobile: caller.mobile || number,
  };
  return Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
}
