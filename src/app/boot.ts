/** What the app leaves for its own next start, and what must not be passed over at this one (public/boot.js). */
import i18next from "i18next";
import { forbidReload, isLostPart } from "../lib/lost-part";

/** Read by boot.js, which runs before any text is there. */
const WORDS_KEY = "bootWords";

/** Keeps the words of a start that fails, in the language of this workstation. */
export function keepBootWords(): void {
  if (!i18next.hasResourceBundle(i18next.language, "common")) return;
  const t = i18next.getFixedT(null, "common");
  const words = { slow: t("boot.slow"), failed: t("boot.failed"), reload: t("broken.reload") };
  try {
    localStorage.setItem(WORDS_KEY, JSON.stringify(words));
  } catch {
    // English then.
  }
}

/** Passes over what a start can do without; not over a part of the app that is not there. */
export function unlessLost(error: unknown): void {
  if (isLostPart(error)) throw error;
}

/** What is lost is told by the page that needs it: a reload without a word could take what is typed elsewhere. */
export function watchLostParts(): void {
  window.addEventListener("vite:preloadError", ({ payload }) => forbidReload(sessionStorage, payload));
}
