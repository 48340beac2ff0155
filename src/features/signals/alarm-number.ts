/** An alarm's number as people type it: the figures alone, or as its record is headed. */
import { folded } from "../../../domain/live/folded";
import { latin } from "../../lib/time-of-day";

/** The number in Latin figures where the text is one, or is `titleOf` one (`Alarm 1042`); any other text as it is. */
export function alarmNumberIn(text: string, titleOf: (number: string) => string): string {
  const typed = latin(text).trim();
  const [number] = /\d+/.exec(typed) ?? [];
  if (number === undefined) return text;
  return typed === number || folded(typed) === folded(titleOf(number)) ? number : text;
}
