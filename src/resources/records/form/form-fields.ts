/** Fields that a page's form asks for, and what a form of them begins with. */
import type { Collection, Field } from "../../../../domain/collections/define";
import { toDraft, toStored } from "./codecs";
import type { Draft, Drafts, FileDraft, Reading } from "./drafts";
import { kindOf } from "./kinds";

/** A record as plain values. */
export type Values = Readonly<Record<string, unknown>>;

/** A field with its name. */
export interface FormField {
  readonly name: string;
  readonly field: Field;
}

/** Is the field shown as it stands, since the store keeps it? All are where nobody may change a record. */
export const isKept = ({ page, access }: Collection, name: string): boolean =>
  (access.update === null && access.create === null) || page?.kept?.includes(name) === true;

/** All that the form asks for, in its order; hidden fields are never read back, so no form asks for them. */
export const formFields = (collection: Collection): readonly FormField[] =>
  (collection.page?.form ?? []).flatMap((section) =>
    section.fields.flatMap((name) => {
      const field = collection.fields[name];
      return field === undefined || field.hidden === true || isKept(collection, name) ? [] : [{ name, field }];
    }),
  );

/** What the controls hold of a record. */
export const draftsOf = (collection: Collection, values: Values, by: Reading): Drafts =>
  Object.fromEntries(formFields(collection).map(({ name, field }) => [name, toDraft(kindOf(field), values[name], by)]));

/** What would be stored of what the controls hold. */
export const storedOf = (collection: Collection, drafts: Drafts, by: Reading): Values =>
  Object.fromEntries(
    formFields(collection).flatMap(({ name, field }) => {
      const draft = drafts[name];
      return draft === undefined ? [] : [[name, toStored(kindOf(field), draft, by)]];
    }),
  );

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Do two values of a field come to the same, as the form would store them? */
export function sameValue(field: Field, values: { one: unknown; other: unknown; by: Reading }): boolean {
  const kind = kindOf(field);
  const [one, other] = [values.one, values.other].map((value) =>
    toStored(kind, toDraft(kind, value, values.by), values.by),
  );
  return isSame(one, other);
}

/** What of a form somebody has typed into, half done or not, with what stood there; of one to be made all is his. */
export function typedOf(collection: Collection, base: Values, now: { drafts: Drafts; by: Reading; isNew: boolean }) {
  const fresh = draftsOf(collection, base, now.by);
  const names = Object.keys(now.drafts).filter((name) => now.isNew || !isSame(now.drafts[name], fresh[name]));
  const pick = <T>(from: Readonly<Record<string, T>>) =>
    Object.fromEntries(names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]] as const])));
  return { drafts: pick(now.drafts), before: pick<unknown>(base) };
}

const isPicked = (draft: Draft | undefined): boolean =>
  typeof draft === "object" && "picked" in draft && (draft as FileDraft).picked !== null;

/** Names of the fields that differ from the record they were made from. */
export function changedFields(collection: Collection, base: Values, now: { drafts: Drafts; by: Reading }): string[] {
  const mine = storedOf(collection, now.drafts, now.by);
  return formFields(collection).flatMap(({ name, field }) => {
    const draft = now.drafts[name];
    const before = toStored(kindOf(field), toDraft(kindOf(field), base[name], now.by), now.by);
    return isPicked(draft) || !isSame(mine[name], before) ? [name] : [];
  });
}

/** Fields of which no two records may have the same value. */
export const uniqueAlone = ({ indexes = [] }: Collection): readonly string[] =>
  indexes.flatMap((index) => /^unique (\w+)$/.exec(index)?.[1] ?? []);

/** What a new record begins with: in use, where that is asked; `given` goes before. */
export const newValues = ({ fields, page }: Collection, given: Values = {}): Values => ({
  ...(fields["active"]?.type === "bool" ? { active: true } : {}),
  ...page?.fresh,
  ...given,
});

/** A record to begin another one with: what may stand only once is left out. */
export function copyOf(collection: Collection, record: Values): Values {
  const left = uniqueAlone(collection);
  const copied = formFields(collection).filter(({ name, field }) => field.type !== "file" && !left.includes(name));
  return Object.fromEntries(copied.map(({ name }) => [name, record[name]]));
}
