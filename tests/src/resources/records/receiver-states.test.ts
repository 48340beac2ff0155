/** The state of a receiver is read as a word of the reader's language, whatever the store calls it. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { receivers } from "../../../../domain/collections/receivers";
import { fieldText, type FieldWords } from "../../../../src/resources/records/list/field-text";

const field = receivers.fields["state"];
if (!field) throw new Error("receivers have no state");

const STATES = ["listening", "silent", "spool_full", "stopped"];
const said = {
  words: { value: (collection: string, field: string, value: string) => `${collection}.${field}.${value}` },
} as unknown as FieldWords;
const shown = (state: string): string =>
  fieldText({ collection: "receivers", name: "state", field }, { id: "x", updated: "", state }, said);

it.each(STATES)("%s", (state) => expect(shown(state)).toBe(`receivers.state.${state}`));

it("one that nobody has a word for says what it says", () => expect(shown("asleep")).toBe("asleep"));

it.each(["en", "tr", "de", "sa"])("has a word for each in %s", (code) => {
  const texts = JSON.parse(readFileSync(`locales/${code}/settings.json`, "utf8")) as {
    readonly values: Record<string, Record<string, Record<string, string>>>;
  };
  const words = texts.values["receivers"]?.["state"] ?? {};
  expect(Object.keys(words).sort()).toEqual(STATES);
  for (const word of Object.values(words)) expect(STATES).not.toContain(word);
});
