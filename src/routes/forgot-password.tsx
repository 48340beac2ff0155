/** `/forgot-password`. */
import { createFileRoute } from "@tanstack/react-router";
import { ForgotPasswordPage } from "../features/session/forgot-password-page";
import { forGuests } from "./-public";

export const Route = createFileRoute("/forgot-password")({ beforeLoad: forGuests, component: ForgotPasswordPage });
