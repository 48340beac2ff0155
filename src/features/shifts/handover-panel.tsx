/** Hand-over notes: what this shift tells the next, written, and signed by the next. */
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { HandoverRow } from "../../../domain/shifts/rows";
import { toMs } from "../../lib/date-time";
import { newId } from "../../sync/new-id";
import { shiftAct } from "../../sync/shifts";
import { EmptyState } from "../../ui/empty-state";
import { ErrorText } from "../../ui/error-text";
import { WhyButton } from "../../ui/why-button";
import { Field } from "./act-dialog";
import { useShiftText } from "./shift-text";
import { type Roster } from "./use-roster";
import { useSending } from "../../resources/use-sending";

/** The panel. */
export function HandoverPanel({ roster }: { readonly roster: Roster }) {
  const { t } = useTranslation("shifts");
  const { handovers } = roster.answer;
  const [edited, setEdited] = useState<HandoverRow | null>(null);
  return (
    <div className="panel" role="tabpanel" aria-label={t("tab.handover")}>
      {roster.may("handover.sign") && (
        <WriteNote key={edited?.id ?? ""} roster={roster} note={edited} onDone={() => setEdited(null)} />
      )}
      {handovers.length === 0 && <EmptyState title={t("handover.empty")} />}
      {handovers.map((row) => (
        <Note key={row.id} roster={roster} note={row} onEdit={() => setEdited(row)} />
      ))}
    </div>
  );
}

interface WriteProps {
  readonly roster: Roster;
  readonly note: HandoverRow | null;
  readonly onDone: () => void;
}

function WriteNote({ roster, note, onDone }: WriteProps) {
  const { t } = useTranslation("shifts");
  const [text, setText] = useState(note?.text ?? "");
  const [items, setItems] = useState(note?.openItems.join("\n") ?? "");
  // The same note until it is kept: sent again after a lost answer, it is one.
  const id = useRef(note?.id ?? newId());
  const { busy, error, send } = useSending(() => {
    id.current = newId();
    setText("");
    setItems("");
    onDone();
    roster.reload();
  });
  const openItems = items.split("\n").filter((item) => item.trim() !== "");
  const save = () => shiftAct("write_handover", { id: id.current, text, openItems });
  return (
    <section className="card" aria-label={t("handover.write")}>
      <h2>{t("handover.write")}</h2>
      <Field label={t("handover.text")}>
        <textarea value={text} maxLength={4000} dir="auto" onChange={({ target }) => setText(target.value)} />
      </Field>
      <Field label={t("handover.items")}>
        <textarea value={items} dir="auto" onChange={({ target }) => setItems(target.value)} />
      </Field>
      <div className="acts">
        <WhyButton
          main
          label={t("handover.save")}
          why={roster.why || (text.trim() === "" ? t("handover.no_text") : "")}
          busy={busy}
          onPress={() => void send(save)}
        />
      </div>
      <ErrorText error={error} />
    </section>
  );
}

interface NoteProps {
  readonly roster: Roster;
  readonly note: HandoverRow;
  readonly onEdit: () => void;
}

function Note({ roster, note, onEdit }: NoteProps) {
  const { t } = useTranslation("shifts");
  const { format } = roster;
  const isSigned = note.signedAt !== "";
  return (
    <section className="card" data-signed={isSigned} aria-label={note.authorName}>
      <h2>
        <bdi>{note.authorName}</bdi>
        {note.shift_name !== "" && `, ${note.shift_name}`} <span className="quiet">{format.dayTime(note.created)}</span>
      </h2>
      <ShiftOfNote roster={roster} note={note} />
      <p dir="auto">{note.text}</p>
      {note.openItems.length > 0 && (
        <ul aria-label={t("handover.items")}>
          {note.openItems.map((item) => (
            <li key={item} dir="auto">
              {item}
            </li>
          ))}
        </ul>
      )}
      {isSigned ? (
        <strong>{t("handover.signed", { name: note.signedByName, at: format.dayTime(note.signedAt) })}</strong>
      ) : (
        <NoteActs roster={roster} note={note} onEdit={onEdit} />
      )}
    </section>
  );
}

function ShiftOfNote({ roster, note }: Pick<NoteProps, "roster" | "note">) {
  const text = useShiftText(roster);
  const [startMs, endMs] = [toMs(note.shiftFrom), toMs(note.shiftUntil)];
  if (startMs === null || endMs === null) return null;
  return <span className="quiet">{text.dated({ startMs, endMs })}</span>;
}

function NoteActs({ roster, note, onEdit }: NoteProps) {
  const { t } = useTranslation("shifts");
  const { busy, error, send } = useSending(roster.reload);
  const isOwn = note.author === roster.me;
  return (
    <>
      <div className="acts">
        <span>{t("handover.unsigned")}</span>
        {isOwn && <WhyButton label={t("handover.change")} why={roster.why} onPress={onEdit} />}
        {!isOwn && roster.may("handover.sign") && (
          <WhyButton
            main
            label={t("handover.sign")}
            why={roster.why}
            busy={busy}
            onPress={() => void send(() => shiftAct("sign_handover", { id: note.id }))}
          />
        )}
      </div>
      <ErrorText error={error} />
    </>
  );
}
