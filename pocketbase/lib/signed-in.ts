/** Tells a token that is bad from one the store could not look up: only the first may end anybody's session. */
import type { PbApp, PbRecord, PbRequestEvent } from "./pb";
import { refuse } from "./refuse";
import { authorizationOf } from "./session-token";

type Asking = Pick<PbRequestEvent, "app" | "auth" | "requestInfo">;

/**
 * Who asks; refused where nobody is signed in. The store takes a token it could not look up, because its data base was
 * too busy to answer, for that of a guest: that is answered with 503, so that nobody is sent to sign in again for it.
 */
export const signedIn = (e: PbRequestEvent): PbRecord => e.auth ?? refuseToken(e.app, authorizationOfRoute(e));

/** The same in the store's own hooks. */
export const signedInThere = (e: Asking): PbRecord => e.auth ?? refuseToken(e.app, authorizationOf(e));

// Not `requestInfo()`: see `demandModestRoute`.
const authorizationOfRoute = (e: PbRequestEvent): string => e.request.header.get("Authorization");

function refuseToken(app: PbApp, sent: string): never {
  return refuse(sent !== "" && isGood(app, sent.replace(/^Bearer /i, "")) ? "store_busy" : "not_signed_in");
}

/** True also where it can't be said: a busy store is no reason to end a session. */
function isGood(app: PbApp, token: string): boolean {
  const claims = claimsOf(app, token);
  if (!claims) return false;
  // One that is not there gives an empty list; only a look-up that failed throws.
  const found = unlessBusy(() => app.findRecordsByIds(claims.collectionId, [claims.id]).length > 0);
  return found && isSigned(app, token);
}

/** The names in a token that has not run out; undefined when it is none, or of no collection. */
function claimsOf(app: PbApp, token: string): { id: string; collectionId: string } | undefined {
  try {
    const { id, collectionId } = $security.parseUnverifiedJWT(token);
    if (typeof id !== "string" || typeof collectionId !== "string") return undefined;
    return { id, collectionId: app.findCachedCollectionByNameOrId(collectionId).id };
  } catch {
    return undefined;
  }
}

function isSigned(app: PbApp, token: string): boolean {
  try {
    app.findAuthRecordByToken(token, "auth");
    return true;
  } catch {
    return false;
  }
}

/** Runs a look-up; one that fails for the data base's sake is answered with 503, a refusal of ours stays as it is. */
export function unlessBusy<T>(lookUp: () => T): T {
  try {
    return lookUp();
  } catch (error) {
    if (isRefusal(error)) throw error;
    return refuse("store_busy");
  }
}

const isRefusal = (error: unknown): boolean => {
  const { value, status } = error as { value?: { status?: number }; status?: number };
  return (value?.status ?? status ?? 0) > 0;
};
