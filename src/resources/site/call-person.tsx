/** A person to call as every list of them shows him: who he is, and his numbers to dial or copy. */
import ContentCopyOutlined from "@mui/icons-material/ContentCopyOutlined";
import KeyOutlined from "@mui/icons-material/KeyOutlined";
import { type MouseEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Phone } from "../../../domain/alarms/phones";
import { Ltr, OwnWay } from "../../ui/alarm/isolated";
import { type CallTarget, telHref } from "./call-targets";

/** Place on the list, name, what he is to the site, and whether he has keys. */
export function Who({ target, order }: { readonly target: CallTarget; readonly order: number }) {
  const { t } = useTranslation("alarms");
  const kind = target.kind ? t(`calls.kind.${target.kind}` as "calls.kind.owner") : "";
  const user = target.panelUser ? t("calls.panel_user", { number: target.panelUser }) : "";
  return (
    <p className="who">
      <span className="order">{order}</span>
      <b className="name">
        <OwnWay>{target.name}</OwnWay>
      </b>
      <span className="quiet">{[kind, user].filter(Boolean).join(" · ")}</span>
      {target.hasKeys && (
        <span className="has-keys" title={t("calls.has_keys")}>
          <KeyOutlined fontSize="small" role="img" aria-label={t("calls.has_keys")} />
        </span>
      )}
    </p>
  );
}

export interface PhoneTextProps {
  readonly phone: Phone;
  readonly onUse?: () => void;
  /** Dials instead of the telephone that the workstation knows of. */
  readonly onDial?: () => void;
}

/** A number: dialled by a press, copied by the next. */
export function PhoneText({ phone, onUse, onDial }: PhoneTextProps) {
  const { t } = useTranslation("alarms");
  const { number } = phone;
  const press = (event: MouseEvent): void => {
    onUse?.();
    if (!onDial) return;
    event.preventDefault();
    onDial();
  };
  const kind = phone.kind && t(`calls.phone_kind.${phone.kind}` as "calls.phone_kind.mobile", phone.kind);
  return (
    <>
      <a href={telHref(number)} aria-label={t("calls.call", { number })} onClick={press}>
        <Ltr>{number}</Ltr>
      </a>
      <Copy number={number} />
      {kind && (
        <span className="quiet phone-kind" title={kind}>
          {kind}
        </span>
      )}
    </>
  );
}

function Copy({ number }: { readonly number: string }) {
  const { t } = useTranslation("alarms");
  const [copied, setCopied] = useState(false);
  const copy = (): void => {
    void navigator.clipboard?.writeText(number).then(
      () => {
        setCopied(true);
        setTimeout(() => setCopied(false), 2000);
      },
      () => undefined,
    );
  };
  return (
    <button
      type="button"
      className="icon"
      aria-label={t("calls.copy", { number })}
      title={t("calls.copy", { number })}
      onClick={copy}
    >
      {copied ? <span role="status">{t("calls.copied")}</span> : <ContentCopyOutlined fontSize="small" aria-hidden />}
    </button>
  );
}
