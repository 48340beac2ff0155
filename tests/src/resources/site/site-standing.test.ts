import { expect, it } from "vitest";
import { siteStanding } from "../../../../src/resources/site/site-standing";
import type { SiteCard } from "../../../../src/resources/use-site";

const card = (id: string): SiteCard => ({ site: { id } }) as SiteCard;

it.each([
  ["an alarm without a site has nobody to be read", "", undefined, "idle", "none"],
  ["what is still being read is not nothing", "s1", undefined, "loading", "reading"],
  ["the site before is not this one", "s1", card("s0"), "loading", "reading"],
  ["a site that the copy does not have yet", "s1", null, "loading", "fetching"],
  ["a site that the store has told, until it is drawn", "s1", null, "ready", "fetching"],
  ["a site that the store does not show", "s1", null, "error", "away"],
  ["a site that can't be asked for", "s1", null, "offline", "away"],
  ["a site of the copy while the store is away", "s1", card("s1"), "offline", "ready"],
  ["a site", "s1", card("s1"), "loading", "ready"],
] as const)("%s", (_, site, read, fetch, want) => expect(siteStanding(site, read, fetch)).toBe(want));
