/** The words in which a collection is said once; migration, types, rules, lists and the mirror are all read from it. */
import type { PageRights } from "../access/page-rights";
import { CLOCK } from "../clock-time";

/** What a text is, where that says how it is typed and shown. `day` is `2027-03-28`, `tone` the name of a calm colour. */
export type TextKind = "long" | "day" | "phone" | "time_zone" | "language" | "country" | "tone";

/** What a JSON value is, where people write it by hand: shown and edited as such, checked by `json-shapes.ts`. */
export type JsonKind = "phones" | "texts" | "words" | "parts" | "figures";

/** Field kinds the store knows. `select` lists its values; `relation` names its target collection. */
export type Field =
  | {
      readonly type: "text";
      readonly required?: boolean;
      readonly max?: number;
      readonly pattern?: string;
      readonly as?: TextKind;
      /** What the store writes there and people read in their own language, as they do the values of a `select`. */
      readonly said?: readonly string[];
      readonly hidden?: boolean;
    }
  | {
      readonly type: "number";
      readonly required?: boolean;
      readonly min?: number;
      readonly max?: number;
      readonly whole?: boolean;
      readonly hidden?: boolean;
    }
  | { readonly type: "bool"; readonly hidden?: boolean }
  | { readonly type: "date"; readonly required?: boolean; readonly hidden?: boolean }
  | { readonly type: "email"; readonly required?: boolean; readonly hidden?: boolean }
  | {
      readonly type: "json";
      readonly required?: boolean;
      readonly maxBytes?: number;
      readonly as?: JsonKind;
      /** Of `parts` (texts) and `figures` (numbers): the names that are asked for; others in it stay. */
      readonly parts?: readonly string[];
      readonly hidden?: boolean;
    }
  | { readonly type: "geoPoint"; readonly hidden?: boolean }
  | {
      readonly type: "file";
      readonly maxBytes: number;
      readonly mimeTypes: readonly string[];
      readonly hidden?: boolean;
    }
  | {
      readonly type: "select";
      readonly values: readonly string[];
      readonly required?: boolean;
      readonly many?: boolean;
      readonly hidden?: boolean;
    }
  | {
      readonly type: "relation";
      readonly to: string;
      readonly required?: boolean;
      readonly many?: boolean;
      readonly cascade?: boolean;
      readonly hidden?: boolean;
    };

/** Free text of at most `max` characters (default 255). */
export const text = (o: Omit<Extract<Field, { type: "text" }>, "type"> = {}): Field => ({
  type: "text",
  max: 255,
  ...o,
});
/** A number; `int` for whole ones. */
export const number = (o: Omit<Extract<Field, { type: "number" }>, "type"> = {}): Field => ({ type: "number", ...o });
/** A whole number. */
export const int = (o: Omit<Extract<Field, { type: "number" }>, "type"> = {}): Field => ({
  type: "number",
  whole: true,
  ...o,
});
/** True or false; absent reads as false. */
export const bool = (o: { hidden?: boolean } = {}): Field => ({ type: "bool", ...o });
/** An instant, stored in UTC with milliseconds. */
export const date = (o: { required?: boolean; hidden?: boolean } = {}): Field => ({ type: "date", ...o });
/** An e-mail address. */
export const email = (o: { required?: boolean; hidden?: boolean } = {}): Field => ({ type: "email", ...o });
/** Any JSON value of at most `maxBytes` bytes (default 1 MiB). */
export const json = (o: Omit<Extract<Field, { type: "json" }>, "type"> = {}): Field => ({
  type: "json",
  maxBytes: 1_048_576,
  ...o,
});
/** A place on earth. */
export const geoPoint = (): Field => ({ type: "geoPoint" });
/** One uploaded file. */
export const file = (maxBytes: number, mimeTypes: readonly string[]): Field => ({ type: "file", maxBytes, mimeTypes });
/** One of the values. */
export const select = (
  values: readonly string[],
  o: { required?: boolean; many?: boolean; hidden?: boolean } = {},
): Field => ({
  type: "select",
  values,
  ...o,
});
/** A reference to a record of another collection. */
export const relation = (to: string, o: Omit<Extract<Field, { type: "relation" }>, "type" | "to"> = {}): Field => ({
  type: "relation",
  to,
  ...o,
});

