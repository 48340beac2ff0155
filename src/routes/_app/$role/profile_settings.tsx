/** `/contact/profile_settings`: one's own page. */
import Button from "@mui/material/Button";
import { createFileRoute, Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { ProfilePage } from "../../../features/profile/profile-page";
import { PageGate } from "../../../features/shell/page-gate";
import { useCan } from "../../../resources/use-can";

export const Route = createFileRoute("/_app/$role/profile_settings")({ component: Page });

function Page() {
  const { role } = Route.useParams();
  const { t } = useTranslation("profile");
  const mayAll = useCan()("user.users.read");
  const all = (
    <Button component={Link} to="/contact/sessions" sx={{ justifySelf: "start" }}>
      {t("sessions.all")}
    </Button>
  );
  return (
    <PageGate area={role} id="profile_settings">
      <ProfilePage sessionsLink={mayAll && all} />
    </PageGate>
  );
}
