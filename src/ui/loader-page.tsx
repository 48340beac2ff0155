/** The full-screen loader while a page or a check is on its way. */
import Box from "@mui/material/Box";
import CircularProgress from "@mui/material/CircularProgress";
import { useTranslation } from "react-i18next";

/** Fills what it stands in. */
export function LoaderPage() {
  const { t } = useTranslation("common");
  return (
    <Box
      role="status"
      aria-label={t("loading")}
      sx={{ display: "grid", placeItems: "center", minHeight: "60vh", height: "100%" }}
    >
      <CircularProgress size={32} thickness={3} aria-hidden color="secondary" />
    </Box>
  );
}
