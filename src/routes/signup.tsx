/** `/signup`. */
import { createFileRoute } from "@tanstack/react-router";
import { SignupPage } from "../features/session/signup-page";
import { forGuests } from "./-public";

export const Route = createFileRoute("/signup")({ beforeLoad: forGuests, component: SignupPage });
