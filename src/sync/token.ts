/** Life of an access token, read from its own claim. */

/** When the token ends, epoch ms by the server's clock; 0 when it can't be read. */
export function tokenEndsAt(token: string): number {
  const claims = token.split(".")[1];
  if (claims === undefined) return 0;
  try {
    const { exp } = JSON.parse(atob(claims.replace(/-/g, "+").replace(/_/g, "/"))) as { exp?: unknown };
    return typeof exp === "number" ? exp * 1000 : 0;
  } catch {
    return 0;
  }
}

/** Life of the store's tokens in seconds (domain/collections/users.ts): half of it is when they are renewed. */
export const TOKEN_LIFE_MS = 180_000;
/** With less than this left a request renews first, so that it does not arrive with a dead token. */
export const TOKEN_SPARE_MS = 20_000;
