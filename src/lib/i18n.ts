/** Texts: English is in the app itself, every other language comes from the store and is kept by the service worker. */
import i18next, { type FormatterModule, type ReadCallback } from "i18next";
import HttpBackend from "i18next-http-backend";
import { initReactI18next } from "react-i18next";
import { isolate, isolateTurning } from "./isolate";
import { DEFAULT_LANGUAGE, directionOf, formatTag, intlTag } from "./languages";
import { missing, seesMissing } from "./missing-texts";
import { noLonger } from "./no-longer";

type Texts = Record<string, unknown>;

const named = <T>(files: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(files).map(([path, file]) => [path.replace(/^.*\/|\.json$/g, ""), file]));

/** What every start needs: the shell's words. */
const first = named(import.meta.glob<Texts>("../../locales/en/common.json", { eager: true, import: "default" }));
/** The words of other pages come with their page; those of letters are the store's own. */
const later = named(
  import.meta.glob<Texts>(["../../locales/en/*.json", "!**/common.json", "!**/mails.json"], { import: "default" }),
);

/** Every namespace there is: what is kept of a language that is to be read without a line. */
export const NAMESPACES: readonly string[] = [...Object.keys(first), ...Object.keys(later)];

/** Specification section 8: no answer or 5xx is asked again up to 5 times, after 350 ms doubled; 4xx is not. */
const RETRIES = 5;
const FIRST_RETRY_MS = 350;

/** For components: without fields of its own, since react-i18next copies all fields for each component that has texts. */
export const i18nOfComponents = Object.create(i18next) as typeof i18next;

/** Reads English from the app, whose files the service worker keeps, and the others over the network. */
class TextBackend extends HttpBackend {
  override read(language: string, namespace: string, answer: ReadCallback): void {
    if (language !== DEFAULT_LANGUAGE) return super.read(language, namespace, answer);
    const load = later[namespace];
    if (!load) return answer(null, first[namespace] ?? {});
    // A part that can't be had leaves the keys; nothing may fail for want of a word.
    load().then(
      (texts) => answer(null, texts),
      () => answer(null, {}),
    );
  }
}

/** Some codes of ours mean another language to `Intl`, which i18next asks for plurals and numbers. */
function speakIntl(): void {
  const { pluralResolver, formatter } = i18next.services as unknown as {
    pluralResolver: { getRule: (code: string, options?: object) => unknown };
    formatter: Pick<FormatterModule, "addCached">;
  };
  const getRule = pluralResolver.getRule.bind(pluralResolver);
  pluralResolver.getRule = (code, options) => getRule(intlTag(code), options);
  const tagOf = (code: string | undefined): string => formatTag(intlTag(code ?? DEFAULT_LANGUAGE));
  formatter.addCached("number", (code, options) => {
    const numbers = new Intl.NumberFormat(tagOf(code), options as Intl.NumberFormatOptions);
    return (value: number) => numbers.format(value);
  });
  formatter.addCached("datetime", (code, options) => {
    const times = new Intl.DateTimeFormat(tagOf(code), options as Intl.DateTimeFormatOptions);
    return (value: number) => times.format(value);
  });
  formatter.addCached("list", (code, options) => {
    const lists = new Intl.ListFormat(tagOf(code), options as Intl.ListFormatOptions);
    return (value: string[]) => lists.format(value);
  });
}

/** Ready when the texts of the language are there, or the English ones instead. */
export async function startI18n(language: string): Promise<void> {
  i18next.use(TextBackend).use(initReactI18next).use(seesMissing);
  // English misses nothing, and every text would pass through it.
  const isForeign = language !== DEFAULT_LANGUAGE;
  i18next.on("initialized", speakIntl);
  await i18next.init({
    lng: language,
    fallbackLng: DEFAULT_LANGUAGE,
    ns: Object.keys(first),
    defaultNS: "common",
    resources: { [DEFAULT_LANGUAGE]: first },
    partialBundledLanguages: true,
    load: "currentOnly",
    maxRetries: RETRIES,
    retryTimeout: FIRST_RETRY_MS,
    backend: { loadPath: "/locales/{{lng}}/{{ns}}.json" },
    // React writes text, never markup: escaping here would show up as &amp; (H-PS-05). What is escaped is the direction.
    interpolation: { escapeValue: true, escape: directionOf(language) === "rtl" ? isolate : isolateTurning },
    returnNull: false,
    postProcess: isForeign ? [seesMissing.name] : false,
    postProcessPassResolved: isForeign,
    saveMissing: isForeign,
    missingKeyHandler: (...[, namespace, key, text]) => missing.add(namespace, key, text),
    // Texts that come after the page are shown when they come.
    react: { bindI18nStore: "added" },
  });
}

/** No page waits longer for texts: it asks for them by itself. */
const RELOAD_TEXTS_MS = 3_000;

/** What the shell says of alarms on every page, and what the desk says: loaded with the first page of who is signed in. */
const DESK = ["alarms", "signals", "records"];

/** Done when the desk's texts are there; what is late comes when it comes. */
export const loadDeskTexts = (): Promise<void> =>
  noLonger(
    i18next.loadNamespaces(DESK).catch(() => undefined),
    RELOAD_TEXTS_MS,
  );

/** Specification section 9. */
const RECHECK_MS = 200;

/** Loads the texts of a language and shows them. What can't be had falls back to English: the language is in use all the same. */
export async function showTextsOf(language: string): Promise<void> {
  await noLonger(
    i18next.changeLanguage(language).catch(() => undefined),
    RELOAD_TEXTS_MS,
  );
  await new Promise((done) => setTimeout(done, RECHECK_MS));
  if (i18next.hasResourceBundle(language, "common")) return;
  await noLonger(
    i18next.reloadResources([language], ["common"]).catch(() => undefined),
    RELOAD_TEXTS_MS,
  );
}
