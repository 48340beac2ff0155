/** One person to call: numbers to dial or copy, and the buttons for what became of the call. */
import ContentCopyOutlined from "@mui/icons-material/ContentCopyOutlined";
import KeyOutlined from "@mui/icons-material/KeyOutlined";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../resources/use-format";
import { newId } from "../../../sync/acts";
import { Ltr, OwnWay } from "../../../ui/alarm/isolated";
import { useAlarmView } from "../alarm/alarm-context";
import { KEY_OF } from "../keys";
import { ReasonedButton, useReasonText } from "../reasoned-button";
import { whyNotCalled } from "../why-not";
import { StandingLine } from "./call-standing";
import {
  type Call,
  CALL_RESULTS,
  type CallResult,
  callShortcut,
  type CallTarget,
  type Phone,
  telHref,
} from "./call-targets";

export interface CallCardProps {
  readonly target: CallTarget;
  readonly order: number;
  /** The number whose result is asked for. */
  readonly current: string | null;
  readonly calls: (number: string) => Call | null;
  readonly onChoose: (number: string) => void;
  readonly onDone: () => void;
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

function Results({
  name,
  number,
  onDone,
}: {
  readonly name: string;
  readonly number: string;
  readonly onDone: () => void;
}) {
  const { t } = useTranslation("alarms");
  const { act, facts, onBooked } = useAlarmView();
  // The same result keeps its id until it is stored; another one is a line of its own, also after a lost answer.
  const pending = useRef<{ readonly result: CallResult; readonly id: string }>(undefined);
  const reason = whyNotCalled(facts);
  const why = useReasonText();
  const write = async (result: CallResult): Promise<void> => {
    const text = t("calls.line", { name, number, result: t(`calls.result.${result}`) });
    if (pending.current?.result !== result) pending.current = { result, id: newId() };
    const { id } = pending.current;
    if (!(await act("note", { id, kind: "call", text, shortcut: callShortcut(result) }))) return;
    pending.current = undefined;
    onBooked({ id, number, text });
    onDone();
  };
  return (
    <div className="call-results" role="group" aria-label={t("calls.result_label", { name })}>
      {CALL_RESULTS.map((result, i) => (
        <ReasonedButton
          key={result}
          label={t(`calls.result.${result}`)}
          keyName={String(i + 1)}
          reason={reason}
          onClick={() => void write(result)}
        />
      ))}
      {/* A passing state is not worth a line that comes and goes. */}
      {reason !== null && reason.key !== "busy" && <p className="quiet why-not">{why(reason)}</p>}
      {reason === null && !facts.connected && <p className="quiet why-not">{t("calls.will_wait")}</p>}
    </div>
  );
}

/** For some seconds in the place of what chooses the number: nothing moves when it comes or goes. */
function TakeBack({ number }: { readonly number: string }) {
  const { t } = useTranslation("alarms");
  const { commands } = useAlarmView();
  return (
    <button
      type="button"
      className="link choose"
      aria-label={t("calls.undo_label", { number })}
      aria-keyshortcuts={KEY_OF.undo}
      onClick={commands.undo}
    >
      {t("calls.undo")} <kbd aria-hidden="true">{KEY_OF.undo}</kbd>
    </button>
  );
}

function Number({
  phone,
  name,
  ...props
}: Omit<CallCardProps, "target" | "order"> & { readonly phone: Phone; readonly name: string }) {
  const { t } = useTranslation("alarms");
  const format = useFormat();
  const { number } = phone;
  const call = props.calls(number);
  const isBooked = useAlarmView().booked?.number === number;
  const isCurrent = props.current === number;
  const kind = phone.kind && t(`calls.phone_kind.${phone.kind}` as "calls.phone_kind.mobile", phone.kind);
  return (
    <div className={isCurrent ? "phone current" : "phone"}>
      <div className="phone-line">
        <a href={telHref(number)} aria-label={t("calls.call", { number })} onClick={() => props.onChoose(number)}>
          <Ltr>{number}</Ltr>
        </a>
        <Copy number={number} />
        {kind && (
          <span className="quiet phone-kind" title={kind}>
            {kind}
          </span>
        )}
        {isBooked && <TakeBack number={number} />}
        {!isCurrent && !isBooked && (
          <button
            type="button"
            className="link choose"
            aria-label={t("calls.use", { number })}
            onClick={() => props.onChoose(number)}
          >
            {t("calls.result_short")}
          </button>
        )}
      </div>
      {call && (
        <p className="quiet last-call">
          {t(call.waiting ? "calls.last_waiting" : "calls.last", {
            time: format.time(call.at, { short: true }),
            result: t(`calls.result.${call.result}`),
          })}
        </p>
      )}
      {isCurrent && <Results key={number} name={name} number={number} onDone={props.onDone} />}
    </div>
  );
}

/** The card. */
export function CallCard({ target, order, ...props }: CallCardProps) {
  const { t } = useTranslation("alarms");
  const kind = target.kind ? t(`calls.kind.${target.kind}` as "calls.kind.owner") : "";
  const user = target.panelUser ? t("calls.panel_user", { number: target.panelUser }) : "";
  const isCurrent = target.phones.some(({ number }) => number === props.current);
  return (
    <li
      className={`call-card standing-${target.standing.now}${isCurrent ? " is-current" : ""}`}
      aria-current={isCurrent ? "true" : undefined}
    >
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
      {target.standing.now !== "now" && <StandingLine standing={target.standing} />}
      {target.phones.map((phone) => (
        <Number key={phone.number} phone={phone} name={target.name} {...props} />
      ))}
    </li>
  );
}
