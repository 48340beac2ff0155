/** What is known of an alarm's site: that nothing of it has been read yet is not that there is nothing. */
import type { SiteCard } from "../../../resources/use-site";

/** `none` = no site has this account; `away` = there is one, and it can't be read. */
export type SiteStanding = "none" | "reading" | "away" | "ready";

/** Where it stands. `card` as `useSite` says it, which may still be that of the site before. */
export function siteStanding(site: string, card: SiteCard | null | undefined): SiteStanding {
  if (site === "") return "none";
  if (card === undefined || (card !== null && card.site.id !== site)) return "reading";
  return card === null ? "away" : "ready";
}
