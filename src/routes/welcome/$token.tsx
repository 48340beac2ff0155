/** `/welcome/{token}`: the invitation. */
import { createFileRoute, useRouter } from "@tanstack/react-router";
import { WelcomePage } from "../../features/session/welcome-page";
import { forGuests } from "../-public";

export const Route = createFileRoute("/welcome/$token")({ beforeLoad: forGuests, component: Page });

function Page() {
  const { token } = Route.useParams();
  const router = useRouter();
  // A token of another invitation is another page.
  return <WelcomePage key={token} token={token} onDone={() => void router.navigate({ to: "/", replace: true })} />;
}
