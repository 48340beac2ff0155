/** What belongs to a build: read from its page and its list. */

/** The scripts that a page of ours loads first. */
export const namedScripts = (html: string): readonly string[] =>
  [...html.matchAll(/<script\b[^>]*\bsrc="(\/assets\/[^"]+)"/g)].map(([, path = ""]) => path);

/** Those of the kept files that are not in the list of this build. */
export function notMine<T extends { readonly url: string }>(kept: readonly T[], mine: Iterable<string>): readonly T[] {
  const list = new Set(mine);
  return kept.filter(({ url }) => !list.has(url));
}
