/** The form of a record, drawn from its collection: sections, fields, what is wrong, and the bar that saves. */
import { lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { hasSecrets } from "../../../../domain/access/secrets";
import { EmptyState } from "../../../ui/empty-state";
import { useToast } from "../../../ui/use-toast";
import { useFormat } from "../../use-format";
import { type PagedCollection, type RecordRow, titleOf } from "../record-row";
import { useRecordText } from "../word-spaces";
import { useRecordWords } from "../record-words";
import { useValueText } from "../value-text";
import { ConflictView } from "./conflict-view";
import { FieldRow } from "./field-row";
import type { Drafts } from "./drafts";
import { formFields, isKept, storedOf, type Values } from "./form-fields";
import { FormEnd } from "./form-end";
import { FormRoot } from "./form-styles";
import { KeptRow } from "./kept-row";
import { LeaveGuard } from "./leave-guard";
import { type RecordFormState, useRecordForm } from "./use-record-form";
import { useSaveKey } from "./use-save-key";

const SecretFields = lazy(async () => ({ default: (await import("./secret-fields")).SecretFields }));

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
  /** Somebody has deleted the record; it is shown as it was. */
  readonly gone?: boolean;
  /** Parts of the address that say which form is open. */
  readonly place: readonly string[];
  /** It is stored, and nothing that was typed is left. */
  readonly onSaved: (row: RecordRow) => void;
  /** What there is to say of what the form holds, before it is saved. */
  readonly tell?: ((values: Values) => ReactNode) | undefined;
}

const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(document.documentElement.lang || "en", { type: "unit" }).format(names);

function useToldForm({ onSaved, ...source }: Omit<RecordFormProps, "locked" | "offline" | "place" | "tell">) {
  const { t } = useTranslation("records");
  const words = useRecordWords();
  const toast = useToast();
  const { name } = source.collection;
  return useRecordForm({
    ...source,
    hide: source.hide ?? [],
    gone: source.gone ?? false,
    onSaved: (left) => {
      const fields = listed(left.map((one) => words.field(name, one)));
      toast("success", left.length === 0 ? t("form.saved") : t("form.saved_but", { fields }));
    },
    onDone: onSaved,
  });
}

/** The form. */
export function RecordForm({ hide = [], locked, offline, place, tell, ...source }: RecordFormProps) {
  const { collection, record } = source;
  const { t } = useTranslation("records");
  const words = useRecordWords();
  const state = useToldForm({ ...source, hide });
  const isClean = state.changed.length === 0;
  // Of what the store alone writes nothing is asked.
  const isShown = formFields(collection).length === 0;
  const readOnly = isShown || locked !== "" || (offline && isClean && record !== null);
  useFirstField(state, record === null && !readOnly, hide);
  const why = offline ? t(isClean ? "form.offline" : "form.offline_typed") : "";
  // A record that somebody has deleted is not made again by a key that was meant for what was there.
  const isOpen = why === "" && !readOnly && !state.conflict && !state.isGone;
  const element = useRef<HTMLFormElement>(null);
  useSaveKey(element, () => isOpen && (!isClean || state.id === null) && void state.save());
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
          onSettle={(choices) => void state.settle(choices)}
        />
      ) : state.isGone && isClean && !state.busy ? (
        <Missing />
      ) : (
        <>
          <Notes state={state} locked={locked} offline={offline && readOnly && !isShown} />
          {tell && <Told collection={collection} state={state} tell={tell} />}
          <Sections {...{ collection, record, state, hide }} readOnly={readOnly} />
          <FormEnd collection={collection} state={state} readOnly={readOnly} why={why} />
        </>
      )}
      <LeaveGuard dirty={state.dirty} names={place} onLeave={state.forget} />
    </FormRoot>
  );
}

/** In the form's place, with the focus that was in it: so keys still close the record. */
function Missing() {
  const { t } = useTranslation("records");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.focus();
  }, []);
  return (
    <div ref={box} tabIndex={-1}>
      <EmptyState title={t("record.missing")} detail={t("record.missing_detail")} />
    </div>
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
            {t("form.give_up")}
          </button>
        </div>
      )}
      {isNewer && (
        <div className="note" role="status">
          <span>{t("form.newer")}</span>
          <button type="button" onClick={() => void state.compare()}>
            {t("form.compare")}
          </button>
        </div>
      )}
    </div>
  );
}

interface ToldProps {
  readonly collection: PagedCollection;
  readonly state: RecordFormState;
  readonly tell: (values: Values) => ReactNode;
}

/** Said anew with each key: of what would be stored. */
function Told({ collection, state, tell }: ToldProps) {
  const { timeZone, dayOrder: order } = useFormat();
  const drafts = useWatch({ control: state.form.control }) as Drafts;
  return tell(storedOf(collection, drafts, { timeZone, order }));
}

interface SectionsProps extends Pick<RecordFormProps, "collection" | "record"> {
  readonly state: RecordFormState;
  readonly hide: readonly string[];
  readonly readOnly: boolean;
}

function Sections({ collection, record, state, hide, readOnly }: SectionsProps) {
  const t = useRecordText();
  const textOf = useValueText(collection);
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
              if (isKept(collection, name)) {
                if (state.id === null) return null;
                return <KeptRow key={name} {...{ collection, name, textOf }} value={state.base[name]} />;
              }
              return (
                <FieldRow
                  key={name}
                  collection={collection.name}
                  recordId={state.id ?? ""}
                  control={state.form.control}
                  readOnly={readOnly}
                  name={name}
                  field={field}
                />
              );
            })}
        </fieldset>
      ))}
      {!readOnly && <Secrets collection={collection} record={record} />}
    </div>
  );
}

/** Of a record that stands, where its collection has any. */
function Secrets({ collection, record }: Pick<RecordFormProps, "collection" | "record">) {
  const { name } = collection;
  if (record === null || !hasSecrets(name)) return null;
  return (
    <Suspense fallback={null}>
      <SecretFields collection={name} id={record.id} title={titleOf(collection, record)} />
    </Suspense>
  );
}
