/** Says that one's shift is over: what is held is ended, nothing new is taken, and then the store signs one out. */
import EventBusyOutlined from "@mui/icons-material/EventBusyOutlined";
import { useTranslation } from "react-i18next";
import { useSession } from "../../resources/use-session";
import { BannerLine } from "../../ui/banner-line";

/** Nothing while the shift lasts. */
export function ShiftOver() {
  const { t } = useTranslation("common");
  const { offShift } = useSession();
  if (!offShift) return null;
  return (
    <BannerLine name="shift-over" urgent icon={<EventBusyOutlined fontSize="small" aria-hidden />}>
      <strong>{t("shift.over")}</strong> {t("shift.overThen")}
    </BannerLine>
  );
}
