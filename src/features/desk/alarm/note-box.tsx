/** The box for a note: what is typed stays until it is kept, in the outbox where the store can't be had. */
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { NOTE_MAX } from "../../../../domain/alarms/notes";
import { newId } from "../../../sync/acts";
import { isSave, SAVE_KEY } from "../../../ui/key-shortcut";
import { useRoomLeft } from "../do/room-left";
import { useSave } from "../do/use-save";
import { FIELD_IDS } from "../focus";
import { ReasonedButton } from "../reasoned-button";
import { type Reason, whyNot } from "../why-not";
import { useAlarmView } from "./alarm-context";

/** The box. */
export function NoteBox() {
  const { t } = useTranslation("alarms");
  const { draft, setDraft, facts, act } = useAlarmView();
  // The same text keeps its id until it is kept: pressed twice, it is one note.
  const pending = useRef<{ readonly text: string; readonly id: string }>(undefined);
  const text = draft.note.trim();
  const reason: Reason | null = whyNot("note", facts) ?? (text === "" ? { key: "note_missing" } : null);
  const save = useSave("note");
  const room = useRoomLeft(draft.note, NOTE_MAX, t("room.cut_note", { max: NOTE_MAX }));
  // Beside what was typed: whoever writes looks here.
  const waits = !facts.connected && (reason === null || reason.key === "note_missing") ? t("log.will_wait") : null;
  const store = async (): Promise<void> => {
    if (pending.current?.text !== text) pending.current = { text, id: newId() };
    if (!(await act("note", { id: pending.current.id, text }))) return;
    // The same words written once more are another note.
    pending.current = undefined;
    setDraft({ note: "" });
  };
  return (
    <div className="note-box">
      <textarea
        id={FIELD_IDS.note}
        rows={2}
        dir="auto"
        {...room.field}
        aria-label={t("log.note_label")}
        placeholder={t("log.note_placeholder")}
        value={draft.note}
        onChange={(event) => setDraft({ note: event.target.value })}
        onKeyDown={(event) => {
          if (!isSave(event)) return;
          event.preventDefault();
          // A held key saves once.
          if (!event.repeat) save(reason, store);
        }}
      />
      <ReasonedButton label={t("log.save")} keyName={SAVE_KEY} reason={reason} onClick={() => save(reason, store)} />
      {room.line}
      {waits !== null && (
        <p className="quiet waits" role="status">
          {waits}
        </p>
      )}
    </div>
  );
}
