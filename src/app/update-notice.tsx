/** Tells that a newer version waits, or was taken in another window; this one is reloaded when its person says so. */
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useSnapshot } from "valtio";
import { NoticeCard } from "./notice-card";
import type { AppRouter } from "./router";
import { takeUpdate, updatePrompt, updateView } from "./service-worker";

/** A small card in the lower corner. */
export function UpdateNotice({ router }: { readonly router: AppRouter }) {
  const { t } = useTranslation("common");
  const { kind, shown } = useSnapshot(updateView);
  useEffect(() => router.subscribe("onResolved", () => updatePrompt.navigated()), [router]);
  if (!shown || kind === "none") return null;
  return (
    <NoticeCard name="update-notice" onLater={() => updatePrompt.later()} onReload={takeUpdate}>
      {t(`update.${kind}`)}
    </NoticeCard>
  );
}
