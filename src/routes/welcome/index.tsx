/** `/welcome` without a token: the link was cut off on its way. */
import { createFileRoute } from "@tanstack/react-router";
import { WelcomePage } from "../../features/session/welcome-page";
import { forGuests } from "../-public";

export const Route = createFileRoute("/welcome/")({
  beforeLoad: forGuests,
  component: () => <WelcomePage token="" onDone={() => undefined} />,
});
