/** In which order a language writes a day, and a day written so. */

/** Order of year, month and day. */
export type DayOrder = "ymd" | "dmy" | "mdy";

/** The product's English is Britain's, as its flag says; to `Intl` the plain tag is America's. */
const OF_COUNTRY: Readonly<Record<string, string>> = { en: "en-GB" };

const partsOf = (language: string): readonly Intl.DateTimeFormatPart[] =>
  new Intl.DateTimeFormat(language, {
    calendar: "gregory",
    numberingSystem: "latn",
    timeZone: "UTC",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).formatToParts(Date.UTC(2026, 5, 15));

/** The language's order; the tag is one of `Intl`. */
export function dayOrderOf(language: string): DayOrder {
  const order = partsOf(OF_COUNTRY[language] ?? language)
    .map(({ type }) => (type === "year" || type === "month" || type === "day" ? type.charAt(0) : ""))
    .join("");
  return order === "dmy" || order === "mdy" ? order : "ymd";
}

/** The 15th of June 2026 as people of that order type it. */
export const dayExample = (order: DayOrder): string =>
  ({ ymd: "2026-06-15", dmy: "15/06/2026", mdy: "06/15/2026" })[order];
