/** What is around every page: looks, toasts, the router, and the notices that belong to no page. */
import { RouterProvider } from "@tanstack/react-router";
import { ThemeRoot } from "../ui/theme/theme-root";
import { ToastProvider } from "../ui/toasts";
import { SignInAgain } from "../features/session/sign-in-again";
import { SessionWatch } from "./session-watch";
import type { AppRouter } from "./router";
import { UpdateNotice } from "./update-notice";

/** The app. */
export function App({ router, direction }: { router: AppRouter; direction: "ltr" | "rtl" }) {
  return (
    <ThemeRoot direction={direction}>
      <ToastProvider>
        <RouterProvider router={router} />
        <SessionWatch router={router} />
        <SignInAgain />
        <UpdateNotice router={router} />
      </ToastProvider>
    </ThemeRoot>
  );
}
