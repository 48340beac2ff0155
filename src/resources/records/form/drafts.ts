/** What a control holds while somebody types: text that may be half of something, and not yet what is stored. */

/** A day and a time of day as they were typed. */
export interface DateDraft {
  readonly day: string;
  readonly time: string;
}

/** A number and what it is, as typed. */
export interface PhoneDraft {
  readonly number: string;
  readonly kind: string;
}

/** The text in one language. */
export interface TextDraft {
  readonly language: string;
  readonly text: string;
}

/** What stands under each name, as typed. */
export type PartsDraft = Readonly<Record<string, string>>;

/** Degrees as typed. */
export interface GeoDraft {
  readonly lat: string;
  readonly lon: string;
}

/** The file that is stored, by its name, and one that was picked instead. */
export interface FileDraft {
  readonly kept: string;
  readonly picked: File | null;
}

/** What any control holds. */
export type Draft =
  | string
  | boolean
  | readonly string[]
  | DateDraft
  | readonly PhoneDraft[]
  | readonly TextDraft[]
  | PartsDraft
  | GeoDraft
  | FileDraft;

/** What a form holds, by field. */
export type Drafts = Readonly<Record<string, Draft>>;

/** What texts are read by: the control room's zone, and how the language orders a day. */
export interface Reading {
  readonly timeZone: string;
  readonly order: "ymd" | "dmy" | "mdy";
}
