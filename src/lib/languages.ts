/** What differs between a language's code in this product and what browsers call it. */

/** Codes whose `Intl` tag is another one: 'ba' is Bosnian and 'sa' Arabic here. */
const INTL_TAGS: Readonly<Record<string, string>> = { ba: "bs", sa: "ar", zh: "zh-Hans", sr: "sr-Latn" };
const RIGHT_TO_LEFT: readonly string[] = ["sa", "he", "ur"];

/** Specification section 1: both its lists in one, in its order. */
export const LANGUAGE_CODES = [
  "en",
  "tr",
  "de",
  "zh",
  "da",
  "fr",
  "el",
  "hu",
  "it",
  "ja",
  "pl",
  "pt",
  "ru",
  "es",
  "th",
  "ba",
  "sa",
  "hi",
  "id",
  "ms",
  "he",
  "nl",
  "sr",
  "sk",
  "mk",
  "ur",
  "sv",
] as const;

/** Specification section 9: default and fallback. */
export const DEFAULT_LANGUAGE = "en";

/** The tag to hand to `Intl` and to `lang`. */
export const intlTag = (code: string): string => INTL_TAGS[code] ?? code;

/** Which way the page runs. */
export const directionOf = (code: string): "ltr" | "rtl" => (RIGHT_TO_LEFT.includes(code) ? "rtl" : "ltr");

const KEY = "language";

/** The language this workstation was last used in. */
export const storedLanguage = (storage: Pick<Storage, "getItem"> = localStorage): string =>
  storage.getItem(KEY) ?? DEFAULT_LANGUAGE;
