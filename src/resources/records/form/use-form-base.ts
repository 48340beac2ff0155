/** What a form holds: it follows its record while nothing is typed, and keeps what is. */
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type Resolver, useForm, type UseFormReturn, useWatch } from "react-hook-form";
import { serverNow } from "../../../lib/server-time";
import { typedText } from "../../../sync/typed-text";
import { useMe } from "../../use-can";
import { useFormat } from "../../use-format";
import { type PagedCollection, type RecordRow, textOf } from "../record-row";
import type { Draft, Drafts, Reading } from "./drafts";
import { faultOf } from "./faults";
import { changedFields, draftsOf, formFields, newValues, typedOf, type Values } from "./form-fields";
import { forget, formKey, Keeping, readKept } from "./kept-draft";
import { fitsShape } from "./shape-of-draft";
import { useFaultText } from "./use-fault-text";

/** As react-hook-form holds them. */
export type FormValues = Record<string, Draft>;

export interface FormSource {
  readonly collection: PagedCollection;
  /** null = one that is to be made. */
  readonly record: RecordRow | null;
  /** What a new one has from the start. */
  readonly given?: Values;
  /** What a new one is copied from; it counts as typed. */
  readonly copied?: Values;
}

/** The form, and what it was made from. */
export interface FormBase {
  readonly form: UseFormReturn<FormValues>;
  readonly by: Reading;
  readonly base: Values;
  readonly changed: readonly string[];
  /** Whether something is typed, as of the last drawing. */
  readonly dirty: RefObject<boolean>;
  /** When what was left half done here was typed; null = nothing was. */
  readonly keptAt: number | null;
  /** Somebody has changed the record since. */
  readonly isNewer: boolean;
  readonly rebase: (values: Values, drafts?: Drafts) => void;
  /** What was typed is saved or given up. */
  readonly forget: () => void;
}

/** Begins with what was left half done here, else with the record. */
function useBeginning({ collection, record, given, copied }: FormSource, key: string, by: Reading) {
  return useState(() => {
    const base: Values = record ?? newValues(collection, given);
    const fresh = draftsOf(collection, { ...base, ...copied }, by);
    const left = readKept(typedText, key);
    if (left === null) return { base, drafts: fresh, keptAt: null };
    const fitting = Object.entries(left.drafts).filter(([name, draft]) => fitsShape(draft, fresh[name]));
    // What nobody typed into is as it stands now; of the rest it is known what stood there, and so who changed what.
    const isThere = record !== null || left.before["id"] !== undefined;
    const made = isThere ? { ...base, ...left.before, updated: left.madeFrom } : base;
    return { base: made, drafts: { ...fresh, ...Object.fromEntries(fitting) }, keptAt: left.at };
  })[0];
}

/** Of those that are to be made each is kept by itself: a day of one set must not turn up in another. */
const newKey = ({ given = {}, copied }: FormSource): string =>
  ["new", ...Object.values(given).map(textOf), ...(copied === undefined ? [] : ["copy"])].join(".");

/** The form of a record. While it is `busy` being saved it follows nothing: what is typed meanwhile counts from the answer. */
export function useFormBase(source: FormSource, busy: boolean): FormBase {
  const { collection, record } = source;
  const { timeZone, dayOrder: order } = useFormat();
  const by = useMemo<Reading>(() => ({ timeZone, order }), [timeZone, order]);
  const key = formKey(useMe().id, collection.name, record?.id ?? newKey(source));
  const beginning = useBeginning(source, key, by);
  const [base, setBase] = useState(beginning.base);
  const [keptAt, setKeptAt] = useState(beginning.keptAt);
  const [keeping] = useState(() => new Keeping(typedText, keptAt !== null));
  const resolver = useResolver(collection, by);
  const form = useForm<FormValues>({ defaultValues: { ...beginning.drafts }, resolver, mode: "onTouched" });
  const drafts = useWatch({ control: form.control }) as Drafts;
  const changed = changedFields(collection, base, { drafts, by });
  const dirty = useRef(false);
  const givenUp = useRef(false);
  useEffect(() => {
    // What was given up stays on the screen until the page is left: it must not be kept again meanwhile.
    if (changed.length === 0) givenUp.current = false;
    dirty.current = changed.length > 0 && !givenUp.current;
    keeping.follow(key, dirty.current ? drafts : null, () => {
      const typed = typedOf(collection, base, { drafts, by, isNew: record === null });
      // A new one that was typed into while it was made is there already: it must not be made twice.
      const before = base["id"] === undefined ? typed.before : { ...typed.before, id: base["id"] };
      return { ...typed, before, madeFrom: textOf(base["updated"]), at: serverNow() };
    });
  });
  const rebase = useCallback(
    (values: Values, next: Drafts = draftsOf(collection, values, by)) => {
      setBase(values);
      setKeptAt(null);
      form.reset({ ...next });
    },
    [collection, by, form],
  );
  const isNewer = !busy && record !== null && record.updated > textOf(base["updated"]);
  const isClean = changed.length === 0;
  // Nothing is typed: the form shows what stands there now.
  useEffect(() => {
    if (isNewer && isClean) rebase(record);
  }, [isNewer, isClean, record, rebase]);
  const forgetTyped = useCallback(() => {
    givenUp.current = true;
    dirty.current = false;
    forget(typedText, key);
    setKeptAt(null);
  }, [key]);
  return { form, by, base, changed, dirty, keptAt, isNewer: isNewer && !isClean, rebase, forget: forgetTyped };
}

/** The collection's rules in the reader's words, as react-hook-form asks for them. */
function useResolver(collection: PagedCollection, by: Reading): Resolver<FormValues> {
  const say = useFaultText(collection);
  return useCallback(
    (values) => {
      const faults = formFields(collection).flatMap(({ name, field }) => {
        const draft = values[name];
        const fault = draft === undefined ? null : faultOf(field, draft, by);
        return fault === null ? [] : [[name, { type: fault.key, message: say(name, fault) }] as const];
      });
      return faults.length === 0 ? { values, errors: {} } : { values: {}, errors: Object.fromEntries(faults) };
    },
    [collection, by, say],
  );
}
