/** Texts: English is bundled, every other language comes from the store and is kept by the service worker. */
import i18next from "i18next";
import HttpBackend from "i18next-http-backend";
import { initReactI18next } from "react-i18next";
import { isolate, isolateTurning } from "./isolate";
import { DEFAULT_LANGUAGE, directionOf } from "./languages";

const files = import.meta.glob<{ default: Record<string, unknown> }>("../../locales/en/*.json", { eager: true });
const english = Object.fromEntries(
  Object.entries(files).map(([path, file]) => [path.replace(/^.*\/|\.json$/g, ""), file.default]),
);

/** Specification section 8: no answer or 5xx is asked again up to 5 times, after 350 ms doubled; 4xx is not. */
const RETRIES = 5;
const FIRST_RETRY_MS = 350;

/** For components: without fields of its own, since react-i18next copies all fields for each component that has texts. */
export const i18nOfComponents = Object.create(i18next) as typeof i18next;

/** Ready when the texts of the language are there, or the English ones instead. */
export async function startI18n(language: string): Promise<void> {
  i18next.use(HttpBackend).use(initReactI18next);
  await i18next.init({
    lng: language,
    fallbackLng: DEFAULT_LANGUAGE,
    ns: Object.keys(english),
    defaultNS: "app",
    resources: { [DEFAULT_LANGUAGE]: english },
    partialBundledLanguages: true,
    load: "currentOnly",
    maxRetries: RETRIES,
    retryTimeout: FIRST_RETRY_MS,
    backend: { loadPath: "/locales/{{lng}}/{{ns}}.json" },
    // React writes text, never markup: escaping here would show up as &amp; (H-PS-05). What is escaped is the direction.
    interpolation: { escapeValue: true, escape: directionOf(language) === "rtl" ? isolate : isolateTurning },
    returnNull: false,
    // Texts that come after the page are shown when they come.
    react: { bindI18nStore: "added" },
  });
}
