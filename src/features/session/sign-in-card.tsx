/** The card a sign-in stands on. */
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LanguagePicker } from "../../resources/language/language-picker";

/** Logo, name, and what is to be done. */
export function SignInCard({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const { t } = useTranslation("common");
  return (
    <Box
      component="main"
      sx={{ minHeight: "100%", display: "grid", placeItems: "center", padding: 2, backgroundColor: "var(--wd-ground)" }}
    >
      <Box
        sx={{
          width: "100%",
          maxWidth: 400,
          padding: { xs: 3, sm: 4 },
          borderRadius: 1,
          border: "1px solid var(--wd-line)",
          backgroundColor: "var(--wd-surface)",
        }}
      >
        <Box sx={{ display: "flex", alignItems: "center", gap: 1.5, marginBlockEnd: 3 }}>
          <img src="/icons/logo.svg" alt="" width={36} height={36} />
          <Typography component="span" sx={{ fontSize: 20, fontWeight: 600, color: "text.primary" }}>
            {t("product")}
          </Typography>
          <Box sx={{ marginInlineStart: "auto" }}>
            <LanguagePicker thereOnly />
          </Box>
        </Box>
        <Typography variant="h1" sx={{ marginBlockEnd: text === undefined ? 2 : 0.5 }}>
          {title}
        </Typography>
        {text !== undefined && <Typography sx={{ color: "text.secondary", marginBlockEnd: 2 }}>{text}</Typography>}
        {children}
      </Box>
    </Box>
  );
}
