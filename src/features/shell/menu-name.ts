/** What an entry of the menu is called. */
import { useTranslation } from "react-i18next";
import type { MenuEntry } from "../../../domain/access/menu";

/** By its id. */
export function useMenuName(): (entry: Pick<MenuEntry, "id">) => string {
  const { t } = useTranslation("common");
  return ({ id }) => t(`menu.${id}`);
}
