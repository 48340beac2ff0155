/** What was typed against the rules of the collection, before the store has to refuse it. */

import { expect, it } from "vitest";
import {
  bool,
  date,
  day,
  email,
  type Field,
  file,
  geoPoint,
  int,
  json,
  number,
  relation,
  select,
  text,
} from "../../../../../domain/collections/define";
import type { Draft, Reading } from "../../../../../src/resources/records/form/drafts";
import { faultOf } from "../../../../../src/resources/records/form/faults";

const by: Reading = { timeZone: "Europe/Berlin", order: "dmy" };
const code = text({ required: true, max: 10, pattern: "^[a-z][a-z0-9_]*$" });
const picture = file(1_000_000, ["image/png"]);
const picked = (size: number, type: string) => ({
  kept: "",
  picked: new File([new Uint8Array(size)], "a.png", { type }),
});

it.each<[string, Field, Draft, string | null]>([
  ["nothing where something is needed", code, "  ", "required"],
  ["nothing where nothing is needed", text(), "", null],
  ["letters that a code has not", code, "Fire!", "code"],
  ["a code", code, "fire_2", null],
  ["a pattern of its own", text({ pattern: "^[A-Z]{2}$" }), "a", "pattern"],
  ["too much", text({ max: 3 }), "four", "long"],
  ["signs beyond the basic plane count once", text({ max: 2 }), "😀😀", null],
  ["a day in words", day(), "soon", "day"],
  ["a day that is none", day(), "30.2.2027", "no_day"],
  ["a day in the language's order", day({ required: true }), "28.3.2027", null],
  ["no day where one is needed", day({ required: true }), "", "required"],
  ["no number", int(), "twelve", "number"],
  ["half of a whole number", int(), "1.5", "whole"],
  ["below the bound", int({ min: 1, max: 9 }), "0", "between"],
  ["above the bound", int({ min: 1, max: 9 }), "10", "between"],
  ["a lower bound alone", int({ min: 1 }), "0", "least"],
  ["an upper bound alone", number({ max: 5 }), "5.1", "most"],
  ["nought where it is allowed", int({ required: true, min: 0, max: 9 }), "0", null],
  ["no number where one is needed", int({ required: true }), "", "required"],
  ["an address without its host", email(), "cem@", "email"],
  ["an address", email({ required: true }), "cem@watchdesk.test", null],
  ["a telephone number without figures", text({ as: "phone" }), "call me", "phone"],
  ["a day without its time", date(), { day: "2027-03-28", time: "" }, "half_date"],
  ["a time that is none", date(), { day: "2027-03-28", time: "25:00" }, "time"],
  ["an instant", date({ required: true }), { day: "2027-03-28", time: "830" }, null],
  ["no instant where one is needed", date({ required: true }), { day: "", time: "" }, "required"],
  ["a kind without its number", json({ as: "phones" }), [{ number: "", kind: "mobile" }], "phone_missing"],
  ["a number without figures", json({ as: "phones" }), [{ number: "none", kind: "" }], "phone"],
  ["an empty row", json({ as: "phones" }), [{ number: "", kind: "" }], null],
  ["21 numbers", json({ as: "phones" }), Array.from({ length: 21 }, () => ({ number: "112", kind: "" })), "many"],
  ["a text without its language", json({ as: "texts" }), [{ language: "", text: "Besetzt" }], "language"],
  ["a language without its text", json({ as: "texts" }), [{ language: "de", text: " " }], "text_missing"],
  [
    "a language twice",
    json({ as: "texts" }),
    ["a", "b"].map((said) => ({ language: "de", text: said })),
    "language_twice",
  ],
  ["a text that is too long", json({ as: "texts" }), [{ language: "de", text: "x".repeat(301) }], "long"],
  ["a word that is too long", json({ as: "words" }), `fire\n${"x".repeat(61)}`, "long"],
  ["101 words", json({ as: "words" }), Array.from({ length: 101 }, (_, at) => `w${at}`).join("\n"), "many"],
  ["no JSON", json(), "{a: 1}", "json"],
  ["no JSON where some is needed", json({ required: true }), "", "required"],
  ["more JSON than is kept", json({ maxBytes: 8 }), '{"a": "too long"}', "large_text"],
  ["half a place", geoPoint(), { lat: "53", lon: "" }, "half_place"],
  ["a place beyond the pole", geoPoint(), { lat: "91", lon: "0" }, "place"],
  ["a place", geoPoint(), { lat: "53,8", lon: "-1.5" }, null],
  ["a file of another kind", picture, picked(10, "image/gif"), "file_type"],
  ["a file that is too large", picture, picked(1_000_001, "image/png"), "large_file"],
  ["a file", picture, picked(10, "image/png"), null],
  ["no choice where one is needed", select(["a"], { required: true }), "", "choose"],
  ["no record where one is needed", relation("sites", { required: true }), "", "choose"],
  ["none of several where one is needed", select(["a"], { required: true, many: true }), [], "choose"],
  ["yes or no is always right", bool(), false, null],
])("%s", (_, field, draft, want) => expect(faultOf(field, draft, by)?.key ?? null).toBe(want));

it("says how much is too much", () =>
  expect(faultOf(text({ max: 3 }), "five5", by)).toEqual({ key: "long", values: { max: 3, count: 2 } }));
