/** Why a record can't be changed by this person. */
import { useTranslation } from "react-i18next";
import { useMay } from "../../use-can";
import type { PagedCollection } from "../record-row";

/** The sentence; "" where he may. */
export function useLocked({ page }: PagedCollection): string {
  const { t } = useTranslation("records");
  return useMay()(page, "update") ? "" : t("record.locked");
}
