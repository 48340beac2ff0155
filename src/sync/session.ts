/** Signing in and out, for pages. What is known of the session stands in `sessionState`. */
import { session } from "./runtime";

/** Signs in. Throws AppError `wrong_password`, `too_many_tries`, `account_disabled`, `network` …; what was typed is the page's to keep. */
export const signIn = (email: string, password: string): Promise<void> => session().signIn(email, password);

/** The whole sequence: unsubscribe, delete the session's record, clear storage and copy, reset. The router then goes to /. */
export const signOut = (): Promise<void> => session().signOut();

/** The same, and lets go of all that one holds, on other screens too. Throws AppError where the store has not: nothing is changed. */
export const signOutReleasing = (): Promise<void> => session().signOutReleasing();

/** The access check of a protected page load; a lost network changes nothing but `sessionState.unverified`. */
export const verifyAccess = (): Promise<void> => session().verify();
