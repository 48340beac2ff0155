/** The texts of a language as the store keeps them: one flat object, `namespace:path.to.key` -> text. */
import { isObject } from "../plain-object";

/** Texts by key. */
export type Template = Readonly<Record<string, string>>;

/** Bytes of a template as JSON: ten thousand texts of a hundred characters in a script of three bytes each. */
export const TEMPLATE_MOST_BYTES = 4_000_000;
const MOST_TEXTS = 20_000;
const TEXT_MAX = 5_000;
const KEY_MAX = 200;

const KEY = /^[a-z][\w-]{0,39}:[A-Za-z0-9][\w-]*(?:\.[A-Za-z0-9][\w-]*)*$/;

/** Has it the form of a key? */
export const isTextKey = (key: string): boolean => key.length <= KEY_MAX && KEY.test(key);

/** Is it an object of texts, of a size that a package may have? */
export function isTemplate(value: unknown): value is Template {
  if (!isObject(value)) return false;
  const texts = Object.entries(value);
  return (
    texts.length <= MOST_TEXTS &&
    texts.every(
      ([key, text]) => key !== "" && key.length <= KEY_MAX && typeof text === "string" && text.length <= TEXT_MAX,
    )
  );
}

/** Has it no text at all? */
export const isEmptyTemplate = (value: unknown): boolean => !isObject(value) || Object.keys(value).length === 0;

/** The texts of one namespace's file, flat. */
export function flatTexts(namespace: string, tree: object): Template {
  const flat: Record<string, string> = {};
  const walk = (below: object, path: string): void => {
    for (const [name, value] of Object.entries(below)) {
      const key = path === "" ? name : `${path}.${name}`;
      if (typeof value === "string") flat[`${namespace}:${key}`] = value;
      else if (isObject(value)) walk(value, key);
    }
  };
  walk(tree, "");
  return flat;
}

interface Tree {
  [name: string]: string | Tree;
}

/** The same nested again, as browsers read it; null where the namespace has no text. */
export function nestedTexts(template: Template, namespace: string): object | null {
  // Without a prototype: a key may be called as anything.
  const root = Object.create(null) as Tree;
  for (const [key, text] of Object.entries(template)) {
    if (key.startsWith(`${namespace}:`)) put(root, key.slice(namespace.length + 1).split("."), text);
  }
  return Object.keys(root).length > 0 ? root : null;
}

/** Where one key is the beginning of another one, the first that came stays. */
function put(root: Tree, names: readonly string[], text: string): void {
  let branch = root;
  for (const name of names.slice(0, -1)) {
    const below = (branch[name] ??= Object.create(null) as Tree);
    if (typeof below === "string") return;
    branch = below;
  }
  const last = names.at(-1) ?? "";
  branch[last] ??= text;
}

/** What meets when a package is exchanged. */
export interface Exchange {
  /** The language as it is in use here. */
  readonly mine: Template;
  readonly before: Template;
  readonly after: Template;
  /** The English package before: a key that was reported as missing has its text. */
  readonly english: Template;
}

/**
 * The language with what is new in its package. A text that is still the old package's becomes the new one's, what the
 * centre has changed stays, and what the package no longer has goes with it.
 */
export function exchangePackage({ mine, before, after, english }: Exchange): Template {
  const isOwn = (key: string): boolean => {
    if (before[key] !== undefined) return mine[key] !== before[key];
    // The package had none: a translation is one of a text that English had, in other words than the English ones.
    return english[key] !== undefined && mine[key] !== english[key];
  };
  const kept = Object.entries(mine).filter(([key]) => after[key] !== undefined || isOwn(key));
  const merged = Object.fromEntries(kept);
  for (const [key, text] of Object.entries(after)) if (mine[key] === undefined || !isOwn(key)) merged[key] = text;
  return merged;
}

/** Keys that no package has are few: whoever makes them up fills no disk. */
const MOST_UNKNOWN = 200;
const MISSING_TEXT_MAX = 500;

/** Who reports missing texts of which language. */
export interface Report {
  readonly mine: Template;
  readonly english: Template;
  readonly namespace: string;
  /** Texts by key, below the namespace. */
  readonly sent: Readonly<Record<string, unknown>>;
  /** Of the staff: only they may name a key that English has not. */
  readonly staff: boolean;
}

/** What is to be added: English texts by English's own words, whoever sends others; nothing that is there is touched. */
export function missingTexts({ mine, english, namespace, sent, staff }: Report): Template {
  let room = MOST_UNKNOWN - Object.keys(mine).filter((key) => english[key] === undefined).length;
  const added: Record<string, string> = {};
  for (const [name, text] of Object.entries(sent)) {
    const key = `${namespace}:${name}`;
    if (!isTextKey(key) || Object.hasOwn(mine, key)) continue;
    const known = english[key];
    if (known !== undefined) added[key] = known;
    else if (staff && room > 0 && typeof text === "string" && text.length <= MISSING_TEXT_MAX) {
      room -= 1;
      added[key] = text;
    }
  }
  return added;
}
