/** Takes back the result of a call, for some seconds after it was booked: one key books, and slips. */
import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { CALL_UNDO_MS, undoShortcut } from "../../../../domain/alarms/calls";
import type { AlarmActs } from "../../../../domain/live/routes";
import { newId } from "../../../sync/acts";
import { useDesk } from "../desk-context";

/** A booked call: the id of its line, the number, the line's text. */
export interface BookedCall {
  readonly id: string;
  readonly number: string;
  readonly text: string;
}

/** And the id of the line that takes it back: sent again after a lost answer, it is stored once. */
interface Booked extends BookedCall {
  readonly undoId: string;
}

type Act = (act: "note", body: AlarmActs["note"]) => Promise<boolean>;

/** The call that can be taken back, and the act: a line of its own, since nothing in the log is ever erased. */
export function useCallUndo(act: Act) {
  const { t } = useTranslation("alarms");
  const { say } = useDesk();
  const [booked, setBooked] = useState<Booked | null>(null);
  const onBooked = useCallback((call: BookedCall) => setBooked({ ...call, undoId: newId() }), []);
  useEffect(() => {
    if (!booked) return;
    const timer = setTimeout(() => setBooked(null), CALL_UNDO_MS);
    return () => clearTimeout(timer);
  }, [booked]);
  const undo = useCallback(() => {
    if (!booked) return say({ kind: "refused", text: t("why.nothing_back") });
    const text = t("calls.undone_line", { line: booked.text });
    const line = { id: booked.undoId, kind: "call", text, shortcut: undoShortcut(booked.id) } as const;
    void act("note", line).then((done) => done && setBooked(null));
  }, [act, booked, say, t]);
  return { booked, onBooked, undo };
}
