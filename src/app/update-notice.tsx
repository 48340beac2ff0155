/** Tells that a newer version waits, or was taken in another window; this one is reloaded when its person says so. */
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useSnapshot } from "valtio";
import type { AppRouter } from "./router";
import { takeUpdate, updatePrompt, updateView } from "./service-worker";

/** A small card in the lower corner. */
export function UpdateNotice({ router }: { readonly router: AppRouter }) {
  const { t } = useTranslation("common");
  const { kind, shown } = useSnapshot(updateView);
  useEffect(() => router.subscribe("onResolved", () => updatePrompt.navigated()), [router]);
  if (!shown || kind === "none") return null;
  return (
    <Box
      role="status"
      data-testid="update-notice"
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
      <Box sx={{ flex: "1 1 auto" }}>{t(`update.${kind}`)}</Box>
      <Box sx={{ display: "flex", gap: 1, marginInlineStart: "auto" }}>
        <Button onClick={() => updatePrompt.later()}>{t("update.later")}</Button>
        <Button variant="contained" onClick={takeUpdate}>
          {t("update.reload")}
        </Button>
      </Box>
    </Box>
  );
}
