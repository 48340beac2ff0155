/** What is known of an alarm's site: that nothing of it has been read yet is not that there is nothing. */
import type { SiteCard } from "../use-site";
import type { Remote } from "../use-remote";

/** `none` = no site has this account; `fetching` = the copy has none yet; `away` = there is one, and it can't be read. */
export type SiteStanding = "none" | "reading" | "fetching" | "away" | "ready";

type Read = SiteCard | null | undefined;

/** Where it stands. `card` as `useSite` says it, which may still be that of the site before; `fetch` as the store answers. */
export function siteStanding(site: string, card: Read, fetch: Remote<unknown>["status"]): SiteStanding {
  if (site === "") return "none";
  if (card === undefined || (card !== null && card.site.id !== site)) return "reading";
  if (card !== null) return "ready";
  return fetch === "error" || fetch === "offline" ? "away" : "fetching";
}

/**
 * Is what is shown of it what the store said when it was asked for this page, or all there is, since it can't be asked? `data` =
 * when it was asked, epoch ms by the server's clock. What got no answer on a line that is up is asked again in a moment; a refusal says nothing of it.
 */
export function isLastWord(
  card: Read,
  { status, data }: Pick<Remote<number>, "status" | "data">,
  connected: boolean,
): boolean {
  if (!card) return false;
  return status === "ready" ? data !== undefined && card.readAt >= data : status === "offline" && !connected;
}
