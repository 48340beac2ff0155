/** The router over the files of `routes`. */
import { createRouter } from "@tanstack/react-router";
import { parseSearch, stringifySearch } from "../lib/search-text";
import { routeTree } from "../routeTree.gen";
import { LoaderPage } from "../ui/loader-page";
import { NotFoundPage } from "../features/shell/message-pages";
import { PageError } from "./page-error";

/** One router a page load. */
export function createAppRouter() {
  return createRouter({
    routeTree,
    defaultPreload: "intent",
    defaultPendingComponent: LoaderPage,
    defaultErrorComponent: PageError,
    defaultNotFoundComponent: NotFoundPage,
    defaultPendingMs: 400,
    scrollRestoration: true,
    parseSearch,
    stringifySearch,
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
}
