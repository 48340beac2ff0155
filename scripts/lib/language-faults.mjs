/** Compares a language's texts with the English ones: what is missing, what no sentence can be made of, what is no translation. */

/** @typedef {Readonly<Record<string, string>>} Texts */
/**
 * @typedef {object} LanguageCheck
 * @property {string} tag What `Intl` calls the language.
 * @property {Texts} english Flat, `namespace:path.to.key`.
 * @property {Texts} theirs
 * @property {readonly string[] | "all"} complete Namespaces in which nothing may be missing.
 * @property {readonly string[]} same Texts that may be the English ones.
 */

const PLURAL = /_(zero|one|two|few|many|other)$/;
/** What a text is filled with, and what of other texts stands in it: values, tags, names of the interface, keys, ways to a section. */
const HOLDER = /\{\{\s*-?\s*([\w.]+)[^}]*\}\}|<\/?\d+\/?>|\$t\([^()]*\)|`[^`]+`|\[#\w+\]/g;

/** @param {string} key */
const namespaceOf = (key) => key.replace(/:.*$/s, "");

/** Keys that stand for a count: i18next picks the form. @param {Texts} texts */
const groupsOf = (texts) =>
  new Set(Object.keys(texts).flatMap((key) => (key.endsWith("_other") ? [key.slice(0, -"_other".length)] : [])));

/** The group of a form; undefined for a key that is none. @param {string} key @param {ReadonlySet<string>} groups */
function groupOf(key, groups) {
  const base = key.replace(PLURAL, "");
  return base !== key && groups.has(base) ? base : undefined;
}

/**
 * One line for each fault.
 * @param {LanguageCheck} check
 * @returns {string[]}
 */
export function languageFaults(check) {
  const groups = groupsOf(check.english);
  return [
    ...missingKeys(check, groups),
    ...unknownKeys(check, groups),
    ...wrongHolders(check, groups),
    ...copies(check, groups),
  ];
}

/** @param {LanguageCheck} check @param {ReadonlySet<string>} groups */
function missingKeys({ tag, english, theirs, complete }, groups) {
  const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  /** @param {string} key */
  const mustBe = (key) => complete === "all" || complete.includes(namespaceOf(key));
  const plain = Object.keys(english).filter(
    (key) => groupOf(key, groups) === undefined && mustBe(key) && theirs[key] === undefined,
  );
  const plurals = [...groups].flatMap((group) => {
    const wanted = forms.map((form) => `${group}_${form}`);
    const isBegun = Object.keys(theirs).some((key) => groupOf(key, groups) === group);
    return mustBe(group) || isBegun ? wanted.filter((key) => theirs[key] === undefined) : [];
  });
  return [...plain, ...plurals].map((key) => `missing: ${key}`);
}

/** @param {LanguageCheck} check @param {ReadonlySet<string>} groups */
function unknownKeys({ tag, english, theirs }, groups) {
  const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  return Object.keys(theirs)
    .filter((key) => {
      const group = groupOf(key, groups);
      return group === undefined ? english[key] === undefined : !forms.some((form) => key === `${group}_${form}`);
    })
    .map((key) => `unknown: ${key}`);
}

/** @param {string | undefined} text @returns {Set<string>} */
const holdersOf = (text) => new Set([...(text ?? "").matchAll(HOLDER)].map(([whole, name]) => name ?? whole));

/** A form for one number alone may say it in words: "no alarms", "both alarms". @param {string} tag @param {string} key */
function isOfOneNumber(tag, key) {
  const form = PLURAL.exec(key)?.[1];
  const rules = new Intl.PluralRules(tag);
  return (
    Array.from({ length: 201 }, (_, number) => number).filter((number) => rules.select(number) === form).length <= 1
  );
}

/** @param {LanguageCheck} check @param {ReadonlySet<string>} groups */
function wrongHolders({ tag, english, theirs }, groups) {
  return Object.entries(theirs).flatMap(([key, text]) => {
    const group = groupOf(key, groups);
    if (group === undefined && english[key] === undefined) return [];
    const wanted = holdersOf(english[group === undefined ? key : `${group}_other`]);
    const given = holdersOf(text);
    const may = group !== undefined && isOfOneNumber(tag, key);
    const lost = [...wanted].filter((name) => !given.has(name) && !(may && name === "count"));
    const added = [...given].filter((name) => !wanted.has(name));
    return [...lost.map((name) => `lost ${name}: ${key}`), ...added.map((name) => `added ${name}: ${key}`)];
  });
}

/** @param {LanguageCheck} check @param {ReadonlySet<string>} groups */
function copies({ english, theirs, same }, groups) {
  return Object.entries(theirs)
    .filter(([key, text]) => {
      const group = groupOf(key, groups);
      const original = english[key] ?? (group === undefined ? undefined : english[`${group}_other`]);
      const words = text.replace(HOLDER, " ").match(/\p{L}{2,}/gu) ?? [];
      return text === original && words.length > 1 && !same.includes(text);
    })
    .map(([key, text]) => `not translated: ${key} "${text}"`);
}
