/** Which answers are files of ours: a page that somebody else answers with, before one is let into the network, is none. */

const ANY_SCRIPT = /\bjavascript\b/;
const TYPES: Readonly<Record<string, RegExp>> = {
  js: ANY_SCRIPT,
  mjs: ANY_SCRIPT,
  css: /^text\/css\b/,
  html: /^text\/html\b/,
  json: /\bjson\b/,
  webmanifest: /\bjson\b/,
  svg: /^image\/svg\b/,
  png: /^image\/png\b/,
  ico: /^image\//,
  webp: /^image\/webp\b/,
  // Servers that don't know the type say what they know.
  woff2: /^(?:font\/|application\/(?:font|x-font|octet-stream)\b)/,
};

type Answer = Pick<Response, "status" | "headers" | "redirected" | "url">;

const typeOf = ({ headers }: Answer): string => (headers.get("content-type") ?? "").trim().toLowerCase();

/** Is this what was asked for at an address of ours? One whose ending is not known may be anything but a page. */
export function isExpected(address: string, answer: Answer): boolean {
  const asked = new URL(address);
  if (answer.status !== 200) return false;
  // Led elsewhere it is another's; a front of ours may lead from one of our addresses to another.
  if (answer.redirected && new URL(answer.url).origin !== asked.origin) return false;
  const wanted = TYPES[/\.([a-z0-9]+)$/i.exec(asked.pathname)?.[1]?.toLowerCase() ?? ""];
  const type = typeOf(answer);
  return wanted === undefined ? !type.startsWith("text/html") : wanted.test(type);
}

/** Lets nothing else into a cache. */
export const onlyExpected = {
  cacheWillUpdate: async ({ request, response }: { readonly request: Request; readonly response: Response }) =>
    isExpected(request.url, response) ? response : null,
};

/** The same where an answer that was led on is no file either: what is fetched when it is first needed. */
export const onlyDirect = {
  cacheWillUpdate: async ({ request, response }: { readonly request: Request; readonly response: Response }) =>
    !response.redirected && isExpected(request.url, response) ? response : null,
};
