/** What a form asks for, what of it was changed, and what is kept of it in this tab. */

import { beforeEach, expect, it } from "vitest";
import { AppError } from "../../../../../domain/errors";
import { ALL_COLLECTIONS } from "../../../../../domain/collections/all";
import { holidaySets } from "../../../../../domain/collections/holiday-sets";
import { reportShortcuts } from "../../../../../domain/collections/report-shortcuts";
import type { Reading } from "../../../../../src/resources/records/form/drafts";
import {
  changedFields,
  copyOf,
  draftsOf,
  formFields,
  newValues,
  storedOf,
  typedOf,
} from "../../../../../src/resources/records/form/form-fields";
import { forget, formKey, keep, Keeping, readKept } from "../../../../../src/resources/records/form/kept-draft";
import { leavesForm } from "../../../../../src/resources/records/form/leaves-form";
import { fitsShape } from "../../../../../src/resources/records/form/shape-of-draft";
import { storeFaults } from "../../../../../src/resources/records/form/store-faults";

const by: Reading = { timeZone: "UTC", order: "ymd" };
const record = {
  id: "a",
  updated: "1",
  key: "AM",
  text: "Machine",
  texts: { de: "Band" },
  endsIn: "note",
  order: 3,
  active: true,
};

it("asks for every field that a page names and the store does not keep, and for none that is not there", () => {
  for (const collection of ALL_COLLECTIONS.filter(({ page }) => page)) {
    const named = collection.page?.form.flatMap(({ fields }) => fields) ?? [];
    expect(named.filter((name) => collection.fields[name] === undefined)).toEqual([]);
    const { access, page } = collection;
    const isOurs = access.update !== null || access.create !== null;
    const wanted = isOurs ? named.filter((name) => !(page?.kept ?? []).includes(name)) : [];
    expect(formFields(collection).map(({ name }) => name)).toEqual(wanted);
  }
});

it("finds nothing changed in a record that nobody touched", () => {
  const drafts = draftsOf(reportShortcuts, record, by);
  expect(changedFields(reportShortcuts, record, { drafts, by })).toEqual([]);
});

it("names what was changed, and a blank at the end is no change", () => {
  const drafts = { ...draftsOf(reportShortcuts, record, by), text: "Machine ", order: "4" };
  expect(changedFields(reportShortcuts, record, { drafts, by })).toEqual(["order"]);
});

it("begins a new record in use, and with what is given", () => {
  expect(newValues(reportShortcuts, { order: 9 })).toEqual({ active: true, order: 9 });
  const drafts = draftsOf(reportShortcuts, newValues(reportShortcuts), by);
  expect(storedOf(reportShortcuts, drafts, by)).toMatchObject({ key: "", texts: null, order: 0, active: true });
});

it("copies all but what may stand only once", () => {
  expect(copyOf(reportShortcuts, record)).toMatchObject({ text: "Machine", texts: { de: "Band" }, order: 3 });
  expect(copyOf(reportShortcuts, record)).not.toHaveProperty("key");
  expect(copyOf(holidaySets, { name: "Leeds", country: "GB" })).not.toHaveProperty("name");
});

const storage = (() => {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
})();

beforeEach(() => storage.kept.clear());

const NOTHING = { madeFrom: "", before: {}, drafts: {}, at: 1 };

it("keeps of a record only the fields that were typed into, half done or not; of a new one all that is in the form", () => {
  const drafts = { ...draftsOf(reportShortcuts, record, by), text: "Machine gun", order: "x" };
  expect(typedOf(reportShortcuts, record, { drafts, by, isNew: false })).toEqual({
    drafts: { text: "Machine gun", order: "x" },
    before: { text: "Machine", order: 3 },
  });
  const made = typedOf(reportShortcuts, newValues(reportShortcuts), { drafts, by, isNew: true });
  expect(made.drafts).toEqual(drafts);
});

