/** Two have changed one record: what differs, field by field, and what stands when each has been chosen. */
import type { Collection } from "../../../../domain/collections/define";
import type { Drafts, Reading } from "./drafts";
import { draftsOf, formFields, sameValue, storedOf, type Values } from "./form-fields";

/** Whose value of a field stands. */
export type Side = "mine" | "theirs";

/** A field that has become another one since the form was opened. */
export interface Difference {
  readonly field: string;
  readonly before: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** I changed it as well: somebody has to say which stands. */
  readonly both: boolean;
}

/** The three copies: as it was, as it is in the form, as it is in the store. */
export interface Copies {
  readonly base: Values;
  readonly drafts: Drafts;
  readonly theirs: Values;
}

/** Fields that were changed elsewhere and are not the same here. */
export function differences(collection: Collection, { base, drafts, theirs }: Copies, by: Reading): Difference[] {
  const stored = storedOf(collection, drafts, by);
  return formFields(collection).flatMap(({ name, field }) => {
    const [before, mine, other] = [base[name], stored[name], theirs[name]];
    const isTheirsNew = !sameValue(field, { one: before, other, by });
    if (!isTheirsNew || sameValue(field, { one: mine, other, by })) return [];
    return [{ field: name, before, mine, theirs: other, both: !sameValue(field, { one: before, other: mine, by }) }];
  });
}

/** What is chosen before anybody has: what only they have changed is theirs. */
export const firstChoices = (found: readonly Difference[]): Readonly<Record<string, Side>> =>
  Object.fromEntries(found.filter(({ both }) => !both).map(({ field }) => [field, "theirs" as const]));

/** What the form holds then: theirs where it was chosen or nothing was changed here, mine elsewhere. */
export function settled(
  collection: Collection,
  { drafts, base, theirs }: Copies,
  { choices, by }: { choices: Readonly<Record<string, Side>>; by: Reading },
): Drafts {
  const other = draftsOf(collection, theirs, by);
  const stored = storedOf(collection, drafts, by);
  const entries = formFields(collection).map(({ name, field }) => {
    const isUntouched = sameValue(field, { one: base[name], other: stored[name], by });
    const side = choices[name] ?? (isUntouched ? "theirs" : "mine");
    return [name, side === "theirs" ? other[name] : drafts[name]] as const;
  });
  return Object.fromEntries(entries.flatMap(([name, draft]) => (draft === undefined ? [] : [[name, draft]])));
}
