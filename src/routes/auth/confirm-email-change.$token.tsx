/** `/auth/confirm-email-change/{token}`: also for whoever is signed in, since he is who asks for it. */
import { createFileRoute } from "@tanstack/react-router";
import { ConfirmNewAddressPage } from "../../features/session/confirm-new-address-page";

export const Route = createFileRoute("/auth/confirm-email-change/$token")({ component: Page });

function Page() {
  const { token } = Route.useParams();
  return <ConfirmNewAddressPage key={token} token={token} />;
}
