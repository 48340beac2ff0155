import { expect, it } from "vitest";
import { siteStanding } from "../../../../src/features/desk/alarm/site-standing";
import type { SiteCard } from "../../../../src/resources/use-site";

const card = (id: string): SiteCard => ({ site: { id } }) as SiteCard;

it.each([
  ["an alarm without a site has nobody to be read", "", undefined, "none"],
  ["what is still being read is not nothing", "s1", undefined, "reading"],
  ["the site before is not this one", "s1", card("s0"), "reading"],
  ["a site that is not there", "s1", null, "away"],
  ["a site", "s1", card("s1"), "ready"],
] as const)("%s", (_, site, read, want) => expect(siteStanding(site, read)).toBe(want));
