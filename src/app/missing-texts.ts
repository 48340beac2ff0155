/** Tells the store which texts pages have missed, some seconds later and all at once; whatever comes of it, nobody waits. */
import i18next from "i18next";
import { missing } from "../lib/missing-texts";
import { api } from "../sync/api";
import { sessionState } from "../sync/session-state";

/** A page asks for all its texts within moments. */
const GATHER_MS = 10_000;

/** Follows this window; in English nothing is ever missed. */
export function startMissingTexts(): void {
  missing.follow(() => setTimeout(() => void tell(), GATHER_MS));
}

async function tell(): Promise<void> {
  const taken = missing.take();
  const { language } = i18next;
  // A language that could not be loaded as a whole misses nothing of its own.
  if (sessionState.status !== "signed_in" || !i18next.hasResourceBundle(language, "common")) return;
  for (const [namespace, texts] of Object.entries(taken)) {
    // Some came after the page had asked.
    const still = Object.entries(texts).filter(([key]) => i18next.getResource(language, namespace, key) === undefined);
    if (still.length === 0) continue;
    const body = Object.fromEntries(still);
    await api(`/locales/add/${language}/${namespace}`, { method: "POST", body }).catch(() => undefined);
  }
}
