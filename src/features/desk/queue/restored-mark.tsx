/** All that raised the alarm has been restored: a hollow tick, and when. */
import DoneOutlineOutlined from "@mui/icons-material/DoneOutlineOutlined";
import { useTranslation } from "react-i18next";
import { Ltr } from "../../../ui/alarm/isolated";

/** The mark; `time` as it is written on the screen. */
export function RestoredMark({ time }: { readonly time: string }) {
  const { t } = useTranslation("alarms");
  const label = t("badge.restored", { time });
  return (
    <span className="restored" role="img" aria-label={label} title={label}>
      <DoneOutlineOutlined aria-hidden="true" />
      <Ltr>{time}</Ltr>
    </span>
  );
}
