/** The words of MUI's own parts, of which few have any: fetched for the language in use, and not for English. */
import { DEFAULT_LANGUAGE } from "./languages";

/** Bosnian has none there: Croatian is what is nearest to it. */
const NAMES = {
  tr: "trTR",
  de: "deDE",
  zh: "zhCN",
  da: "daDK",
  fr: "frFR",
  el: "elGR",
  hu: "huHU",
  it: "itIT",
  ja: "jaJP",
  pl: "plPL",
  pt: "ptPT",
  ru: "ruRU",
  es: "esES",
  th: "thTH",
  ba: "hrHR",
  sa: "arSA",
  hi: "hiIN",
  id: "idID",
  ms: "msMS",
  he: "heIL",
  nl: "nlNL",
  sr: "srRS",
  sk: "skSK",
  mk: "mkMK",
  ur: "urPK",
  sv: "svSE",
} as const;

/** For the theme; undefined = English, also where they can't be had. */
export async function muiTextsOf(language: string): Promise<object | undefined> {
  if (language === DEFAULT_LANGUAGE || !Object.hasOwn(NAMES, language)) return undefined;
  const all = await import("@mui/material/locale").catch(() => undefined);
  return all?.[NAMES[language as keyof typeof NAMES]];
}
