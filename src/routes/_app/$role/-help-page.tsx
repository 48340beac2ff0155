/** `/help`: the manual, with the keys of the pages that have some. */
import { useTranslation } from "react-i18next";
import { useDeskKeys } from "../../../features/desk/desk-key-lines";
import { ManualPage, type ManualPageProps } from "../../../features/manual/manual-page";
import { useScheduleKeyLines } from "../../../features/scheduling/use-schedule-keys";
import { useGeneralLines } from "../../../features/shell/general-keys";
import { PageGate } from "../../../features/shell/page-gate";

/** The page. */
export function HelpPage(props: Omit<ManualPageProps, "keys">) {
  const { t } = useTranslation("common");
  const general = useGeneralLines();
  const keys = [{ title: t("keys.general"), lines: general }, useDeskKeys(), useScheduleKeyLines()];
  return (
    <PageGate area="help" id="help">
      <ManualPage {...props} keys={keys} />
    </PageGate>
  );
}
