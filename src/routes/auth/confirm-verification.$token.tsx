/** `/auth/confirm-verification/{token}`: also for whoever is signed in, since he is who asks for it. */
import { createFileRoute } from "@tanstack/react-router";
import { ConfirmAddressPage } from "../../features/session/confirm-address-page";

export const Route = createFileRoute("/auth/confirm-verification/$token")({ component: Page });

function Page() {
  const { token } = Route.useParams();
  return <ConfirmAddressPage key={token} token={token} />;
}
