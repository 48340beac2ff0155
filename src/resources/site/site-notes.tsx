/** What must be read of a site before acting, and how one gets in. */
import { useTranslation } from "react-i18next";
import type { SiteRow } from "../../sync/rows";
import { OwnWay } from "../../ui/alarm/isolated";

/** Both texts, as far as there are any. */
export function SiteNotes({ site }: { readonly site: SiteRow }) {
  const { t } = useTranslation("alarms");
  return (
    <>
      {site.mustReadNotes !== "" && (
        <p className="must-read">
          <b>{t("must_read")}</b> <OwnWay>{site.mustReadNotes}</OwnWay>
        </p>
      )}
      {site.accessInstructions !== "" && (
        <p className="access">
          <b>{t("access")}</b> <OwnWay>{site.accessInstructions}</OwnWay>
        </p>
      )}
    </>
  );
}
