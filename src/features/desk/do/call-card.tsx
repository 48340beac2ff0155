/** One person to call: numbers to dial or copy, and the buttons for what became of the call. */
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Phone } from "../../../../domain/alarms/phones";
import { PhoneText, Who } from "../../../resources/site/call-person";
import { StandingLine } from "../../../resources/site/call-standing";
import type { CallTarget } from "../../../resources/site/call-targets";
import { useFormat } from "../../../resources/use-format";
import { newId } from "../../../sync/acts";
import { useAlarmView } from "../alarm/alarm-context";
import { KEY_OF } from "../keys";
import { PressGuard } from "../press-guard";
import { ReasonedButton, useReasonText } from "../reasoned-button";
import { whyNotCalled } from "../why-not";
import { type Call, CALL_RESULTS, type CallResult, callShortcut } from "./calls";
import { useSiteZone } from "./use-site-zone";

export interface CallCardProps {
  readonly target: CallTarget;
  readonly order: number;
  /** The number whose result is asked for. */
  readonly current: string | null;
  readonly calls: (number: string) => Call | null;
  readonly onChoose: (number: string) => void;
  readonly onDone: () => void;
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
  const [guard] = useState(() => new PressGuard());
  const write = async (result: CallResult): Promise<void> => {
    // By key or mouse: the line is kept before a second press of the same slip comes, so that nothing is under way any more.
    if (!guard.press(performance.now())) return;
    guard.hold(performance.now());
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
  return (
    <div className={isCurrent ? "phone current" : "phone"}>
      <div className="phone-line">
        <PhoneText phone={phone} onUse={() => props.onChoose(number)} />
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
  const timeZone = useSiteZone();
  const isCurrent = target.phones.some(({ number }) => number === props.current);
  return (
    <li
      className={`call-card standing-${target.standing.now}${isCurrent ? " is-current" : ""}`}
      aria-current={isCurrent ? "true" : undefined}
    >
      <Who target={target} order={order} />
      <StandingLine standing={target.standing} timeZone={timeZone} />
      {target.phones.map((phone) => (
        <Number key={phone.number} phone={phone} name={target.name} {...props} />
      ))}
    </li>
  );
}
