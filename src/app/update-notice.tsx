/** Tells that a newer version waits; it is taken when the person says so, never by itself. */
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSnapshot } from "valtio";
import { updateState } from "./service-worker";

/** A small card in the lower corner. */
export function UpdateNotice() {
  const { t } = useTranslation("app");
  const { reload } = useSnapshot(updateState);
  const [later, setLater] = useState(false);
  if (reload === null || later) return null;
  return (
    <Box
      role="status"
      sx={{
        position: "fixed",
        insetBlockEnd: 16,
        insetInlineStart: 16,
        zIndex: "snackbar",
        display: "flex",
        gap: 1,
        alignItems: "center",
        padding: "8px 8px 8px 16px",
        borderRadius: 1,
        border: "1px solid var(--wd-line)",
        backgroundColor: "var(--wd-raised)",
        color: "text.primary",
      }}
    >
      {t("update.ready")}
      <Button onClick={() => setLater(true)}>{t("update.later")}</Button>
      <Button variant="contained" onClick={() => updateState.reload?.()}>
        {t("update.reload")}
      </Button>
    </Box>
  );
}
