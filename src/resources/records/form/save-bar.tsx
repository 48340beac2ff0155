/** The end of a form that stays in sight: what was changed, why it can't be saved now, and the two ways on. */
import { useTranslation } from "react-i18next";
import type { AppError } from "../../../../domain/errors";
import { ErrorText } from "../../../ui/error-text";
import { ariaShortcut, SAVE_KEY } from "../../../ui/key-shortcut";

export interface SaveBarProps {
  /** Names of the fields that differ, as people read them. */
  readonly changed: readonly string[];
  readonly isNew: boolean;
  readonly busy: boolean;
  /** Why it can't be saved now; "" = it can. */
  readonly why: string;
  readonly error: AppError | null;
  readonly onSave: () => void;
  readonly onUndo: () => void;
}

/** The bar. */
export function SaveBar({ changed, isNew, busy, why, error, onSave, onUndo }: SaveBarProps) {
  const { t } = useTranslation("records");
  const isClean = changed.length === 0;
  const list = new Intl.ListFormat(document.documentElement.lang || "en", { type: "unit" });
  const said = isClean
    ? t(isNew ? "form.nothing_typed" : "form.unchanged")
    : t("form.changed", { fields: list.format(changed) });
  const isOff = busy || why !== "" || (isClean && !isNew);
  return (
    <div className="save-bar">
      {error !== null && <ErrorText error={error} />}
      <span className="said" role="status">
        {why === "" ? said : why}
      </span>
      {!isClean && (
        <button type="button" disabled={busy} onClick={onUndo}>
          {t(isNew ? "form.empty_again" : "form.undo")}
        </button>
      )}
      <button
        type="button"
        className="main"
        aria-disabled={isOff}
        aria-keyshortcuts={ariaShortcut(SAVE_KEY)}
        onClick={() => !isOff && onSave()}
      >
        {t(busy ? "form.saving" : isNew ? "form.create" : "form.save")}
        <kbd aria-hidden="true">{SAVE_KEY}</kbd>
      </button>
    </div>
  );
}
