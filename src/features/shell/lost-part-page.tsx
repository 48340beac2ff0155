/** In place of a page whose part could not be fetched: no connection, or a newer version has taken its place. */
import CloudOffOutlined from "@mui/icons-material/CloudOffOutlined";
import SystemUpdateAltOutlined from "@mui/icons-material/SystemUpdateAltOutlined";
import Button from "@mui/material/Button";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { losesNothing, mayReload, type LosingWindow } from "../../lib/lost-part";
import { serverAnswers } from "../../lib/server-answers";
import { EmptyState } from "../../ui/empty-state";
import { LoaderPage } from "../../ui/loader-page";
import { usePageTitle } from "../../ui/use-page-title";

/** This window; older browsers do not tell whether it was touched. */
const hereNow = (): LosingWindow => ({
  ageMs: performance.now(),
  touched: (navigator as { readonly userActivation?: UserActivation }).userActivation?.hasBeenActive,
  search: location.search,
});

/** Asks once whether the server is there; a window that has nothing to lose reloads itself once where it is. */
function useWhy(): "offline" | "gone" | undefined {
  const [why, setWhy] = useState<"offline" | "gone">();
  useEffect(() => {
    let left = false;
    void serverAnswers().then((answers) => {
      if (left) return;
      if (answers && losesNothing(hereNow()) && mayReload(sessionStorage, Date.now())) return location.reload();
      setWhy(answers ? "gone" : "offline");
    });
    return () => void (left = true);
  }, []);
  return why;
}

/** The page. */
export function LostPartPage() {
  const { t } = useTranslation("common");
  const router = useRouter();
  const why = useWhy();
  usePageTitle(t("lostPart.title"));
  if (why === undefined) return <LoaderPage />;
  const again = (
    <Button variant="outlined" onClick={() => void router.invalidate()}>
      {t("broken.again")}
    </Button>
  );
  const reload = (
    <Button variant="contained" onClick={() => location.reload()}>
      {t("broken.reload")}
    </Button>
  );
  return (
    <EmptyState
      icon={why === "gone" ? <SystemUpdateAltOutlined aria-hidden /> : <CloudOffOutlined aria-hidden />}
      title={t("lostPart.title")}
      detail={t(`lostPart.${why}`)}
      action={why === "gone" ? reload : again}
    />
  );
}
