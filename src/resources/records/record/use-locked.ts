/** Why a record can't be changed by this person. */
import { useTranslation } from "react-i18next";
import { useMay } from "../../use-can";
import type { PagedCollection } from "../record-row";

/** The sentence; "" where he may. */
export function useLocked({ page, access }: PagedCollection): string {
  const { t } = useTranslation("records");
  const may = useMay()(page, "update");
  if (access.update === null) return t("record.locked_log");
  return may ? "" : t("record.locked");
}
