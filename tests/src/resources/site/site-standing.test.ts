import { describe, expect, it } from "vitest";
import { isLastWord, siteStanding } from "../../../../src/resources/site/site-standing";
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

describe("whether what is shown of a site is the last word on it", () => {
  const readAt = (at: number): SiteCard => ({ ...card("s1"), readAt: at });
  it.each([
    ["not while the store is asked: the copy may be of yesterday", readAt(5), { status: "loading" }, true, false],
    ["not until the store's answer is drawn", readAt(5), { status: "ready", data: 6 }, true, false],
    ["once it is", readAt(6), { status: "ready", data: 6 }, true, true],
    ["once another tab has read it later still", readAt(7), { status: "ready", data: 6 }, true, true],
    ["also where the line has gone since", readAt(6), { status: "ready", data: 6 }, false, true],
    ["where the store can't be asked: it is all there is", readAt(5), { status: "offline" }, false, true],
    ["not where one read got no answer: it is asked again in a moment", readAt(5), { status: "offline" }, true, false],
    ["not where the store refused to answer", readAt(5), { status: "error" }, true, false],
    ["nor where the line has gone since", readAt(5), { status: "error" }, false, false],
    ["not where nothing is shown", null, { status: "offline" }, false, false],
  ] as const)("%s", (_, read, fetch, connected, want) => expect(isLastWord(read, fetch, connected)).toBe(want));
});
