/** What somebody has typed into a form and not saved, kept in this tab: a reload or an ended session loses nothing. */
import { isObject } from "../../../../domain/plain-object";
import type { Draft, Drafts, FileDraft } from "./drafts";
import type { Values } from "./form-fields";

/** A form that was left half done. */
export interface KeptDraft {
  /** The record as it was when somebody began to type. */
  readonly base: Values;
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
    if (!isObject(kept) || !isObject(kept["base"]) || !isObject(kept["drafts"])) return null;
    return { base: kept["base"], drafts: kept["drafts"] as Drafts, at: Number(kept["at"]) };
  } catch {
    return null;
  }
}

/** Keeps a form; a full storage is no reason to lose what is on the screen. */
export function keep(storage: DraftStorage, key: string, { base, drafts, at }: KeptDraft): boolean {
  const entries = Object.entries(drafts).map(([name, draft]) => [name, keepable(draft)]);
  try {
    storage.setItem(key, JSON.stringify({ base, drafts: Object.fromEntries(entries), at }));
    return true;
  } catch {
    return false;
  }
}

/** Forgets a form that was saved or given up. */
export const forget = (storage: DraftStorage, key: string): void => storage.removeItem(key);
