/** What windows and the service worker say to one another. */

/** Asked of a window; its answer on the port is the address of its first script. */
export const asksWhichBuild = { type: "WHICH_BUILD" } as const;

/** Sent to a worker: take over now; a window of this build has started; fetch the page anew; keep a language whole. */
export type ToWorker =
  | { readonly type: "SKIP_WAITING" | "STARTED" | "RENEW_PAGE" }
  | { readonly type: "CACHE_LANG"; readonly language: string; readonly namespaces: readonly string[] };

/** The worker's answer to CACHE_LANG: whole, or nothing of it and why not. */
export type LanguageKept =
  | { readonly ok: true; readonly files: number }
  | { readonly ok: false; readonly code: "bad_request" | "language_missing" | "network" | "storage_full" };

const NAME = /^[A-Za-z][\w-]{0,39}$/;

/** A message that means something to the worker; anything else is undefined. */
export function readMessage(data: unknown): ToWorker | undefined {
  if (typeof data !== "object" || data === null || !("type" in data)) return undefined;
  const plain = (["SKIP_WAITING", "STARTED", "RENEW_PAGE"] as const).find((type) => type === data.type);
  if (plain !== undefined) return { type: plain };
  if (data.type !== "CACHE_LANG") return undefined;
  const { language, namespaces } = data as Record<string, unknown>;
  const named = Array.isArray(namespaces) && namespaces.every((name) => typeof name === "string");
  return {
    type: "CACHE_LANG",
    language: typeof language === "string" ? language : "",
    namespaces: named ? namespaces : [],
  };
}

/** The addresses of a language's files; undefined where a name is none. */
export function languageFiles(language: string, namespaces: readonly string[]): readonly string[] | undefined {
  if (namespaces.length === 0 || ![language, ...namespaces].every((name) => NAME.test(name))) return undefined;
  return namespaces.map((namespace) => `/locales/${language}/${namespace}.json`);
}
