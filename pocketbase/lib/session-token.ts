/** Access tokens that name their session, so that each request says which of a person's sessions it belongs to. */
import type { PbRecord, PbRequestEvent } from "./pb";

/** The claim beside the store's own. */
const CLAIM = "session";

/**
 * A token as the store itself signs it, with the session added. Not refreshable: only the session's secret renews it.
 * @see docs/decisions/0003-sessions-on-stateless-tokens.md
 */
export function mintToken(user: PbRecord, sessionId: string): string {
  const collection = user.collection();
  const claims = { id: user.id, type: "auth", collectionId: collection.id, refreshable: false, [CLAIM]: sessionId };
  return $security.createJWT(claims, user.tokenKey() + collection.authToken.secret, collection.authToken.duration);
}

/** The session a token names, "" for none. Ask only for tokens that the store has accepted. */
export function sessionOfToken(authorization: string): string {
  if (authorization === "") return "";
  try {
    const claim = $security.parseUnverifiedJWT(authorization.replace(/^Bearer /i, ""))[CLAIM];
    return typeof claim === "string" ? claim : "";
  } catch {
    return "";
  }
}

/** What a request sent to say who it is. In the store's own hooks `e.request` is undefined, so the headers are asked. */
export const authorizationOf = (e: Pick<PbRequestEvent, "requestInfo">): string =>
  e.requestInfo().headers["authorization"] ?? "";
