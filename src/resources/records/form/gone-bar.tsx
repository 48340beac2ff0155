/** The end of a form whose record somebody has deleted: what was typed becomes a new one, or is given up. */
import { useTranslation } from "react-i18next";
import type { AppError } from "../../../../domain/errors";
import { ErrorText } from "../../../ui/error-text";

export interface GoneBarProps {
  /** Why it can't be made anew; "" = it can. */
  readonly why: string;
  readonly busy: boolean;
  readonly error: AppError | null;
  readonly onMake: () => void;
  readonly onGiveUp: () => void;
}

/** The bar. */
export function GoneBar({ why, busy, error, onMake, onGiveUp }: GoneBarProps) {
  const { t } = useTranslation("records");
  const isOff = busy || why !== "";
  return (
    <div className="save-bar">
      {error !== null && <ErrorText error={error} />}
      <span className="said" role="status">
        {[t("form.gone"), why].join(" ").trim()}
      </span>
      <button type="button" disabled={busy} onClick={onGiveUp}>
        {t("form.give_up")}
      </button>
      <button type="button" className="main" aria-disabled={isOff} onClick={() => !isOff && onMake()}>
        {t(busy ? "form.saving" : "form.make_anew")}
      </button>
    </div>
  );
}
