/** Shows a page to those who may see it, under its title; the store decides again in any case. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Section } from "../../../domain/access/authorities";
import { pagesOf } from "../../resources/landing";
import { useSession } from "../../resources/use-session";
import { usePageTitle } from "../../ui/use-page-title";
import { NoRightPage } from "./message-pages";

/** `id` is the page's entry in the menu. */
export function PageGate({ section, id, children }: { section: Section; id: string; children: ReactNode }) {
  const { user } = useSession();
  const pages = pagesOf({ authorities: user?.authorities ?? {} }, section);
  return pages.some((entry) => entry.id === id) ? <Titled id={id}>{children}</Titled> : <NoRightPage />;
}

function Titled({ id, children }: { id: string; children: ReactNode }) {
  const { t } = useTranslation("app");
  usePageTitle(t(`menu.${id}`));
  return children;
}
