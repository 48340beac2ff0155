/** Long lists to choose from that the browser knows by itself: languages, countries, time zones. */
import { useMemo } from "react";
import { intlTag, LANGUAGE_CODES } from "../../../lib/languages";

/** Something to choose. */
export interface Choice {
  readonly id: string;
  readonly label: string;
}

const pageLanguage = (): string => document.documentElement.lang || "en";

function names(kind: "language" | "region", language: string): (code: string) => string | undefined {
  const known = new Intl.DisplayNames([language], { type: kind, fallback: "none" });
  return (code) => known.of(code);
}

const byLabel =
  (language: string) =>
  (one: Choice, other: Choice): number =>
    one.label.localeCompare(other.label, language);

/** The product's languages. */
export function languageChoices(language: string): readonly Choice[] {
  const nameOf = names("language", language);
  return LANGUAGE_CODES.map((code) => ({ id: code, label: nameOf(intlTag(code)) ?? code })).toSorted(byLabel(language));
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
/** Codes that name no country: unions, the world's ends, places for private use. */
const NO_COUNTRY: readonly string[] = ["EU", "EZ", "UN", "QO", "XA", "XB", "ZZ", "AN", "BU", "CS", "DD", "FX", "NT"];

/** Countries by their two letters; no browser lists them, but each knows whether two letters are one. */
export function countryChoices(language: string): readonly Choice[] {
  const nameOf = names("region", language);
  const codes = [...LETTERS].flatMap((one) => [...LETTERS].map((other) => one + other));
  const seen = new Set<string>();
  return codes
    .flatMap((id) => {
      const label = NO_COUNTRY.includes(id) ? undefined : nameOf(id);
      if (label === undefined || seen.has(label)) return [];
      seen.add(label);
      return [{ id, label }];
    })
    .toSorted(byLabel(language));
}

/** Time zones by their names; UTC is one of them in every browser. */
export const zoneChoices = (): readonly Choice[] =>
  [...new Set(["UTC", ...Intl.supportedValuesOf("timeZone")])].map((id) => ({ id, label: id.replaceAll("_", " ") }));

/** The product's languages in the reader's. */
export const useLanguageChoices = (): readonly Choice[] => useMemo(() => languageChoices(pageLanguage()), []);

/** Choices of a kind in the reader's language. */
export function useChoices(kind: "language" | "country" | "time_zone"): readonly Choice[] {
  return useMemo(() => {
    const language = pageLanguage();
    if (kind === "language") return languageChoices(language);
    return kind === "country" ? countryChoices(language) : zoneChoices();
  }, [kind]);
}
