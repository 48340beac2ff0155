/** Ends the alarm: how it ended, a comment where one is needed, and why it can't be ended yet. */
import { useTranslation } from "react-i18next";
import { CLOSE_COMMENT_MAX } from "../../../../domain/alarms/close";
import { isHigh } from "../../../../domain/alarms/settings";
import { useAlarmTypes, useResolutionCodes } from "../../../resources/use-catalogue";
import { useRoom } from "../../../resources/use-room";
import type { ResolutionCodeRow } from "../../../sync/rows";
import { isSave, SAVE_KEY } from "../../../ui/key-shortcut";
import { useAlarmView } from "../alarm/alarm-context";
import { useDesk } from "../desk-context";
import { afterPaint, FIELD_IDS, focusQueue } from "../focus";
import { ReasonedButton } from "../reasoned-button";
import { whyNotClosed } from "../why-not";
import { useRoomLeft } from "./room-left";
import { useSave } from "./use-save";
import { WhyList } from "./why-list";

/** What the form holds, and the act. */
function useClose(codes: readonly ResolutionCodeRow[] | undefined) {
  const { t } = useTranslation("alarms");
  const room = useRoom();
  const types = useAlarmTypes();
  const { say, onOpen } = useDesk();
  const { alarm, facts, draft, setDraft, act } = useAlarmView();
  const needed = isHigh(alarm.priority) || types?.get(alarm.alarmType)?.needsComment === true;
  const commentMin = needed ? room.closeCommentMin : 0;
  // A draft may name a code that has since been taken out of use.
  const code = codes?.find((row) => row.code === draft.resolution);
  const resolution = code?.code ?? "";
  const reasons = whyNotClosed(facts, { resolution, comment: draft.comment, commentMin, note: draft.note });
  const submit = async (): Promise<void> => {
    if (!(await act("close", { version: alarm.version, resolution, comment: draft.comment.trim() }))) return;
    setDraft({ resolution: "", comment: "", note: "" });
    say({ kind: "done", text: t("notice.closed", { number: alarm.alarmNo, resolution: code?.text ?? resolution }) });
    onOpen(null);
    afterPaint(focusQueue);
  };
  return { resolution, commentMin, reasons, submit };
}

/** Codes by their group, in the centre's order. */
function grouped(codes: readonly ResolutionCodeRow[]): ReadonlyMap<string, readonly ResolutionCodeRow[]> {
  const groups = new Map<string, ResolutionCodeRow[]>();
  for (const code of codes) groups.set(code.group, [...(groups.get(code.group) ?? []), code]);
  return groups;
}

function Resolution({ codes, value }: { readonly codes: readonly ResolutionCodeRow[]; readonly value: string }) {
  const { t } = useTranslation("alarms");
  const { setDraft } = useAlarmView();
  const option = (code: ResolutionCodeRow) => (
    <option key={code.id} value={code.code}>
      {code.falseAlarm ? `${code.text} (${t("close.false_alarm")})` : code.text}
    </option>
  );
  return (
    <>
      <label htmlFor={FIELD_IDS.close}>{t("close.resolution")}</label>
      <select id={FIELD_IDS.close} value={value} onChange={(event) => setDraft({ resolution: event.target.value })}>
        <option value="">{t("close.choose")}</option>
        {[...grouped(codes)].map(([group, rows]) =>
          group === "" ? (
            rows.map(option)
          ) : (
            <optgroup key={group} label={group}>
              {rows.map(option)}
            </optgroup>
          ),
        )}
      </select>
    </>
  );
}

function Comment({ min }: { readonly min: number }) {
  const { t } = useTranslation("alarms");
  const { draft, setDraft } = useAlarmView();
  const room = useRoomLeft(draft.comment, CLOSE_COMMENT_MAX);
  return (
    <>
      <label htmlFor={FIELD_IDS.comment}>
        {t("close.comment")}{" "}
        <span className="quiet">{min > 0 ? t("close.comment_rule", { count: min }) : t("close.comment_free")}</span>
      </label>
      <textarea
        id={FIELD_IDS.comment}
        rows={2}
        dir="auto"
        {...room.field}
        value={draft.comment}
        onChange={(event) => setDraft({ comment: event.target.value })}
      />
      {room.line}
    </>
  );
}

/** The form. */
export function CloseForm() {
  const { t } = useTranslation("alarms");
  const codes = useResolutionCodes();
  const save = useSave("close");
  const { resolution, commentMin, reasons, submit } = useClose(codes);
  const tryToClose = (): void => save(reasons[0] ?? null, submit);
  return (
    // The keys are those of the fields inside; here they are only caught on their way up.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className="do-form"
      onSubmit={(event) => {
        event.preventDefault();
        tryToClose();
      }}
      onKeyDown={(event) => {
        if (!isSave(event)) return;
        event.preventDefault();
        // A held key closes once.
        if (!event.repeat) tryToClose();
      }}
    >
      <Resolution codes={codes ?? []} value={resolution} />
      {codes?.length === 0 && <p className="quiet help">{t("close.no_codes")}</p>}
      <Comment min={commentMin} />
      <WhyList reasons={reasons} />
      <ReasonedButton className="wide" label={t("close.submit")} keyName={SAVE_KEY} reason={reasons[0] ?? null} />
    </form>
  );
}
