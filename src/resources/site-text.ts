/** What a site is called in a line of text, on every screen. */

/** Number and name, as far as they are known: `4711 North Depot`. */
export const siteText = ({ siteNo, siteName }: { readonly siteNo: string; readonly siteName: string }): string =>
  [siteNo, siteName].filter(Boolean).join(" ");
