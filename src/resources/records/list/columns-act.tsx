/** The button that lays out the columns of a list, and its dialog. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ColumnsDialog, type ColumnsDialogProps } from "./columns-dialog";

/** The button. */
export function ColumnsAct(props: Omit<ColumnsDialogProps, "onClose">) {
  const { t } = useTranslation("records");
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
        {t("list.columns")}
      </button>
      {choosing && <ColumnsDialog {...props} onClose={() => setChoosing(false)} />}
    </>
  );
}
