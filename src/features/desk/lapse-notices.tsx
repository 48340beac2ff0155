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
  /** Leads to the alarms nobody has. */
  readonly onNew: () => void;
}

/** Off the desk: one notice of all claims that have lapsed, and one for each hold that has ended. */
export function LapseNotices({ onDesk, onOpen, onNew }: LapseNoticesProps) {
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
      {lapsed.size > 0 && (
        <Line
          urgent
          text={t("notice.lapsed_count", { count: lapsed.size })}
          show={t("notice.show_new")}
          onShow={onNew}
          onDismiss={() => forgetLapses(lapsed)}
        />
      )}
    </Box>
  );
}

interface LineProps {
  readonly text: string;
  readonly urgent?: boolean;
  /** What the button says; that it shows the alarm unless told. */
  readonly show?: string;
  readonly onShow: () => void;
  /** Left out where it stays until the alarm is shown. */
  readonly onDismiss?: () => void;
}

function Line({ text, urgent = false, show, onShow, onDismiss }: LineProps) {
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
      <Button onClick={onShow}>{show ?? t("notice.show")}</Button>
      {onDismiss && (
        <IconButton aria-label={t("notice.dismiss")} onClick={onDismiss}>
          <CloseOutlined fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}
