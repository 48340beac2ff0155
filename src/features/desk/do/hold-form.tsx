/** Parks the alarm for some minutes, with the reason. */
import { useTranslation } from "react-i18next";
import { HOLD_REASON_MAX, maxHoldMinutes } from "../../../../domain/alarms/holds";
import { useFormat } from "../../../resources/use-format";
import { useRoom } from "../../../resources/use-room";
import { isSave, SAVE_KEY } from "../../../ui/key-shortcut";
import { useServerNow } from "../../../ui/use-server-now";
import { useAlarmView } from "../alarm/alarm-context";
import { useDesk } from "../desk-context";
import { afterPaint, FIELD_IDS, focusQueue } from "../focus";
import { ReasonedButton } from "../reasoned-button";
import { whyNotHeld } from "../why-not";
import { ChoiceChips } from "./choice-chips";
import { readyDigit } from "./ready-digit";
import { useRoomLeft } from "./room-left";
import { useSave } from "./use-save";
import { WhyList } from "./why-list";

const QUICK_MINUTES = [5, 10, 15, 30, 60, 120] as const;
const REASONS = ["keyholder", "guard", "restore", "callback"] as const;

/** What the form holds, and the act. */
function useHold() {
  const { t } = useTranslation("alarms");
  const format = useFormat();
  const room = useRoom();
  const { say, onOpen } = useDesk();
  const { alarm, facts, draft, setDraft, act } = useAlarmView();
  const now = useServerNow();
  const max = maxHoldMinutes(alarm.priority, alarm.holdSeconds, room);
  const minutes = draft.minutes ?? String(Math.min(room.holdDefaultMinutes, max));
  const reasons = whyNotHeld(facts, { minutes, reason: draft.holdReason, max });
  const until = format.time(now + Number(minutes) * 60_000, { short: true });
  const submit = async (): Promise<void> => {
    const body = { version: alarm.version, minutes: Number(minutes), reason: draft.holdReason.trim() };
    if (!(await act("hold", body))) return;
    setDraft({ minutes: null, holdReason: "" });
    say({ kind: "done", text: t("notice.held", { number: alarm.alarmNo, time: until }) });
    onOpen(null);
    afterPaint(focusQueue);
  };
  return { max, minutes, reasons, until, submit };
}

function MinutesRow({ minutes, max }: { readonly minutes: string; readonly max: number }) {
  const { t } = useTranslation("alarms");
  const { setDraft } = useAlarmView();
  return (
    <div className="field-row">
      <input
        id={FIELD_IDS.minutes}
        type="number"
        inputMode="numeric"
        min={1}
        max={max}
        step={1}
        value={minutes}
        // What stands there is replaced by what is typed.
        onFocus={(event) => event.target.select()}
        onChange={(event) => setDraft({ minutes: event.target.value })}
      />
      <ChoiceChips
        label={t("hold.ready_minutes")}
        choices={QUICK_MINUTES.filter((quick) => quick <= max).map((quick) => ({ value: String(quick) }))}
        value={minutes}
        onChoose={(chosen) => setDraft({ minutes: chosen })}
      />
    </div>
  );
}

function Minutes({ minutes, max }: { readonly minutes: string; readonly max: number }) {
  const { t } = useTranslation("alarms");
  return (
    <>
      <label htmlFor={FIELD_IDS.minutes}>
        {t("hold.minutes")} <span className="quiet">{t("hold.limits", { max })}</span>
      </label>
      <MinutesRow minutes={minutes} max={max} />
    </>
  );
}

function Why() {
  const { t } = useTranslation("alarms");
  const { draft, setDraft } = useAlarmView();
  const room = useRoomLeft(draft.holdReason, HOLD_REASON_MAX);
  const ready = REASONS.map((reason, i) => ({ value: t(`hold.reasons.${reason}`), digit: String(i + 1) }));
  const onKeyDown = (event: React.KeyboardEvent<HTMLInputElement>): void => {
    const { key, ctrlKey, altKey, metaKey, nativeEvent, repeat, currentTarget } = event;
    const press = { key, ctrlKey, altKey, metaKey, isComposing: nativeEvent.isComposing };
    const chosen = ready.find(({ digit }) => digit === readyDigit(press, currentTarget));
    // Held down, it chooses once and writes nothing behind what it chose.
    const held = repeat && ready.some(({ value, digit }) => digit === key && value === draft.holdReason);
    if (!chosen && !held) return;
    event.preventDefault();
    if (chosen) setDraft({ holdReason: chosen.value });
  };
  return (
    <>
      <div className="label-line">
        <label htmlFor={FIELD_IDS.hold}>{t("hold.reason")}</label>
        {room.line}
      </div>
      <input
        id={FIELD_IDS.hold}
        dir="auto"
        {...room.field}
        value={draft.holdReason}
        onChange={(event) => setDraft({ holdReason: event.target.value })}
        onKeyDown={onKeyDown}
      />
      <ChoiceChips
        label={t("hold.ready_reasons")}
        choices={ready}
        value={draft.holdReason}
        onChoose={(chosen) => setDraft({ holdReason: chosen })}
      />
    </>
  );
}

/** The form. */
export function HoldForm() {
  const { t } = useTranslation("alarms");
  const { max, minutes, reasons, until, submit } = useHold();
  const why = reasons[0] ?? null;
  const save = useSave("hold");
  const tryToHold = (): void => save(why, submit);
  return (
    // The keys are those of the fields inside; here they are only caught on their way up.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className="do-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        tryToHold();
      }}
      onKeyDown={(event) => {
        if (!isSave(event)) return;
        event.preventDefault();
        // A held key parks once.
        if (!event.repeat) tryToHold();
      }}
    >
      <Why />
      <Minutes minutes={minutes} max={max} />
      <WhyList reasons={reasons} />
      <ReasonedButton
        className="wide"
        label={why === null ? t("hold.submit_until", { time: until }) : t("hold.submit")}
        keyName={SAVE_KEY}
        reason={why}
      />
    </form>
  );
}
