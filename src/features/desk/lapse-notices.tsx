/** Tells of claims that have lapsed, on whatever page one is. */
import CloseOutlined from "@mui/icons-material/CloseOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { useTranslation } from "react-i18next";
import { forgetLapses, useUntoldLapses } from "./lapses";

export interface LapseNoticesProps {
  /** The desk is on the screen: it says itself what has lapsed. */
  readonly onDesk: boolean;
  readonly onOpen: (id: string) => void;
}

/** A notice for each, off the desk. */
export function LapseNotices({ onDesk, onOpen }: LapseNoticesProps) {
  const { t } = useTranslation("alarms");
  const lapsed = useUntoldLapses();
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
      {[...lapsed].map((id) => (
        <Box
          key={id}
          sx={{
            display: "flex",
            alignItems: "center",
            gap: 1,
            marginBlockStart: 1,
            padding: "6px 6px 6px 12px",
            borderRadius: 1,
            border: "2px solid var(--wd-p1-outline)",
            backgroundColor: "var(--wd-raised)",
            color: "text.primary",
          }}
        >
          <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
            {t("notice.lapsed")}
          </Box>
          <Button onClick={() => onOpen(id)}>{t("notice.show")}</Button>
          <IconButton aria-label={t("notice.dismiss")} onClick={() => forgetLapses([id])}>
            <CloseOutlined fontSize="small" />
          </IconButton>
        </Box>
      ))}
    </Box>
  );
}
