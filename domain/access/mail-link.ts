/** The token at the end of a link in a mail: what can be said of it before, or after, the store has looked at it. */

/** Why a link does nothing: too old, broken on its way, or used (or something of the account has changed since). */
export type LinkFault = "old" | "wrong" | "used";

interface Claims {
  readonly id?: string;
  readonly email?: string;
  readonly newEmail?: string;
  readonly exp?: number;
}

const PARTS = 3;

/** What stands in it; undefined where it is none. Nothing in it is proved. */
export function claimsOfLink(token: string): Claims | undefined {
  const parts = token.split(".");
  if (parts.length !== PARTS) return undefined;
  try {
    const text = atob((parts[1] ?? "").replaceAll("-", "+").replaceAll("_", "/"));
    const claims: unknown = JSON.parse(text);
    return typeof claims === "object" && claims !== null ? (claims as Claims) : undefined;
  } catch {
    return undefined;
  }
}

/** What is wrong with a link that can't be taken any more; null = the store has to say. */
export function linkFault(token: string, nowMs: number): Exclude<LinkFault, "used"> | null {
  const claims = claimsOfLink(token);
  if (claims === undefined || typeof claims.exp !== "number") return "wrong";
  return claims.exp * 1000 <= nowMs ? "old" : null;
}
