/** Every page of records has its words: a key instead of a word would stand on the screen. */
import { expect, it } from "vitest";
import { ALL_COLLECTIONS } from "../../../../domain/collections/all";
import type { Collection } from "../../../../domain/collections/define";
import { recordWords } from "../../../../src/resources/records/record-words";
import records from "../../../../locales/en/records.json";
import settings from "../../../../locales/en/settings.json";
import work from "../../../../locales/en/work.json";

const isTree = (node: unknown): node is Readonly<Record<string, unknown>> => typeof node === "object" && node !== null;

const wordIn = (words: unknown, key: string): string => {
  const found = key.split(".").reduce<unknown>((node, part) => (isTree(node) ? node[part] : undefined), words);
  return typeof found === "string" ? found : "";
};

const wordsOf = recordWords(
  ((key: string) =>
    [records, settings, work].map((words) => wordIn(words, key)).find((word) => word !== "") ??
    "") as unknown as Parameters<typeof recordWords>[0],
);

const pages = ALL_COLLECTIONS.filter((one) => one.page !== undefined);

const asked = ({ name, fields }: Collection): [string, string][] => [
  ["one", wordsOf.one(name)],
  ["many", wordsOf.many(name)],
  ["none", wordsOf.none(name)],
  ...Object.entries(fields).flatMap(([field, spec]): [string, string][] => [
    [field, wordsOf.field(name, field)],
    ...(spec.type === "select"
      ? spec.values.map((value): [string, string] => [`${field}.${value}`, wordsOf.value(name, field, value)])
      : []),
  ]),
];

it.each(pages.map((one) => [one.name, one] as const))("%s: each field and value has a word", (_, collection) => {
  expect(asked(collection).filter(([, word]) => word === "")).toEqual([]);
});

it("knows the eleven pages of records", () => {
  expect(pages.length).toBeGreaterThanOrEqual(11);
});
