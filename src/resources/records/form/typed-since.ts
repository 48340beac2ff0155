/** What was typed while a save was under way: it stays in the form, over what the store answered. */
import type { Draft, Drafts, FileDraft } from "./drafts";

const pickedOf = (draft: Draft | undefined): File | null =>
  typeof draft === "object" && "picked" in draft ? (draft as FileDraft).picked : null;

// A file that was picked has no text of its own.
const isSame = (one: Draft | undefined, other: Draft): boolean =>
  pickedOf(one) === pickedOf(other) && JSON.stringify(one) === JSON.stringify(other);

/** Whether anything was typed since it was `sent`. */
export const isTypedSince = (sent: Drafts, now: Drafts): boolean =>
  Object.entries(now).some(([name, draft]) => !isSame(sent[name], draft));

/** What the form holds when the answer is there: what is `stored`, and what was typed since it was `sent`. */
export const afterSave = (stored: Drafts, { sent, now }: { sent: Drafts; now: Drafts }): Drafts => ({
  ...stored,
  ...Object.fromEntries(Object.entries(now).filter(([name, draft]) => !isSame(sent[name], draft))),
});
