/** The language of this workstation, and what differs between a code in this product and what browsers call it. */
import { LANGUAGES, type Language } from "../../domain/languages/languages.table";

const BY_CODE: ReadonlyMap<string, Language> = new Map(LANGUAGES.map((language) => [language.code, language]));

/** Specification section 1: both its lists in one, in its order. */
export const LANGUAGE_CODES: readonly string[] = LANGUAGES.map(({ code }) => code);

/** Specification section 9: default and fallback. */
export const DEFAULT_LANGUAGE = "en";

/** The language of a code, if it is one. */
export const languageOf = (code: string): Language | undefined => BY_CODE.get(code);

/** The tag to hand to `Intl` and to `lang`. */
export const intlTag = (code: string): string => BY_CODE.get(code)?.tag ?? code;

/** For numbers and times: the calendar and the digits are the same in every language, so that all read the same clock. */
export const formatTag = (tag: string): string => (tag.includes("-u-") ? tag : `${tag}-u-ca-gregory-nu-latn`);

/** Which way the page runs. */
export const directionOf = (code: string): "ltr" | "rtl" => BY_CODE.get(code)?.direction ?? "ltr";

/** Where it is kept; other windows see it change there. */
export const LANGUAGE_KEY = "language";

/** The code that a browser's tag means: `ar-SA` is 'sa', since a page in Arabic must run right to left however it was said. */
function codeOf(said: string): string {
  if (BY_CODE.has(said)) return said;
  const [base] = said.split("-");
  return LANGUAGES.find(({ tag }) => tag === said || tag === base)?.code ?? (BY_CODE.has(base ?? "") ? base! : said);
}

/** The language this workstation was last used in. */
export const storedLanguage = (storage: Pick<Storage, "getItem"> = localStorage): string =>
  codeOf(storage.getItem(LANGUAGE_KEY) ?? DEFAULT_LANGUAGE);

/** Keeps it; a full storage is no reason to stay in another one. */
export function storeLanguage(code: string, storage: Pick<Storage, "setItem"> = localStorage): void {
  try {
    storage.setItem(LANGUAGE_KEY, code);
  } catch {
    // Until the next load, then.
  }
}

/** The address of a page without the language it asks for. */
export function withoutLanguage({ pathname, search, hash }: Pick<Location, "pathname" | "search" | "hash">): string {
  const query = new URLSearchParams(search);
  query.delete("lang");
  return `${pathname}${query.size > 0 ? `?${query}` : ""}${hash}`;
}
