/** What happens when somebody picks a language (specification section 4, "Language change"). */
import { useCallback, useRef } from "react";
import { useTranslation } from "react-i18next";
import { DEFAULT_LANGUAGE, languageOf, storedLanguage } from "../../lib/languages";
import { sessionState } from "../../sync/session-state";
import { useToast } from "../../ui/use-toast";
import { hasTexts, languagesThere } from "./language-rows";
import { languageState } from "./language-state";
import { mayDownload } from "./may-download";
import { switchLanguage } from "./switch-language";

/** Are its texts there? Where nobody says, it is used all the same: this browser may have it. English is in the app. */
async function isThere(code: string): Promise<boolean> {
  if (code === DEFAULT_LANGUAGE) return true;
  if (sessionState.status !== "signed_in") return (await languagesThere()).includes(code);
  return hasTexts(code).catch(() => true);
}

/** Packages are everybody's: they are the centre's own staff's to bring in. */
const mayBring = (): boolean => {
  const { status, user } = sessionState;
  return status === "signed_in" && user?.dealer === "" && mayDownload(user.authorities);
};

/** `choose(code)`; a code that is none of ours does nothing. */
export function useChooseLanguage(): (code: string) => Promise<void> {
  const { t } = useTranslation("common");
  const toast = useToast();
  // The same function in every drawing: the address is looked at once for each change of it.
  const tell = useRef({ t, toast });
  tell.current = { t, toast };
  return useCallback(async (code: string) => {
    if (languageState.busy || languageOf(code) === undefined || code === storedLanguage()) return;
    languageState.busy = true;
    try {
      if (await isThere(code)) await switchLanguage(code);
      else if (mayBring()) languageState.asked = code;
      else tell.current.toast("error", tell.current.t("language.denied"));
    } finally {
      languageState.busy = false;
    }
  }, []);
}
