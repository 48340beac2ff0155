/** Looks sites up in the browser's copy: by name, account, town and number, and by the people of those that were opened. */
import type { ListView } from "../../resources/records/list/list-view";
import type { LookedUp, LookUp } from "../../resources/records/list/use-look-up";
import { everySite, foundMark, type FoundSite, foundSites, searchLocal } from "../../sync/local-search";

/** More matches than this nobody reads through: he types another letter. */
export const MATCHES_MOST = 500;

const rowsOf = (sites: readonly FoundSite[]): LookedUp["rows"] => sites.map(({ site }) => site);

/** A copy that was never complete says of no site that it is not there: then it is no answer. */
async function read({ search, filter }: ListView): Promise<LookedUp | null> {
  if (search.trim() === "") {
    const { sites, asOf } = await everySite();
    return asOf === 0 ? null : { rows: rowsOf(sites), more: false };
  }
  const { state } = filter;
  const isWanted = (site: FoundSite["site"]): boolean => state === undefined || site.state === state;
  const { sites, people, asOf } = await searchLocal(search, { limit: MATCHES_MOST + 1, isWanted });
  if (asOf === 0) return null;
  const named = new Set(sites.map(({ id }) => id));
  const others = [...new Set(people.map(({ site }) => site))].filter((id) => !named.has(id));
  const found = [...sites, ...foundSites(others).filter(({ site }) => isWanted(site))];
  return { rows: rowsOf(found.slice(0, MATCHES_MOST)), more: found.length > MATCHES_MOST };
}

/** How the list of sites asks the copy. */
export const SITE_LOOK_UP: LookUp = {
  touched: foundMark,
  read,
};
