/** On a narrow screen an alarm lies over the queue: the way back, in the same place whether it was found or not. */
import ArrowBackOutlined from "@mui/icons-material/ArrowBackOutlined";
import { useTranslation } from "react-i18next";
import { ariaShortcut } from "../../ui/key-shortcut";
import { useDesk } from "./desk-context";
import { KEY_OF } from "./keys";

/** An arrow, or a button in words. */
export function BackToQueue({ inWords = false }: { readonly inWords?: boolean }) {
  const { t } = useTranslation("alarms");
  const { onOpen } = useDesk();
  const common = {
    type: "button",
    "aria-keyshortcuts": ariaShortcut(KEY_OF.back),
    onClick: () => onOpen(null),
  } as const;
  if (inWords) return <button {...common}>{t("back")}</button>;
  return (
    <button {...common} className="icon" aria-label={t("back")} title={`${t("back")} (${KEY_OF.back})`}>
      <ArrowBackOutlined aria-hidden className="mirrored" />
    </button>
  );
}
