/** Shows a page to those who may see it, under its title; the store decides again in any case. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Section } from "../../../domain/access/authorities";
import { MENUS, visibleMenu, type MenuEntry } from "../../../domain/access/menu";
import { useSession } from "../../resources/use-session";
import { usePageTitle } from "../../ui/use-page-title";
import { NoRightPage } from "./message-pages";

const pagesOf = (entries: readonly MenuEntry[]): readonly MenuEntry[] =>
  entries.flatMap((entry) => [entry, ...pagesOf(entry.children ?? [])]);

/** `id` is the page's entry in the menu. */
export function PageGate({ section, id, children }: { section: Section; id: string; children: ReactNode }) {
  const { user } = useSession();
  const menu = visibleMenu(MENUS[section] ?? [], user?.authorities ?? {}, section);
  return pagesOf(menu).some((entry) => entry.id === id) ? <Titled id={id}>{children}</Titled> : <NoRightPage />;
}

function Titled({ id, children }: { id: string; children: ReactNode }) {
  const { t } = useTranslation("app");
  usePageTitle(t(`menu.${id}`));
  return children;
}
