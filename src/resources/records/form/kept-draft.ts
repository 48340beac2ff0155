/** What somebody has typed into a form and not saved, kept for him at this workstation: a reload or an ended session loses nothing. */
import { isObject } from "../../../../domain/plain-object";
import type { Draft, Drafts, FileDraft } from "./drafts";
import type { Values } from "./form-fields";

/** A form that was left half done. Of the record itself there is no more in it than is needed to tell who changed what. */
export interface KeptDraft {
  /** When the record that it was made from was last changed, as the store says it; "" = it is to be made. */
  readonly madeFrom: string;
  /** What stood in the fields that were typed into. */
  readonly before: Values;
  /** What was typed, by field. */
  readonly drafts: Drafts;
  /** When it was last typed into, epoch ms by the server's clock. */
  readonly at: number;
}

/** The part of the browser's storage that is used. */
export type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Key of a form: another person at this workstation never sees it. */
export const formKey = (user: string, collection: string, id: string): string =>
  `watchdesk.form.${user}.${collection}.${id}`;

/** A file can't be kept as text: it is picked again. */
const keepable = (draft: Draft): Draft =>
  typeof draft === "object" && "picked" in draft ? { ...(draft as FileDraft), picked: null } : draft;

/** The form that was left; null where there is none, or none that can be read. */
export function readKept(storage: DraftStorage, key: string): KeptDraft | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? "null");
    if (!isObject(kept) || !isObject(kept["before"]) || !isObject(kept["drafts"])) return null;
    const { before, drafts, madeFrom, at } = kept;
    return { madeFrom: typeof madeFrom === "string" ? madeFrom : "", before, drafts: drafts as Drafts, at: Number(at) };
  } catch {
    return null;
  }
}

/** Keeps a form; a full storage is no reason to lose what is on the screen. */
export function keep(storage: DraftStorage, key: string, { drafts, ...kept }: KeptDraft): boolean {
  const entries = Object.entries(drafts).map(([name, draft]) => [name, keepable(draft)]);
  try {
    storage.setItem(key, JSON.stringify({ ...kept, drafts: Object.fromEntries(entries) }));
    return true;
  } catch {
    return false;
  }
}

/** Forgets a form that was saved or given up. */
export const forget = (storage: DraftStorage, key: string): void => storage.removeItem(key);

/** Keeps what is typed for as long as it is. Another tab may have the same form open: what it keeps is not this one's to forget. */
export class Keeping {
  readonly #storage: DraftStorage;
  #isOurs: boolean;
  #last: Drafts | undefined;

  constructor(storage: DraftStorage, isOurs: boolean) {
    this.#storage = storage;
    this.#isOurs = isOurs;
  }

  /** `drafts` = what is typed now, null = nothing. */
  follow(key: string, drafts: Drafts | null, make: () => KeptDraft): void {
    if (drafts === null) {
      if (this.#isOurs) forget(this.#storage, key);
    } else if (drafts !== this.#last || this.#storage.getItem(key) === null) keep(this.#storage, key, make());
    this.#isOurs = drafts !== null;
    this.#last = drafts ?? undefined;
  }
}
