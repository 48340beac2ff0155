/** Tells the store which texts pages have missed, some seconds later and all at once; whatever comes of it, nobody waits. */
import i18next from "i18next";
import { missing } from "../lib/missing-texts";
import { api } from "../sync/api";
import { sessionState } from "../sync/session-state";

/** A page asks for all its texts within moments. */
const GATHER_MS = 10_000;

/** Follows this window; in English nothing is ever missed. */
export function startMissingTexts(): void {
  missing.follow(later);
}

const later = (): unknown => setTimeout(() => void tell(), GATHER_MS);

async function tell(): Promise<void> {
  // What the sign-in has missed waits for somebody who may tell it: taken now, it would never be told by this window.
  if (sessionState.status !== "signed_in") return void later();
  const taken = missing.take();
  const { language } = i18next;
  // A language that could not be loaded as a whole misses nothing of its own.
  const isThere = i18next.hasResourceBundle(language, "common");
  for (const [namespace, texts] of Object.entries(taken)) {
    // Some came after the page had asked.
    const still = Object.entries(texts).filter(([key]) => i18next.getResource(language, namespace, key) === undefined);
    if (still.length === 0) continue;
    const body = Object.fromEntries(still);
    const told = isThere
      ? api(`/locales/add/${language}/${namespace}`, { method: "POST", body })
      : Promise.reject(new Error("not loaded"));
    await told.catch(() => missing.forget(namespace, Object.keys(body)));
  }
}
