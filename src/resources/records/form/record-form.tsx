/** The form of a record, drawn from its collection: sections, fields, what is wrong, and the bar that saves. */
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useToast } from "../../../ui/toasts";
import { useFormat } from "../../use-format";
import type { PagedCollection, RecordRow } from "../record-row";
import { useRecordWords } from "../record-words";
import { ConflictView } from "./conflict-view";
import { FieldRow } from "./field-row";
import type { Values } from "./form-fields";
import { FormRoot } from "./form-styles";
import { LeaveGuard } from "./leave-guard";
import { SaveBar } from "./save-bar";
import { type RecordFormState, useRecordForm } from "./use-record-form";
import { useSaveKey } from "./use-save-key";

export interface RecordFormProps {
  readonly collection: PagedCollection;
  /** null = one that is to be made. */
  readonly record: RecordRow | null;
  readonly given?: Values;
  readonly copied?: Values;
  /** Fields that are not asked for here: the record that the row belongs to is known. */
  readonly hide?: readonly string[];
  /** Why nothing can be changed here; "" = it can. */
  readonly locked: string;
  /** The store can't be reached: what is typed is kept, and saved once it can. */
  readonly offline: boolean;
  /** Parts of the address that say which form is open. */
  readonly place: readonly string[];
  readonly onSaved: (row: RecordRow) => void;
}

function useToldForm({ onSaved, ...source }: Omit<RecordFormProps, "hide" | "locked" | "offline" | "place">) {
  const { t } = useTranslation("records");
  const toast = useToast();
  return useRecordForm({
    ...source,
    onSaved: (row) => {
      toast("success", t("form.saved"));
      onSaved(row);
    },
  });
}

/** The form. */
export function RecordForm({ hide = [], locked, offline, place, ...source }: RecordFormProps) {
  const { collection, record } = source;
  const { t } = useTranslation("records");
  const words = useRecordWords();
  const state = useToldForm(source);
  const isClean = state.changed.length === 0;
  const readOnly = locked !== "" || (offline && isClean && record !== null);
  useFirstField(state, record === null && !readOnly, hide);
  const why = offline ? t(isClean ? "form.offline" : "form.offline_typed") : "";
  const maySave = why === "" && !readOnly && !state.conflict && (!isClean || record === null);
  const element = useRef<HTMLFormElement>(null);
  useSaveKey(element, () => maySave && void state.save());
  return (
    <FormRoot
      ref={element}
      noValidate
      aria-label={t(record === null ? "form.new" : "form.one", { one: words.one(collection.name) })}
      aria-busy={state.busy}
      onSubmit={(event) => event.preventDefault()}
    >
      {state.conflict ? (
        <ConflictView
          {...state}
          collection={collection}
          copies={state.conflict}
          onBack={state.back}
          onSettle={state.settle}
        />
      ) : (
        <>
          <Notes state={state} locked={locked} offline={offline && readOnly} />
          <Sections collection={collection} record={record} state={state} hide={hide} readOnly={readOnly} />
          {!readOnly && (
            <SaveBar
              changed={state.changed.map((name) => words.field(collection.name, name))}
              isNew={record === null}
              busy={state.busy}
              why={why}
              error={state.error}
              onSave={() => void state.save()}
              onUndo={state.undo}
            />
          )}
        </>
      )}
      <LeaveGuard dirty={state.dirty} names={place} onLeave={state.forget} />
    </FormRoot>
  );
}

/** Who makes something new types at once. */
function useFirstField({ form }: RecordFormState, active: boolean, hide: readonly string[]): void {
  useEffect(() => {
    const first = Object.keys(form.getValues()).find((name) => !hide.includes(name));
    if (active && first !== undefined) form.setFocus(first);
    // Once, when it opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}

/** What must be known before anybody types. */
function Notes({ state, locked, offline }: { state: RecordFormState; locked: string; offline: boolean }) {
  const { t } = useTranslation("records");
  const format = useFormat();
  const { keptAt, isNewer } = state;
  if (locked === "" && !offline && keptAt === null && !isNewer) return null;
  return (
    <div className="notes">
      {(locked !== "" || offline) && (
        <p className="note" role="status" style={{ margin: 0 }}>
          <span>{locked === "" ? t("form.offline") : locked}</span>
        </p>
      )}
      {keptAt !== null && (
        <div className="note" role="status">
          <span>{t("form.kept", { time: format.exactTime(keptAt) })}</span>
          <button type="button" onClick={state.undo}>
            {t("form.undo_kept")}
          </button>
        </div>
      )}
      {isNewer && (
        <div className="note" role="status">
          <span>{t("form.newer")}</span>
          <button type="button" onClick={state.compare}>
            {t("form.compare")}
          </button>
        </div>
      )}
    </div>
  );
}

interface SectionsProps {
  readonly collection: PagedCollection;
  readonly record: RecordRow | null;
  readonly state: RecordFormState;
  readonly hide: readonly string[];
  readonly readOnly: boolean;
}

function Sections({ collection, record, state, hide, readOnly }: SectionsProps) {
  const { t } = useTranslation("records");
  const { form: sections } = collection.page;
  return (
    <div className="fields">
      {sections.map(({ id, fields }) => (
        <fieldset key={id}>
          {sections.length > 1 && <legend>{t(`sections.${collection.name}.${id}`)}</legend>}
          {fields
            .filter((name) => !hide.includes(name))
            .map((name) => {
              const field = collection.fields[name];
              if (field === undefined || field.hidden === true) return null;
              return (
                <FieldRow
                  key={name}
                  collection={collection.name}
                  recordId={record?.id ?? ""}
                  control={state.form.control}
                  readOnly={readOnly}
                  name={name}
                  field={field}
                />
              );
            })}
        </fieldset>
      ))}
    </div>
  );
}
