/** Starts the app: texts, the stored session, then the first page. */
// First: what follows may look into the storage as it is loaded.
import "./lib/own-storage";
import "@fontsource-variable/roboto/wght.css";
import { startTransition, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app";
import { keepBootWords, unlessLost, watchLostParts } from "./app/boot";
import { startClaims } from "./app/claims";
import { startMissingTexts } from "./app/missing-texts";
import { startPageVisits } from "./app/page-visits";
import { createAppRouter } from "./app/router";
import { registerServiceWorker } from "./app/service-worker";
import { startI18n } from "./lib/i18n";
import { directionOf, storedLanguage } from "./lib/languages";
import { muiTextsOf } from "./lib/mui-texts";
import { noLonger } from "./lib/no-longer";
import { startSync } from "./sync/runtime";

/** Texts of a language that is not kept here are asked for again and again; the page does not wait for the last time. */
const TEXTS_MS = 3_000;

/** A function, since what is awaited while a module is loaded holds up all that is loaded meanwhile and needs a part of it. */
async function start(): Promise<void> {
  const language = storedLanguage();
  let texts: object | undefined;
  // None may keep the page from showing: texts fall back to English, a session to none.
  await Promise.all([
    noLonger(
      startI18n(language).catch(() => undefined),
      TEXTS_MS,
    ),
    noLonger(
      muiTextsOf(language).then((found) => (texts = found)),
      TEXTS_MS,
    ),
    startSync().catch(unlessLost),
  ]);

  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no #root");
  const router = createAppRouter();
  startPageVisits(router);
  // In slices: a slow workstation hears a key or a press between them.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App router={router} direction={directionOf(language)} texts={texts} />
      </StrictMode>,
    ),
  );
  startClaims();
  startMissingTexts();
  keepBootWords();
  void registerServiceWorker();
}

watchLostParts();
void start();