it("forgets what it has kept itself, and nothing that another tab keeps of the same form", () => {
  const [mine, other] = [new Keeping(storage, false), new Keeping(storage, false)];
  mine.follow("k", { text: "a" }, () => NOTHING);
  other.follow("k", null, () => NOTHING);
  expect(storage.kept.has("k")).toBe(true);
  mine.follow("k", null, () => NOTHING);
  expect(storage.kept.has("k")).toBe(false);
});

it("gives back what was typed to the same person and form alone", () => {
  const key = formKey("cem", "report_shortcuts", "a");
  const kept = { madeFrom: "1", before: { text: "Machine" }, drafts: { text: "New" }, at: 5 };
  keep(storage, key, kept);
  expect(readKept(storage, key)).toEqual(kept);
  expect(readKept(storage, formKey("ayla", "report_shortcuts", "a"))).toBeNull();
  forget(storage, key);
  expect(readKept(storage, key)).toBeNull();
});

it("keeps of a file only what is stored already", () => {
  const key = formKey("cem", "users", "a");
  const avatar = { kept: "old.png", picked: new File(["x"], "new.png") };
  keep(storage, key, { ...NOTHING, drafts: { avatar } });
  expect(readKept(storage, key)?.drafts["avatar"]).toEqual({ kept: "old.png", picked: null });
});

it("reads nothing that is damaged, and says so where nothing more fits", () => {
  storage.kept.set("k", "{");
  expect(readKept(storage, "k")).toBeNull();
  const full = {
    ...storage,
    setItem: () => {
      throw new Error("full");
    },
  };
  expect(keep(full, "k", NOTHING)).toBe(false);
});

it.each<[unknown, unknown, boolean]>([
  ["text", "", true],
  [["a"], "", false],
  [{ day: "", time: "" }, { day: "1", time: "2" }, true],
  [{ day: "" }, { day: "1", time: "2" }, false],
  [[{ number: "1", kind: "" }], [], true],
  [[5], [], false],
  ["x", [], false],
])("%j in the place of %j: %j", (kept, usual, fits) => expect(fitsShape(kept, usual)).toBe(fits));

const at = (pathname: string, search = {}) => ({ pathname, search });

it.each([
  ["another page", at("/a", { id: "1" }), at("/b", { id: "1" }), true],
  ["another record", at("/a", { id: "1" }), at("/a", { id: "2" }), true],
  ["closing it", at("/a", { id: "1" }), at("/a"), true],
  ["another part of the same record", at("/a", { id: "1" }), at("/a", { id: "1", part: "history" }), false],
  ["a filter of the list", at("/a", { id: "1" }), at("/a", { id: "1", q: "x" }), false],
])("%s", (_, from, to, leaves) => expect(leavesForm(from, to, ["tab", "id", "copy"])).toBe(leaves));

const names = ["code", "name", "phones"];
const said = (code: string) => ({ code, message: "in English" });

it.each<[string, Readonly<Record<string, unknown>>, Readonly<Record<string, string>>, boolean]>([
  ["a code that is taken", { code: said("validation_not_unique") }, { code: "taken" }, false],
  [
    "two at once",
    { code: said("validation_required"), name: said("validation_max_text_constraint") },
    { code: "required", name: "long" },
    false,
  ],
  ["a word of the store that we do not know", { name: said("validation_new") }, { name: "value" }, false],
  ["a field of ours by its name", { code: "bad_request", field: "phones" }, { phones: "value" }, false],
  [
    "what a rule of ours needs",
    { code: "bad_request", phones: said("validation_required") },
    { phones: "required" },
    false,
  ],
  ["a field that is not on the form", { other: said("validation_required") }, {}, true],
  [
    "one on the form and one that is not",
    { name: said("validation_required"), other: said("validation_required") },
    { name: "required" },
    true,
  ],
  ["nothing about fields", { code: "disk_full" }, {}, true],
])("says %s beside its field", (_, data, fields, hasRest) => {
  const faults = storeFaults(new AppError("bad_request", data), names);
  expect(faults.fields).toEqual(fields);
  expect(faults.rest !== null).toBe(hasRest);
});
