/** Why a record can't be changed by this person. */
import { useTranslation } from "react-i18next";
import { useMay } from "../may";
import { formFields } from "../form/form-fields";
import type { PagedCollection } from "../record-row";

/** The sentence; "" where he may, or where there is nothing that anybody changes. */
export function useLocked(collection: PagedCollection): string {
  const { t } = useTranslation("records");
  const may = useMay();
  if (collection.access.update === null) return t("record.locked_log");
  return may(collection, "update") || formFields(collection).length === 0 ? "" : t("record.locked");
}
