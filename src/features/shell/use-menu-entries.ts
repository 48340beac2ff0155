/** What stands in a person's menu of an area, narrowed by a search. */
import { sidebarOf, visibleMenu, withHelp, type Area, type MenuEntry } from "../../../domain/access/menu";
import { searchMenu } from "../../../domain/access/menu-search";
import { useProgramSettings } from "../../resources/use-catalogue";
import { useSession } from "../../resources/use-session";
import { useMenuName } from "./menu-name";

/** "" finds all. */
export function useMenuEntries(area: Area, text: string): readonly MenuEntry[] {
  const { user } = useSession();
  const nameOf = useMenuName();
  const helpUrl = useProgramSettings()?.helpUrl ?? "";
  const map = user?.authorities ?? {};
  return searchMenu(withHelp(visibleMenu(sidebarOf(area), map, area), map, helpUrl), text, nameOf);
}
