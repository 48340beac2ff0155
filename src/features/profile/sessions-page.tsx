/** `/contact/sessions`: everybody who is signed in, for whoever may see people; who may end sessions does so here. */
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { SessionList } from "../../resources/sessions/session-list";
import { useCan } from "../../resources/use-can";

/** The page. */
export function SessionsPage() {
  const { t } = useTranslation("profile");
  const may = useCan();
  return (
    <Box sx={{ padding: { xs: 2, md: 3 }, display: "grid", gap: 2 }}>
      <div>
        <Typography variant="h1">{t("sessions.all")}</Typography>
        <Typography sx={{ color: "text.secondary" }}>{t("sessions.allOwn")}</Typography>
      </div>
      <SessionList mayEnd={may("user.users.end_session")} />
    </Box>
  );
}
