/** What an entry of the menu is called. */
import { useTranslation } from "react-i18next";
import type { MenuEntry } from "../../../domain/access/menu";

/** Pages of records are called as their records are, the others by the menu's own words. */
export function useMenuName(): (entry: Pick<MenuEntry, "id" | "collection">) => string {
  const { t } = useTranslation(["app", "records"]);
  return ({ id, collection }) =>
    collection === undefined ? t(`app:menu.${id}`) : t(`records:collections.${collection}.many`);
}
