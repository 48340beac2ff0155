/** What is taken for an alarm's number. */
import { expect, it } from "vitest";
import { alarmNumberIn } from "../../../../src/features/signals/alarm-number";

it.each([
  ["figures", "1042", "1042"],
  ["figures with blanks around them", " 1042 ", "1042"],
  ["figures of another keyboard", "١٠٤٢", "1042"],
  ["what the record is headed with", "Alarm 1042", "1042"],
  ["the same in small letters", "alarm 1042", "1042"],
  ["another word before it", "Zone 1042", "Zone 1042"],
  ["two numbers", "1042 1043", "1042 1043"],
  ["a number with a sign", "-5", "-5"],
  ["a name with a number", "Gate 7 north", "Gate 7 north"],
  ["words", " back door ", " back door "],
  ["nothing", "", ""],
])("takes %s", (_, text, want) => expect(alarmNumberIn(text, (number) => `Alarm ${number}`)).toBe(want));
