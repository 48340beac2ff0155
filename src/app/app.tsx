/** What is around every page: looks, toasts, the router, and the notices that belong to no page. */
import { RouterProvider } from "@tanstack/react-router";
import { I18nextProvider } from "react-i18next";
import { i18nOfComponents } from "../lib/i18n";
import { ThemeRoot } from "../ui/theme/theme-root";
import { ToastRoot } from "../ui/toasts";
import { SignInAgain } from "../features/session/sign-in-again";
import { SessionWatch } from "./session-watch";
import type { AppRouter } from "./router";
import { UpdateNotice } from "./update-notice";

/** The app. */
export function App({ router, direction }: { router: AppRouter; direction: "ltr" | "rtl" }) {
  return (
    <I18nextProvider i18n={i18nOfComponents}>
      <ThemeRoot direction={direction}>
        <RouterProvider router={router} />
        <SessionWatch router={router} />
        <SignInAgain />
        <UpdateNotice router={router} />
        <ToastRoot />
      </ThemeRoot>
    </I18nextProvider>
  );
}