/** A day of the calendar, `2027-03-28`: the same day everywhere, so no instant. */
export const day = (o: { required?: boolean } = {}): Field =>
  text({ max: 10, pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", as: "day", ...o });

/** A time of day by some place's clock, `07:30`; the end of the day is `24:00`. */
export const clock = (o: { required?: boolean } = {}): Field =>
  text({ max: 5, pattern: o.required ? `^(${CLOCK}|24:00)$` : `^(${CLOCK}|24:00)?$`, ...o });

const PARTITION = "(0|[1-9A-Fa-f][0-9A-Fa-f]*)";

/** Number of a partition, without leading zeros: `1`, `12`. */
export const partitionNumber = (o: { required?: boolean } = {}): Field =>
  text({ max: 6, pattern: o.required ? `^${PARTITION}$` : `^${PARTITION}?$`, ...o });

/** From when until when of a day, `09:00-13:00`, or nothing. */
export const hours = (): Field => text({ max: 11, pattern: `^(${CLOCK}-(${CLOCK}|24:00))?$` });

/** The store's five rules; `null` = nobody but the server itself. */
export interface Access {
  readonly list: string | null;
  readonly view: string | null;
  readonly create: string | null;
  readonly update: string | null;
  readonly delete: string | null;
}

/**
 * How the browser keeps it: `mirror` whole; `slim` every row, of it the fields that lists and look-ups need; `opened` with
 * the sites that were opened or have an alarm; `window` the newest part; `none` not at all.
 */
export type Offline = "mirror" | "slim" | "opened" | "window" | "none";

/** A page of records: list, form and record are drawn from it and from the fields; words are in `locales/<lng>/records.json`. */
export interface RecordPage {
  /** The feature whose `read`, `create`, `update` and `delete` are asked: `settings.alarm_types`. */
  readonly feature: string;
  /** Where the feature's rights have other names than `read`, `create`, `update` and `delete`. */
  readonly rights?: PageRights;
  /** Below a section: `settings/alarm-types`. */
  readonly path: string;
  /** Where the page is a tab of another collection's: that collection. */
  readonly tabOf?: string;
  /** Fields that name a record to people, in order. */
  readonly title: readonly string[];
  /** Fields the search box looks into. */
  readonly search: readonly string[];
  /** Fields offered as filters above the list. */
  readonly filters?: readonly string[];
  /** The form's sections; a field that is in none is not asked for. */
  readonly form: readonly { readonly id: string; readonly fields: readonly string[] }[];
  /** Tabs of a record: rows of another collection that refer to it by `field`. */
  readonly tabs?: readonly { readonly collection: string; readonly field: string }[];
  /** Fields of the form that the store keeps: they are shown and never sent. */
  readonly kept?: readonly string[];
  /** What a new record begins with. */
  readonly fresh?: Readonly<Record<string, unknown>>;
  /** Of its list alone records in which this field is not empty. */
  readonly only?: string;
  /** There is one record: it stands open, without a list. */
  readonly single?: true;
}

/** A collection as written in its file. */
export interface CollectionSpec {
  readonly type?: "base" | "auth" | "view";
  readonly fields: Readonly<Record<string, Field>>;
  /** Column lists; a leading `unique ` makes it unique, a trailing ` where …` makes it partial. */
  readonly indexes?: readonly string[];
  readonly access: Access;
  readonly offline: Offline;
  /** Of a `slim` one: the fields that are kept of every row. */
  readonly slim?: readonly string[];
  /** Grows with every signal or act: its lists are had in the order of an index alone. */
  readonly long?: true;
  /** Who changed what by request stands in the audit log. Not said where the store writes by itself or acts leave lines. */
  readonly audited?: true;
  /** Auth collections: life of an access token in seconds, whether passwords are accepted, who manages others. */
  readonly auth?: { readonly tokenSeconds: number; readonly password: boolean; readonly manage?: string };
  /** View collections: the query. */
  readonly query?: string;
  readonly list?: { readonly columns: readonly string[]; readonly sort: string };
  readonly page?: RecordPage;
}

/** A collection with its name. */
export interface Collection<Name extends string = string> extends CollectionSpec {
  readonly name: Name;
}

/** Says a collection. */
export const defineCollection = <Name extends string>(name: Name, spec: CollectionSpec): Collection<Name> => ({
  name,
  ...spec,
});
