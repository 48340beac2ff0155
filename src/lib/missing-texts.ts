/** Texts that the language in use has not: gathered as pages ask for them, told once each, and never waited for. */

/** Texts by key, by namespace. */
export type MissingTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A page that shows nothing of its language has some hundreds. */
const MOST_AT_ONCE = 300;

/** What has been missed and not yet been told. */
export class Missing {
  readonly #known = new Set<string>();
  #waiting = new Map<string, Map<string, string>>();
  #count = 0;
  #onFirst: (() => void) | undefined;

  /** Calls when there is something to tell, once until it was taken. */
  follow(onFirst: () => void): void {
    this.#onFirst = onFirst;
    if (this.#count > 0) onFirst();
  }

  /** A text was asked for and not there; `text` is what is shown in its place. */
  add(namespace: string, key: string, text: string): void {
    const name = `${namespace}:${key}`;
    if (this.#known.has(name) || this.#count >= MOST_AT_ONCE) return;
    this.#known.add(name);
    const texts = this.#waiting.get(namespace) ?? new Map<string, string>();
    this.#waiting.set(namespace, texts.set(key, text));
    this.#count += 1;
    if (this.#count === 1) this.#onFirst?.();
  }

  /** They could not be told: whoever asks for one of them again reports it again. */
  forget(namespace: string, keys: readonly string[]): void {
    for (const key of keys) this.#known.delete(`${namespace}:${key}`);
  }

  /** All of it; what is told from here on is new. */
  take(): MissingTexts {
    const taken = [...this.#waiting].map(([namespace, texts]) => [namespace, Object.fromEntries(texts)] as const);
    this.#waiting = new Map();
    this.#count = 0;
    return Object.fromEntries(taken);
  }
}

/** Of this window. */
export const missing = new Missing();

interface Resolved {
  readonly usedLng?: string;
  readonly usedNS?: string;
  readonly exactUsedKey?: string;
  readonly res?: unknown;
}

/** As i18next hands it on: the text, its key, what it was asked with, and who found it. */
type Shown = readonly [value: string, key: unknown, options: { readonly i18nResolved?: Resolved }, translator: unknown];

/** Looks at each text that is shown: one that came from the fallback is missing. It changes none. */
export const seesMissing = {
  type: "postProcessor" as const,
  name: "seesMissing",
  process(...[value, , options, translator]: Shown): string {
    const { usedLng, usedNS, exactUsedKey, res } = options.i18nResolved ?? {};
    const { language } = translator as { readonly language?: string };
    if (usedLng !== undefined && usedLng !== language && usedNS && exactUsedKey && typeof res === "string")
      missing.add(usedNS, exactUsedKey, res);
    return value;
  },
};
