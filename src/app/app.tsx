/** What is around every page: looks, toasts, the router, and the notices that belong to no page. */
import { RouterProvider } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { I18nextProvider } from "react-i18next";
import { i18nOfComponents } from "../lib/i18n";
import { ThemeRoot, type ThemeRootProps } from "../ui/theme/theme-root";
import { SignInAgain } from "../features/session/sign-in-again";
import { LanguageWatch } from "./language-watch";
import { InactivityWatch } from "./inactivity";
import { SessionWatch } from "./session-watch";
import type { AppRouter } from "./router";
import { UpdateNotice } from "./update-notice";

/** Loaded beside the first page, which says nothing yet. */
const ToastRoot = lazy(async () => ({ default: (await import("../ui/toasts")).ToastRoot }));

export interface AppProps extends Pick<ThemeRootProps, "direction" | "texts"> {
  readonly router: AppRouter;
}

/** The app. */
export function App({ router, direction, texts }: AppProps) {
  return (
    <I18nextProvider i18n={i18nOfComponents}>
      <ThemeRoot direction={direction} texts={texts}>
        <RouterProvider router={router} />
        <SessionWatch router={router} />
        <InactivityWatch />
        <SignInAgain />
        <UpdateNotice router={router} />
        <LanguageWatch router={router} />
        <Suspense fallback={null}>
          <ToastRoot />
        </Suspense>
      </ThemeRoot>
    </I18nextProvider>
  );
}
