/** `/auth/confirm-password-reset/{token}`. */
import { createFileRoute } from "@tanstack/react-router";
import { ResetPasswordPage } from "../../features/session/reset-password-page";
import { forGuests } from "../-public";

export const Route = createFileRoute("/auth/confirm-password-reset/$token")({ beforeLoad: forGuests, component: Page });

function Page() {
  const { token } = Route.useParams();
  return <ResetPasswordPage key={token} token={token} />;
}
