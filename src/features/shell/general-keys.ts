/** The keys of every page, for the list of keys and for the manual. */
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { SAVE_KEY } from "../../ui/key-shortcut";
import type { KeyLine } from "../../ui/keys-sheet";

/** The keys, with what each does. */
export function useGeneralLines(): readonly KeyLine[] {
  const { t } = useTranslation("common");
  return useMemo(
    () => [
      { id: "palette", keys: ["Ctrl+K"], text: t("keys.palette") },
      { id: "sites", keys: ["Ctrl+Shift+S", "Alt+Shift+S"], text: t("keys.sites") },
      { id: "customers", keys: ["Ctrl+Shift+C", "Alt+Shift+C"], text: t("keys.customers") },
      { id: "save", keys: [SAVE_KEY], text: t("keys.save") },
      { id: "escape", keys: ["Esc"], text: t("keys.escape") },
      { id: "help", keys: ["?"], text: t("keys.help") },
      { id: "manual", keys: ["F1"], text: t("keys.manual") },
    ],
    [t],
  );
}
