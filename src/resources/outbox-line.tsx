/** How a line of the outbox stands, in words, and what its writer can do where it was refused. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AppError } from "../../domain/errors";
import { discardLine, retryLine } from "../sync/outbox";
import type { OutboxLine } from "../sync/outbox-lines";
import { useErrorText } from "../ui/error-text";

/** The words of a standing. */
export function useLineState(): (line: OutboxLine) => string {
  const { t } = useTranslation("common");
  const say = useErrorText();
  return ({ state, code, data }) => {
    if (state !== "refused") return t(`outbox.state.${state}`);
    const reason = code === "unreadable" || code === "" ? t("outbox.unreadable") : say(new AppError(code, data));
    return t("outbox.state.refused", { reason });
  };
}

const COPIED_MS = 2_000;

/** Copies, and says so for a moment. */
function Copy({ text }: { readonly text: string }) {
  const { t } = useTranslation("common");
  const [copied, setCopied] = useState(false);
  const copy = (): void => {
    void navigator.clipboard?.writeText(text).then(
      () => {
        setCopied(true);
        setTimeout(() => setCopied(false), COPIED_MS);
      },
      () => undefined,
    );
  };
  return (
    <button type="button" className="link" onClick={copy}>
      {copied ? <span role="status">{t("outbox.copied")}</span> : t("outbox.copy")}
    </button>
  );
}

/** Asks once more: what is discarded here is nowhere else. */
function Discard({ id }: { readonly id: string }) {
  const { t } = useTranslation("common");
  const [asked, setAsked] = useState(false);
  if (!asked)
    return (
      <button type="button" className="link" onClick={() => setAsked(true)}>
        {t("outbox.discard")}
      </button>
    );
  return (
    <button
      type="button"
      className="link"
      onBlur={() => setAsked(false)}
      onClick={() => void discardLine(id)}
      autoFocus
    >
      {t("outbox.discard_sure")}
    </button>
  );
}

/** The acts on a refused line. */
export function LineActs({ line }: { readonly line: OutboxLine }) {
  const { t } = useTranslation("common");
  if (line.state !== "refused") return null;
  return (
    <span className="line-acts" role="group" aria-label={t("outbox.acts")}>
      {line.body && <Copy text={line.body.text} />}
      {line.body && (
        <button type="button" className="link" onClick={() => void retryLine(line.id)}>
          {t("outbox.again")}
        </button>
      )}
      <Discard id={line.id} />
    </span>
  );
}
