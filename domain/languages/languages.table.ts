/** The languages there are, in the order of the specification: what people call them, their flag, and what browsers call them. */

/** A language. */
export interface Language {
  /** Its code in this product: 'ba' is Bosnian and 'sa' Arabic here. */
  readonly code: string;
  /** In English. */
  readonly name: string;
  /** As its own speakers call it. */
  readonly native: string;
  /** What `Intl` and `lang` call it. */
  readonly tag: string;
  readonly direction: "ltr" | "rtl";
}

const language = (code: string, name: string, native: string, tag = code): Language => ({
  code,
  name,
  native,
  tag,
  direction: ["sa", "he", "ur"].includes(code) ? "rtl" : "ltr",
});

/** Specification section 1: both its lists in one, in its order. */
export const LANGUAGES: readonly Language[] = [
  language("en", "English", "English"),
  language("tr", "Turkish", "Türkçe"),
  language("de", "German", "Deutsch"),
  language("zh", "Chinese", "中文", "zh-Hans"),
  language("da", "Danish", "Dansk"),
  language("fr", "French", "Français"),
  language("el", "Greek", "Ελληνικά"),
  language("hu", "Hungarian", "Magyar"),
  language("it", "Italian", "Italiano"),
  language("ja", "Japanese", "日本語"),
  language("pl", "Polish", "Polski"),
  language("pt", "Portuguese", "Português"),
  language("ru", "Russian", "Русский"),
  language("es", "Spanish", "Español"),
  language("th", "Thai", "ไทย"),
  language("ba", "Bosnian", "Bosanski", "bs"),
  language("sa", "Arabic", "العربية", "ar"),
  language("hi", "Hindi", "हिन्दी"),
  language("id", "Indonesian", "Bahasa Indonesia"),
  language("ms", "Malaysian", "Bahasa Melayu"),
  language("he", "Hebrew", "עברית"),
  language("nl", "Dutch", "Nederlands"),
  language("sr", "Serbian", "Srpski", "sr-Latn"),
  language("sk", "Slovakian", "Slovenčina"),
  language("mk", "Macedonian", "Македонски"),
  language("ur", "Urdu", "اردو"),
  language("sv", "Swedish", "Svenska"),
];
