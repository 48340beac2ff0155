/** Step 3: whose signal it is. */
import type { IncomingSignal } from "./incoming";
import { accountKey, prefixKey } from "./normalise";
import type { Passage, Site, World } from "./world";

/** Key of an account as a panel names itself: prefix (none for zeros) and account, leading zeros kept. */
export const placeKey = (prefix: string, account: string): string => `${prefixKey(prefix)}/${accountKey(account)}`;

/** Where a signal belongs. `place` begins the key of the alarms it may join. */
export interface Located {
  readonly site: Site | undefined;
  readonly place: string;
}

/** Where the signals of an account meet that has no site; `place` is its `placeKey`. */
export const accountPlace = (place: string): string => `account:${place}`.slice(0, 60);

/** Where signals of nobody's site meet: the account as sent, or the receiver's line when there is none. */
export const strangerPlace = (signal: IncomingSignal): string =>
  signal.account === "" ? `receiver:${signal.receiver}` : accountPlace(placeKey(signal.prefix, signal.account));

/** Finds the site by account and prefix. */
export function locate(world: World, passage: Passage): Located {
  const { signal, trace } = passage;
  const site = signal.account === "" ? undefined : world.sites.get(placeKey(signal.prefix, signal.account));
  const sent = prefixKey(signal.prefix) === "" ? signal.account : `${signal.prefix}/${signal.account}`;
  if (site) {
    trace.push({ step: 3, what: "site", values: { account: sent, siteNo: site.code, siteName: site.name } });
    return { site, place: `site:${site.id}` };
  }
  trace.push({ step: 3, what: "unknown_account", values: { account: sent } });
  return { site: undefined, place: strangerPlace(signal) };
}
