/** Compares the texts that the sources ask for with the texts that the English files hold. */

/** @typedef {{ namespace: string, key: string }} LocaleKey */
/** @typedef {{ file: string, text: string }} SourceFile */
/** @typedef {{ file: string, wanted: string, pattern: RegExp, namespaces: readonly string[] | null }} Use */

/** i18next chooses among these by a count or a context, so the sources name the key without them. */
const PLURAL = /_(zero|one|two|few|many|other)$/;
const CALL = /\b(?:t|i18nKey)(?:\(\s*|=\{?\s*)(["'`])((?:\\.|(?!\1)[^\\])*)\1/g;
const LITERAL = /(["'`])((?:\\.|(?!\1)[^\\\n])*)\1/g;
const NAMED = /\$t\(([^(),]*)\)/g;
const COMMENT_LINE = /^\s*(\/\/|\/?\*).*$/gm;
const NAMESPACES = /\b(?:useTranslation|getFixedT)\(([^)]*)\)/g;

/**
 * Every leaf of a namespace's file, plural endings taken off.
 * @param {string} namespace
 * @param {unknown} tree
 * @param {string} [path]
 * @returns {LocaleKey[]}
 */
export function keysOf(namespace, tree, path = "") {
  if (tree === null || typeof tree !== "object") return [{ namespace, key: path.replace(PLURAL, "") }];
  return Object.entries(tree).flatMap(([name, below]) =>
    keysOf(namespace, below, path === "" ? name : `${path}.${name}`),
  );
}

/**
 * Every text of a namespace's file by `namespace:path.to.key`, plural endings and all.
 * @param {string} namespace
 * @param {unknown} tree
 * @param {string} [path]
 * @returns {Record<string, string>}
 */
export function flatOf(namespace, tree, path = "") {
  if (tree === null || typeof tree !== "object") return { [`${namespace}:${path}`]: String(tree) };
  const below = Object.entries(tree).map(([name, value]) =>
    flatOf(namespace, value, path === "" ? name : `${path}.${name}`),
  );
  return Object.assign({}, ...below);
}

/**
 * What is asked for but not there, and what is there but not asked for.
 * @param {readonly LocaleKey[]} keys
 * @param {readonly SourceFile[]} sources
 */
export function compareLocales(keys, sources) {
  const uses = sources.flatMap(usesOf);
  const missing = uses.filter((use) => !keys.some((key) => answers(use, key)));
  const literals = sources.flatMap(({ text }) => literalsOf(text));
  const unused = keys.filter(({ namespace, key }) => {
    if (uses.some((use) => answers(use, { namespace, key }))) return false;
    return !literals.some((literal) => literal.test(key) || literal.test(`${namespace}:${key}`));
  });
  return {
    missing: [...new Set(missing.map(({ file, wanted }) => `${file} asks for "${wanted}"`))],
    unused: [...new Set(unused.map(({ namespace, key }) => `${namespace}:${key}`))],
  };
}

/**
 * What texts take from others (`$t(alarms:act.hold)`) that is not there, or that only a count or a value makes whole.
 * @param {Readonly<Record<string, string>>} texts Flat, `namespace:path.to.key`.
 */
export function brokenNames(texts) {
  return Object.entries(texts).flatMap(([key, text]) =>
    [...text.matchAll(NAMED)].flatMap(([, named = ""]) => {
      const found = texts[named];
      if (found === undefined) return [`${key} names "${named}"`];
      return found.includes("{{") ? [`${key} names "${named}", which wants a value`] : [];
    }),
  );
}

/** A file that names no namespace is handed its `t`, which may be of any. @param {SourceFile} source @returns {Use[]} */
function usesOf({ file, text }) {
  const code = text.replace(COMMENT_LINE, "");
  const own = [...code.matchAll(NAMESPACES)].flatMap(([, list]) => (list ?? "").match(/[\w-]+(?=["'`])/g) ?? []);
  const usual = own.length > 0 ? own : null;
  return [...code.matchAll(CALL)].map(([, , wanted = ""]) => {
    const [, namespace, key] = /^([\w-]+):(.*)$/s.exec(wanted) ?? [];
    const namespaces = namespace ? [namespace] : usual;
    return { file, wanted, namespaces, pattern: patternOf(key ?? wanted) };
  });
}

/** @param {Use} use @param {LocaleKey} key */
function answers({ namespaces, pattern }, { namespace, key }) {
  return (namespaces === null || namespaces.includes(namespace)) && pattern.test(key);
}

/** Literals that may be keys, for example in tables of menu entries; texts with blanks can't be. @param {string} text */
function literalsOf(text) {
  const found = [...text.matchAll(LITERAL)].map(([, , literal = ""]) => literal);
  const possible = found.filter((literal) => /[a-z]/i.test(literal.replace(/\$\{.*?\}/g, "")) && !/\s/.test(literal));
  return [...new Set(possible)].map(patternOf);
}

/** A key with `${…}` in it stands for every key that fits. @param {string} wanted */
function patternOf(wanted) {
  const parts = wanted.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".+")}$`);
}
