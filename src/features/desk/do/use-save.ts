/** What the saving key and the button of a form do: the act, or a word on what is missing and the focus where it can be given. */
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useAlarmView } from "../alarm/alarm-context";
import { useDesk } from "../desk-context";
import { type FIELD_IDS, focusOn } from "../focus";
import { useReasonText } from "../reasoned-button";
import type { Reason } from "../why-not";

const FIELD_OF: Readonly<Record<string, keyof typeof FIELD_IDS>> = {
  note_missing: "note",
  minutes_missing: "minutes",
  minutes_many: "minutes",
  hold_reason_missing: "hold",
  unseen: "seen",
  resolution_missing: "close",
  comment_short: "comment",
};

/** Saves the form, or says why it can't be saved: `reason` null = it can. */
export function useSave(form: "note" | "hold" | "close"): (reason: Reason | null, save: () => Promise<void>) => void {
  const { t } = useTranslation("alarms");
  const { alarm, commands } = useAlarmView();
  const { notices, say, dismiss } = useDesk();
  const why = useReasonText();
  const saving = useRef(false);
  return (reason, save) => {
    // Pressed twice: the first press is on its way.
    if (saving.current) return;
    if (reason === null) {
      for (const { id, topic } of notices) if (topic === form) dismiss(id);
      saving.current = true;
      return void save().finally(() => (saving.current = false));
    }
    const text = t(`notice.not_done.${form}`, { number: alarm.alarmNo, reason: why(reason) });
    say({ kind: "refused", topic: form, text, offline: reason.key === "not_connected" });
    // It may stand in another pane.
    if (reason.key === "note_unsaved") return commands.note();
    const field = FIELD_OF[reason.key];
    if (field) focusOn(field);
  };
}
