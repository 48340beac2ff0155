/** Switching to another language: its texts, this workstation, its person, the page. */
import { directionOf, intlTag, storeLanguage, withoutLanguage } from "../../lib/languages";
import { NAMESPACES, showTextsOf } from "../../lib/i18n";
import { keepLanguage } from "../../lib/keep-language";
import { noLonger } from "../../lib/no-longer";
import { api } from "../../sync/api";
import { sessionState } from "../../sync/session-state";

/** Longer nobody waits for what has its use later. */
const PATIENCE_MS = 3_000;
const TOLD_KEY = "watchdesk.toldAfterReload";

const atMost = (work: Promise<unknown>): Promise<void> =>
  noLonger(
    work.catch(() => undefined),
    PATIENCE_MS,
  );

/** The person has it at every workstation. */
async function tellPerson(code: string): Promise<void> {
  const { status, user } = sessionState;
  if (status !== "signed_in" || !user) return;
  await api(`/api/collections/users/records/${user.id}`, { method: "PATCH", body: { language: code } });
}

/**
 * Uses the language from now on, whatever fails on the way (specification section 8), and loads the page anew. The
 * browser asks before that where something typed would be lost; what was typed into a form or a note is there again.
 */
export async function switchLanguage(code: string): Promise<void> {
  // First: else the worker would answer with what it kept of the language before.
  await atMost(keepLanguage(code, NAMESPACES));
  await showTextsOf(code);
  storeLanguage(code);
  document.documentElement.lang = intlTag(code);
  document.documentElement.dir = directionOf(code);
  await atMost(tellPerson(code));
  history.replaceState(history.state, "", withoutLanguage(location));
  location.reload();
}

/** Says a sentence again once the page has been loaded anew, which takes its notices away. */
export function tellAfterReload(text: string): void {
  try {
    sessionStorage.setItem(TOLD_KEY, text);
  } catch {
    // It was said once.
  }
}

/** That sentence, once. */
export function toldBeforeReload(): string | null {
  const text = sessionStorage.getItem(TOLD_KEY);
  sessionStorage.removeItem(TOLD_KEY);
  return text;
}
