/** Shows a page to those who may see it, under its title; the store decides again in any case. */
import type { ReactNode } from "react";
import type { Area, MenuEntry } from "../../../domain/access/menu";
import { pagesOf } from "../../resources/landing";
import { useSession } from "../../resources/use-session";
import { usePageTitle } from "../../ui/use-page-title";
import { useMenuName } from "./menu-name";
import { NoRightPage } from "./message-pages";

/** `id` is the page's entry in the menu. */
export function PageGate({ area, id, children }: { area: Area; id: string; children: ReactNode }) {
  const { user } = useSession();
  const page = pagesOf({ authorities: user?.authorities ?? {} }, area).find((entry) => entry.id === id);
  return page ? <Titled page={page}>{children}</Titled> : <NoRightPage />;
}

function Titled({ page, children }: { page: MenuEntry; children: ReactNode }) {
  usePageTitle(useMenuName()(page));
  return children;
}
