/** One line of the notices below a page: what it says, a way there, and a way to put it away. */
import CloseOutlined from "@mui/icons-material/CloseOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

export interface NoticeLineProps {
  /** Before the words, such as a priority. */
  readonly mark?: ReactNode;
  readonly urgent?: boolean;
  /** What the button says. */
  readonly show: string;
  readonly onShow: () => void;
  readonly onDismiss: () => void;
  readonly children: ReactNode;
}

/** The line; the space between lines belongs to whoever stacks them. */
export function NoticeLine({ mark, urgent = false, show, onShow, onDismiss, children }: NoticeLineProps) {
  const { t } = useTranslation("alarms");
  return (
    <Box
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 1,
        padding: "6px 6px 6px 12px",
        borderRadius: 1,
        border: `2px solid var(--wd-${urgent ? "p1-outline" : "interactive"})`,
        backgroundColor: "var(--wd-raised)",
        color: "text.primary",
      }}
    >
      {mark}
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
        {children}
      </Box>
      <Button onClick={onShow}>{show}</Button>
      <IconButton aria-label={t("notice.dismiss")} onClick={onDismiss}>
        <CloseOutlined fontSize="small" />
      </IconButton>
    </Box>
  );
}
