/** The control of a field, by the way in which it is asked for. */
import type { ComponentType } from "react";
import type { DateDraft, Draft, FileDraft, GeoDraft, PartsDraft, PhoneDraft, TextDraft } from "../drafts";
import { type ControlKind, kindOf } from "../kinds";
import { BoolControl, ManyControl, SelectControl, ToneControl } from "./choice-controls";
import type { ControlProps } from "./control-props";
import { FileControl } from "./file-control";
import { PartsControl } from "./parts-control";
import { PhonesControl } from "./phones-control";
import { PlaceControl } from "./place-control";
import { KnownControl, RelationControl, RelationManyControl } from "./search-controls";
import { LongControl, TextControl } from "./text-control";
import { TextsControl } from "./texts-control";
import { DateControl, DayControl } from "./time-controls";

type Of<D extends Draft> = ComponentType<ControlProps<D>>;
type AnyControl =
  | Of<string>
  | Of<boolean>
  | Of<readonly string[]>
  | Of<DateDraft>
  | Of<readonly PhoneDraft[]>
  | Of<readonly TextDraft[]>
  | Of<PartsDraft>
  | Of<GeoDraft>
  | Of<FileDraft>;

const CONTROLS: Readonly<Record<ControlKind, AnyControl>> = {
  text: TextControl,
  long: (props: ControlProps<string>) => <LongControl {...props} rows="long" />,
  day: DayControl,
  phone: TextControl,
  time_zone: (props: ControlProps<string>) => <KnownControl {...props} kind="time_zone" />,
  language: (props: ControlProps<string>) => <KnownControl {...props} kind="language" />,
  country: (props: ControlProps<string>) => <KnownControl {...props} kind="country" />,
  tone: ToneControl,
  email: TextControl,
  number: TextControl,
  bool: BoolControl,
  date: DateControl,
  phones: PhonesControl,
  texts: TextsControl,
  words: (props: ControlProps<string>) => <LongControl {...props} rows="words" />,
  parts: PartsControl,
  figures: PartsControl,
  json: (props: ControlProps<string>) => <LongControl {...props} rows="json" />,
  geoPoint: PlaceControl,
  file: FileControl,
  select: SelectControl,
  selectMany: ManyControl,
  relation: RelationControl,
  relationMany: RelationManyControl,
};

/** Kinds whose control is a group: its name is no label of a single element. */
const GROUPS: readonly ControlKind[] = [
  "tone",
  "selectMany",
  "phones",
  "texts",
  "parts",
  "figures",
  "geoPoint",
  "date",
  "day",
];

/** Does the field's name stand beside it as text, and not as the label of its one element? */
export const isGroup = (kind: ControlKind): boolean => GROUPS.includes(kind);

/** The control. What a form holds goes with the kind of its field: both were read together. */
export function Control(props: ControlProps) {
  const Chosen = CONTROLS[kindOf(props.field)] as unknown as ComponentType<ControlProps>;
  return <Chosen {...props} />;
}
