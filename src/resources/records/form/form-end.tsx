/** How a form ends: the bar that saves, or what can be done where its record is not there any more. */
import { useTranslation } from "react-i18next";
import { useMay } from "../may";
import type { PagedCollection } from "../record-row";
import { useRecordWords } from "../record-words";
import { GoneBar } from "./gone-bar";
import { SaveBar } from "./save-bar";
import type { RecordFormState } from "./use-record-form";

export interface FormEndProps {
  readonly collection: PagedCollection;
  readonly state: RecordFormState;
  readonly readOnly: boolean;
  /** Why nothing can be saved now; "" = it can. */
  readonly why: string;
}

/** The bar. */
export function FormEnd({ collection, state, readOnly, why }: FormEndProps) {
  const { t } = useTranslation("records");
  const words = useRecordWords();
  const mayMake = useMay()(collection, "create");
  const { busy, error } = state;
  if (state.isGone) {
    return (
      <GoneBar
        why={why === "" && !mayMake ? t("record.locked_new") : why}
        busy={busy}
        error={error}
        onMake={() => void state.makeAnew()}
        onGiveUp={state.undo}
      />
    );
  }
  if (readOnly) return null;
  return (
    <SaveBar
      changed={state.changed.map((name) => words.field(collection.name, name))}
      isNew={state.id === null}
      busy={busy}
      why={why}
      error={error}
      onSave={() => void state.save()}
      onUndo={state.undo}
    />
  );
}
