/** Tells of claims that have lapsed and of holds that have ended, on whatever page one is. */
import CloseOutlined from "@mui/icons-material/CloseOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { useTranslation } from "react-i18next";
import { forgetLapses, useUntoldLapses } from "./lapses";
import { useReturnedAlarms, useReturnText, useReturnWatch } from "./return-lines";

export interface LapseNoticesProps {
  /** The desk is on the screen: it says itself what has lapsed. */
  readonly onDesk: boolean;
  readonly onOpen: (id: string) => void;
}

/** A notice for each, off the desk. */
export function LapseNotices({ onDesk, onOpen }: LapseNoticesProps) {
  const { t } = useTranslation("alarms");
  const lapsed = useUntoldLapses();
  const returned = useReturnedAlarms();
  const returnText = useReturnText();
  useReturnWatch();
  if (onDesk) return null;
  return (
    <Box
      role="alert"
      sx={{
        position: "fixed",
        insetBlockEnd: 16,
        insetInlineStart: "50%",
        transform: "translateX(-50%)",
        "[dir=rtl] &": { transform: "translateX(50%)" },
        zIndex: "snackbar",
        width: "min(640px, calc(100vw - 32px))",
      }}
    >
      {returned.map((alarm) => (
        <Line key={alarm.id} text={returnText(alarm)} onShow={() => onOpen(alarm.id)} />
      ))}
      {[...lapsed].map((id) => (
        <Line
          key={id}
          urgent
          text={t("notice.lapsed")}
          onShow={() => onOpen(id)}
          onDismiss={() => forgetLapses([id])}
        />
      ))}
    </Box>
  );
}

interface LineProps {
  readonly text: string;
  readonly urgent?: boolean;
  readonly onShow: () => void;
  /** Left out where it stays until the alarm is shown. */
  readonly onDismiss?: () => void;
}

function Line({ text, urgent = false, onShow, onDismiss }: LineProps) {
  const { t } = useTranslation("alarms");
  return (
    <Box
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 1,
        marginBlockStart: 1,
        padding: "6px 6px 6px 12px",
        borderRadius: 1,
        border: `2px solid var(--wd-${urgent ? "p1-outline" : "interactive"})`,
        backgroundColor: "var(--wd-raised)",
        color: "text.primary",
      }}
    >
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        {text}
      </Box>
      <Button onClick={onShow}>{t("notice.show")}</Button>
      {onDismiss && (
        <IconButton aria-label={t("notice.dismiss")} onClick={onDismiss}>
          <CloseOutlined fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}
