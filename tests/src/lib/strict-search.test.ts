import { expect, it } from "vitest";
import { strictSearch } from "../../../src/lib/strict-search";

const read = strictSearch(({ tab }) => (tab === "mine" ? { tab } : {}));

it.each([
  ["what is read", { tab: "mine" }, { tab: "mine" }],
  ["nothing in the place of what is not taken", { tab: true, from: Infinity }, { tab: undefined, from: undefined }],
  ["nothing that nobody reads", { tab: "mine", x: "<b>" }, { tab: "mine", x: undefined }],
])("gives %s", (_, search, want) => expect({ ...search, ...read(search) }).toStrictEqual(want));
