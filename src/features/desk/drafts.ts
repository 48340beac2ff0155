/** Typed text of an alarm, kept per person and alarm until it is sent: survives refusals, navigation and reload. */

/** What a person may have typed on one alarm. */
export interface Draft {
  readonly note: string;
  readonly comment: string;
  readonly resolution: string;
  readonly holdReason: string;
  /** null = nobody has touched the field: the default stands there. */
  readonly minutes: string | null;
}

/** Nothing typed. */
export const EMPTY_DRAFT: Draft = { note: "", comment: "", resolution: "", holdReason: "", minutes: null };

/** The part of the browser's storage that drafts need. */
export type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const PREFIX = "watchdesk.draft.";
const KEEP_MS = 3 * 24 * 3_600_000;
const FIELDS = Object.keys(EMPTY_DRAFT) as readonly (keyof Draft)[];

/** Key of a draft: another person at the same workstation never sees it. */
export const draftKey = (user: string, alarm: string): string => `${PREFIX}${user}.${alarm}`;

function parse(stored: string | null): Readonly<Record<string, unknown>> {
  if (stored === null) return {};
  try {
    const value: unknown = JSON.parse(stored);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** The stored draft; whatever is damaged reads as empty. */
export function readDraft(storage: DraftStorage, key: string): Draft {
  const stored = parse(storage.getItem(key));
  const entries = FIELDS.map((field) => [
    field,
    typeof stored[field] === "string" ? stored[field] : EMPTY_DRAFT[field],
  ]);
  return Object.fromEntries(entries) as unknown as Draft;
}

/** Stores a draft; an empty one is removed. A full storage is no reason to lose what is on the screen. */
export function writeDraft(storage: DraftStorage, key: string, entry: { draft: Draft; now: number }): boolean {
  try {
    if (FIELDS.every((field) => entry.draft[field] === EMPTY_DRAFT[field])) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify({ ...entry.draft, at: entry.now }));
    return true;
  } catch {
    return false;
  }
}

/** Removes drafts nobody came back to for three days: of anybody, from where they lie sealed. */
export function sweepDrafts(storage: DraftStorage & Pick<Storage, "key" | "length">, now: number): void {
  const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? "");
  for (const key of keys.filter((name) => name.startsWith(PREFIX))) {
    const at = parse(storage.getItem(key)).at;
    if (typeof at !== "number" || now - at > KEEP_MS) storage.removeItem(key);
  }
}
