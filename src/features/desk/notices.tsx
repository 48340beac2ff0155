/** The desk's notices, in a place of their own: they cover nothing and take no focus. */
import CloseOutlined from "@mui/icons-material/CloseOutlined";
import { useTranslation } from "react-i18next";
import { useDesk } from "./desk-context";

/** The notices; a screen reader hears them as they come. */
export function Notices() {
  const { t } = useTranslation("alarms");
  const { notices, dismiss } = useDesk();
  return (
    <div className="notices" role="log" aria-live="assertive" aria-relevant="additions">
      {notices.map((notice) => (
        <div key={notice.id} className={`notice ${notice.kind}`}>
          <span>{notice.text}</span>
          {notice.action && (
            <button type="button" className="link" onClick={notice.action.run}>
              {notice.action.label}
            </button>
          )}
          <button type="button" className="icon" aria-label={t("notice.dismiss")} onClick={() => dismiss(notice.id)}>
            <CloseOutlined fontSize="small" aria-hidden />
          </button>
        </div>
      ))}
    </div>
  );
}
