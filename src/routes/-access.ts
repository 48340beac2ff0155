/** What is done before a page behind the sign-in is shown: specification section 4, access check. */
import { loadDeskTexts } from "../lib/i18n";
import { noLonger } from "../lib/no-longer";
import { verifyAccess } from "../sync/session";
import { sessionState } from "../sync/session-state";

/** A store that does not answer keeps nobody from the last known page for longer. */
const PATIENCE_MS = 2_500;
/** And a page is shown without what lies in the copy rather than not at all. */
const COPY_MS = 500;
let checked: string | undefined;
let hasLooked = false;

/** Once a session and page load; afterwards, and where the browser knows of no network yet, the live layer checks. */
async function check(): Promise<void> {
  if (checked === sessionState.sessionId || !sessionState.unverified || !navigator.onLine) return;
  checked = sessionState.sessionId;
  await Promise.race([verifyAccess(), new Promise((done) => setTimeout(done, PATIENCE_MS))]);
}

/** Once a page load: every other page finds it read. */
async function look(): Promise<void> {
  if (hasLooked) return;
  hasLooked = true;
  const reading = import("../resources/first-look").then(({ readFirstLook }) => readFirstLook());
  await noLonger(
    reading.catch(() => undefined),
    COPY_MS,
  );
}

/** Somebody's session was ended, and he may sign in again over his page. */
export const isCovered = (): boolean =>
  sessionState.status !== "signed_in" && sessionState.ended !== null && sessionState.user !== null;

/** Checks the session where it has not been, and reads what the first page needs. */
export const prepare = (): Promise<unknown> => Promise.all([check(), look(), loadDeskTexts()]);
