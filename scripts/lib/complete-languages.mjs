/** Which languages are translated so far that a missing text is a fault; extended as translations land. */

/** Codes of those that must be complete: in `common`, and the first three of the product in every namespace. */
export const COMPLETE = /** @type {readonly string[]} */ ([
  "tr",
  "de",
  "sa",
  "ba",
  "da",
  "el",
  "es",
  "fr",
  "he",
  "hi",
  "hu",
  "id",
  "it",
  "ja",
  "mk",
  "ms",
  "nl",
  "pl",
  "pt",
  "ru",
  "sk",
  "sr",
  "sv",
  "th",
  "ur",
  "zh",
]);

/** Of those that are listed above: in every namespace. */
export const EVERY_NAMESPACE = ["tr", "de", "sa"];

/** Texts of several words that are the same in another language: names of standards, of products, of formats. */
export const SAME_EVERYWHERE = ["Contact ID", "SIA DCS", "SIA DC-09", "DC-09", "EN 50518", "AES, CBC"];

/** What `Intl` calls a language whose code here means another one to it, as in domain/languages/languages.table.ts. */
export const TAGS = /** @type {Readonly<Record<string, string>>} */ ({
  ba: "bs",
  sa: "ar",
  zh: "zh-Hans",
  sr: "sr-Latn",
});
