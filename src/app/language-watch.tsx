/** The language outside of its picker: asked for by an address, changed in another window, downloaded a moment ago. */
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { languageOf, LANGUAGE_KEY, withoutLanguage } from "../lib/languages";
import { DownloadDialog } from "../resources/language/download-dialog";
import { toldBeforeReload } from "../resources/language/switch-language";
import { useChooseLanguage } from "../resources/language/use-choose-language";
import { useToast } from "../ui/use-toast";
import { NoticeCard } from "./notice-card";
import type { AppRouter } from "./router";

/** Taken from the address before the router goes on to a page whose address has it no more. */
let wanted = typeof location === "object" ? new URLSearchParams(location.search).get("lang") : null;

/** Follows the query parameter `lang` on every page (specification section 2), and takes it out of the address. */
function useAskedLanguage(router: AppRouter): void {
  const choose = useChooseLanguage();
  useEffect(() => {
    const look = (): void => {
      const asked = new URLSearchParams(location.search).get("lang");
      const code = asked ?? wanted;
      wanted = null;
      if (asked !== null) router.history.replace(withoutLanguage(location));
      if (code !== null) void choose(code);
    };
    look();
    return router.subscribe("onResolved", look);
  }, [router, choose]);
}

/** Another window has changed it: this one keeps its page, since a reload nobody asked for could take what is typed. */
function useChangedElsewhere(): readonly [shown: boolean, later: () => void] {
  const { i18n } = useTranslation();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent): void => {
      if (key === LANGUAGE_KEY)
        setShown(newValue !== null && languageOf(newValue) !== undefined && newValue !== i18n.language);
    };
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  }, [i18n]);
  return [shown, () => setShown(false)];
}

/** Says again what the reload after a download has taken away. */
function useToldBefore(): void {
  const toast = useToast();
  useEffect(() => {
    const text = toldBeforeReload();
    if (text !== null) toast("success", text);
    // Once a page load.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}

/** The question of a download, and the notice. */
export function LanguageWatch({ router }: { readonly router: AppRouter }) {
  const { t } = useTranslation("common");
  const [shown, later] = useChangedElsewhere();
  useAskedLanguage(router);
  useToldBefore();
  return (
    <>
      <DownloadDialog />
      {shown && (
        <NoticeCard name="language-notice" onLater={later} onReload={() => location.reload()}>
          {t("language.elsewhere")}
        </NoticeCard>
      )}
    </>
  );
}
