/** Texts of languages: kept when they are used or when a whole language is asked for, and refreshed behind the scenes. */
import { registerRoute } from "workbox-routing";
import { StaleWhileRevalidate } from "workbox-strategies";
import { languageFiles, type LanguageKept } from "./messages";

/** Of its own: a new version of the app takes no language away. */
const CACHE = "locales-v1";

/** A page that somebody else answers with, before one is let into the network, is no language. */
export const isTexts = ({ status, headers }: Pick<Response, "status" | "headers">): boolean =>
  status === 200 && (headers.get("content-type") ?? "").includes("json");

/** Not precached: the texts live in the store and must not freeze until the next build. */
export function keepLanguages(): void {
  registerRoute(
    ({ url, request, sameOrigin }) => sameOrigin && request.method === "GET" && url.pathname.startsWith("/locales/"),
    new StaleWhileRevalidate({
      cacheName: CACHE,
      // Else the browser's own cache may answer for days.
      fetchOptions: { cache: "no-cache" },
      plugins: [{ cacheWillUpdate: async ({ response }) => (isTexts(response) ? response : null) }],
    }),
  );
}

/** Fetches every file of a language, and keeps them when all that it has are there; a namespace may be without a text. */
export async function keepLanguage(language: string, namespaces: readonly string[]): Promise<LanguageKept> {
  const files = languageFiles(language, namespaces);
  if (!files) return { ok: false, code: "bad_request" };
  const answers = await Promise.all(
    files.map(async (file) => ({
      file,
      answer: await fetch(file, { cache: "no-cache" }).catch(() => undefined),
    })),
  );
  const there = answers.flatMap(({ file, answer }) => (answer && isTexts(answer) ? [{ file, answer }] : []));
  const gone = answers.filter(({ answer }) => answer?.status === 404);
  if (there.length + gone.length < files.length) return { ok: false, code: "network" };
  if (there.length === 0) return { ok: false, code: "language_missing" };
  try {
    const cache = await caches.open(CACHE);
    await Promise.all(there.map(({ file, answer }) => cache.put(file, answer)));
    await Promise.all(gone.map(({ file }) => cache.delete(file)));
    return { ok: true, files: there.length };
  } catch {
    return { ok: false, code: "storage_full" };
  }
}
