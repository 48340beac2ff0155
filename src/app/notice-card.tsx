/** A small card in the lower corner that offers to load the page anew, now or later. */
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

export interface NoticeCardProps {
  readonly name: string;
  readonly onLater: () => void;
  readonly onReload: () => void;
  readonly children: ReactNode;
}

/** The card. */
export function NoticeCard({ name, onLater, onReload, children }: NoticeCardProps) {
  const { t } = useTranslation("common");
  return (
    <Box
      role="status"
      data-testid={name}
      sx={{
        position: "fixed",
        // Above the bars of acts: it waits, an alarm does not.
        insetBlockEnd: 80,
        insetInlineStart: 16,
        maxWidth: "min(480px, calc(100vw - 32px))",
        zIndex: "snackbar",
        display: "flex",
        flexWrap: "wrap",
        columnGap: 1,
        alignItems: "center",
        padding: "8px 8px 8px 16px",
        borderRadius: 1,
        border: "1px solid var(--wd-line)",
        backgroundColor: "var(--wd-raised)",
        color: "text.primary",
      }}
    >
      <Box sx={{ flex: "1 1 auto" }}>{children}</Box>
      <Box sx={{ display: "flex", gap: 1, marginInlineStart: "auto" }}>
        <Button onClick={onLater}>{t("update.later")}</Button>
        <Button variant="contained" onClick={onReload}>
          {t("update.reload")}
        </Button>
      </Box>
    </Box>
  );
}
